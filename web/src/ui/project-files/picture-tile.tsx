import { EllipsisOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import type { ProjectPicturesQuery } from "#gen/graphql.ts";
import { Text } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { dragOf } from "./drag.ts";

export type Picture = NonNullable<
  NonNullable<ProjectPicturesQuery["getProjectById"]>["Data"]["Media"][number]
>;

/** What the company may do with a picture. */
type PictureMoves = {
  readonly count: number;
  readonly place: number;
  readonly onDescribe: () => void;
  readonly onMove: (to: number) => void;
  /** Another picture was dropped on this one. */
  readonly onDrop: (key: string) => void;
  readonly onRemove: () => void;
};

function TileMenu({ name, moves }: { readonly name: string; readonly moves: PictureMoves }) {
  const { t } = useTranslation("breakdown");
  const { t: shell } = useTranslation();
  const { count, place, onDescribe, onMove, onRemove } = moves;
  const items = [
    { key: "describe", label: t("files.describe"), onClick: onDescribe },
    ...(place > 0 ? [{ key: "poster", label: t("files.makePoster"), onClick: () => onMove(0) }] : []),
    ...(place > 1 ? [{ key: "earlier", label: t("files.earlier"), onClick: () => onMove(place - 1) }] : []),
    ...(place < count - 1
      ? [{ key: "later", label: t("files.later"), onClick: () => onMove(place + 1) }]
      : []),
    { key: "remove", label: shell("remove"), danger: true, onClick: onRemove },
  ];
  return (
    <MenuButton
      className="picture-menu"
      icon={<EllipsisOutlined aria-hidden />}
      aria-label={t("files.more", { name })}
      menu={{ items }}
    />
  );
}

type TileProps = {
  readonly item: Picture;
  readonly name: string;
  readonly isPoster: boolean;
  /** Null for viewers. */
  readonly moves: PictureMoves | null;
};

/** A picture with its caption, moved by dragging or by its menu. */
export function PictureTile({ item, name, isPoster, moves }: TileProps) {
  const { t } = useTranslation("breakdown");
  const { ContentThumbNailUrl, ContentUrl, AltText } = item.Data;
  return (
    <li {...(moves && dragOf(item.PK, moves.count, moves.onDrop))}>
      <figure className="picture-tile">
        <MediaImage url={ContentThumbNailUrl ?? ContentUrl} alt={AltText ? "" : name} name={name} />
        {isPoster && (
          <Text className="picture-mark" pad="0 8" fill="surface" text="small ink">
            {t("files.poster")}
          </Text>
        )}
        {moves && <TileMenu name={name} moves={moves} />}
        {AltText && <figcaption dir="auto">{AltText}</figcaption>}
      </figure>
    </li>
  );
}
