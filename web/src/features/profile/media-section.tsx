import { EllipsisOutlined, FileTextOutlined } from "@ant-design/icons";
import { Checkbox } from "antd";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import type { UploadPurpose } from "#lib/uploads/upload-store.ts";
import { useRenewedLink } from "#lib/shown-media/use-renewed-link.ts";
import { Stack, Text } from "#ui/layout/layout.tsx";
import { Film } from "#ui/media/film.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { FileUpload } from "#ui/upload/file-upload.tsx";
import { moved } from "#lib/moved.ts";
import { MAX_FILES, useShownMedia } from "./use-shown-media.ts";
import type { Post } from "./use-shown-media.ts";

export type MediaKind = {
  readonly id: "photos" | "reels" | "voice" | "resume";
  /** Type of the post that shows them. */
  readonly type: string;
  readonly purpose: UploadPurpose;
  readonly accept: string;
};

type File = NonNullable<Post["Data"]["Media"][number]>;

type TileProps = {
  readonly file: File;
  readonly kind: MediaKind;
  readonly isHeadshot: boolean;
  readonly place: number;
  readonly count: number;
  readonly onMove: (to: number) => void;
  readonly onDrop: (key: string) => void;
  readonly onRemove: () => void;
  readonly onHeadshot: (() => void) | null;
};

function Preview({ file, kind }: Pick<TileProps, "file" | "kind">) {
  const { FileName, ContentUrl, ContentThumbNailUrl, AltText } = file.Data;
  const renew = useRenewedLink();
  const alt = AltText || FileName || "";
  if (kind.id === "reels") {
    return ContentUrl ? (
      <Film url={ContentUrl} renew={() => renew(file.PK)} poster={ContentThumbNailUrl} label={alt} />
    ) : null;
  }
  if (kind.id === "voice") {
    return (
      <Stack gap={6} shrinks>
        <span>
          <bdi>{FileName}</bdi>
        </span>
        {ContentUrl && (
          <Film isRecording url={ContentUrl} renew={() => renew(file.PK)} label={FileName ?? alt} />
        )}
      </Stack>
    );
  }
  if (kind.id === "photos")
    return <img src={ContentThumbNailUrl ?? ContentUrl ?? ""} alt={alt} loading="lazy" />;
  return (
    <a href={ContentUrl ?? ""} target="_blank" rel="noreferrer">
      <FileTextOutlined aria-hidden /> <bdi>{FileName}</bdi>
    </a>
  );
}

/** One file: moved by dragging or by its menu, made the headshot, deleted. */
function Tile(props: TileProps) {
  const { t } = useTranslation("profile");
  const { file, kind, isHeadshot, place, count, onMove, onDrop, onRemove, onHeadshot } = props;
  const name = file.Data.FileName ?? "";
  const items = [
    ...(onHeadshot && !isHeadshot
      ? [{ key: "headshot", label: t("media.makeHeadshot"), onClick: onHeadshot }]
      : []),
    ...(place > 0 ? [{ key: "earlier", label: t("media.earlier"), onClick: () => onMove(place - 1) }] : []),
    ...(place < count - 1
      ? [{ key: "later", label: t("media.later"), onClick: () => onMove(place + 1) }]
      : []),
    { key: "delete", label: t("media.delete"), danger: true, onClick: onRemove },
  ];
  return (
    <li className={`media-tile media-tile-${kind.id}`}>
      <div
        className="media-drag"
        draggable={count > 1}
        onDragStart={(event) => event.dataTransfer.setData("text/plain", file.PK)}
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault();
          event.stopPropagation();
          onDrop(event.dataTransfer.getData("text/plain"));
        }}
      >
        <Preview file={file} kind={kind} />
        {isHeadshot && <span className="media-mark">{t("headshot")}</span>}
        <MenuButton
          className="media-menu"
          size="small"
          icon={<EllipsisOutlined aria-hidden />}
          aria-label={t("media.more", { name })}
          menu={{ items }}
        />
      </div>
    </li>
  );
}

type MediaSectionProps = {
  readonly kind: MediaKind;
  readonly post: Post | undefined;
  readonly name: string;
  /** Key of the file that is the headshot. */
  readonly headshot: string | null;
  readonly onHeadshot: (key: string) => void;
  readonly onChanged: () => void;
};

/** The files of one kind, with the actions to add, reorder and remove them. */
export function MediaSection({ kind, post, name, headshot, onHeadshot, onChanged }: MediaSectionProps) {
  const { t } = useTranslation("profile");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const shown = useShownMedia(post, onChanged);
  const isLeft = (key: string) => !shown.removed.includes(key);
  const files = (post?.Data.Media ?? []).filter((file) => file !== null).filter(({ PK }) => isLeft(PK));
  // All of them: the list is saved whole, also while some cannot be read.
  const keys = post?.Data.Contents ?? [];
  const title = t(`media.${kind.id}`);
  return (
    <Stack as="section" className="profile-section" gap={16} aria-label={title}>
      <div className="media-head">
        <h2>
          {title}{" "}
          <Text text="dense quiet regular">
            {formats.number(files.length)} / {formats.number(MAX_FILES)}
          </Text>
        </h2>
        {post && (
          <Checkbox
            checked={post.Data.IsPublic}
            onChange={({ target }) => void shown.setPublic(target.checked)}
          >
            {t("media.public")}
          </Checkbox>
        )}
      </div>
      <p>{t(`media.${kind.id}Help`)}</p>
      {files.length > 0 && (
        <ul className="media-tiles">
          {files.map((file, place) => (
            <Tile
              key={file.PK}
              file={file}
              kind={kind}
              isHeadshot={file.PK === headshot}
              place={place}
              count={files.length}
              onMove={(to) => void shown.order(moved(keys, file.PK, to))}
              onDrop={(key) => {
                if (keys.includes(key) && key !== file.PK) void shown.order(moved(keys, key, place));
              }}
              onRemove={() => shown.remove(file.PK, file.Data.FileName ?? "")}
              onHeadshot={kind.id === "photos" ? () => onHeadshot(file.PK) : null}
            />
          ))}
        </ul>
      )}
      {files.length < MAX_FILES && (
        <FileUpload
          purpose={kind.purpose}
          place={{ kind: "post", type: kind.type }}
          accept={kind.accept}
          cropped={kind.id === "photos" ? "headshot" : null}
          altText={kind.id === "photos" ? shell("headshotOf", { name }) : title}
          label={t(`media.${kind.id}Add`)}
          atOnce={MAX_FILES - files.length}
          onUploaded={onChanged}
        />
      )}
    </Stack>
  );
}
