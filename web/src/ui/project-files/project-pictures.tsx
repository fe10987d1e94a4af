import { useApolloClient, useQuery } from "@apollo/client/react";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { isAnswered } from "#lib/graph/answered.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { FileUpload } from "#ui/upload/file-upload.tsx";
import { PictureTile } from "./picture-tile.tsx";
import type { Picture } from "./picture-tile.tsx";
import { DescribeFile, ProjectPictures as Pictures, SavePictures } from "./project-files-documents.ts";
import { useFileList } from "./use-file-list.ts";
import "./project-files.css";

const DescribeDialog = lazy(() =>
  import("./describe-dialog.tsx").then((m) => ({ default: m.DescribeDialog })),
);

const MAX_DESCRIPTION = 300;

type PicturesProps = {
  readonly projectKey: string;
  readonly mayChange: boolean;
  /** Called after a change, which makes a new version of the project. */
  readonly onChanged: () => Promise<unknown>;
};

/** The current pictures of a project, the poster first, and how the list is saved. */
function usePictures({ projectKey, onChanged }: PicturesProps) {
  const graph = useApolloClient();
  const { data, error, loading, refetch } = useQuery(Pictures, { variables: { id: projectKey } });
  const reread = async () => {
    await Promise.all([refetch(), onChanged()]);
  };
  const list = useFileList({
    items: data?.getProjectById?.Data.Media ?? [],
    reread,
    write: (keys) => {
      const media = { PK: projectKey, Media: [...keys] };
      return graph.mutate({ mutation: SavePictures, variables: { media } });
    },
  });
  return {
    ...list,
    loading: !isAnswered(data) && loading,
    error: isAnswered(data) ? null : error,
    again: () => void reread().catch(() => undefined),
  };
}

type DescriptionProps = { readonly item: Picture; readonly onClose: () => void };

function Description({ item, onClose }: DescriptionProps) {
  const { t } = useTranslation("breakdown");
  const graph = useApolloClient();
  return (
    <Suspense>
      <DescribeDialog
        open
        long
        title={t("files.describeTitle")}
        label={t("files.description")}
        help={t("files.descriptionHelp")}
        value={item.Data.AltText ?? ""}
        max={MAX_DESCRIPTION}
        draft={`file.${item.PK}.description`}
        save={async (AltText) => {
          await graph.mutate({ mutation: DescribeFile, variables: { media: { PK: item.PK, AltText } } });
          notify("success", t("files.described"));
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}

function PictureList({
  list,
  mayChange,
}: {
  readonly list: ReturnType<typeof usePictures>;
  readonly mayChange: boolean;
}) {
  const { t } = useTranslation("breakdown");
  const formats = useFormats();
  const [described, setDescribed] = useState<Picture | null>(null);
  const { shown } = list;
  const count = shown.length;
  const nameOf = (item: Picture, place: number) =>
    item.Data.AltText || t("files.photo", { number: formats.number(place + 1) });
  const move = (from: number, to: number) => {
    const item = shown[from];
    if (!item) return;
    const name = nameOf(item, from);
    const done =
      to === 0 ? t("files.isPoster", { name }) : t("files.movedTo", { name, place: to + 1, count });
    list.move(item.PK, to, { done, undone: t("files.movedBack", { name }) });
  };
  const movesOf = (item: Picture, place: number) => {
    const name = nameOf(item, place);
    return {
      count,
      place,
      onDescribe: () => setDescribed(item),
      onMove: (to: number) => move(place, to),
      onDrop: (key: string) => {
        const from = shown.findIndex(({ PK }) => PK === key);
        if (from !== place) move(from, place);
      },
      onRemove: () =>
        list.remove(item.PK, { done: t("files.removed", { name }), undone: t("files.back", { name }) }),
    };
  };
  return (
    <>
      <ul className="picture-list">
        {shown.map((item, place) => (
          <PictureTile
            key={item.PK}
            item={item}
            name={nameOf(item, place)}
            isPoster={place === 0}
            moves={mayChange ? movesOf(item, place) : null}
          />
        ))}
      </ul>
      {described && <Description item={described} onClose={() => setDescribed(null)} />}
    </>
  );
}

/** The poster and photos of a project: add, reorder, describe and remove. */
export function ProjectPictures(props: PicturesProps) {
  const { t } = useTranslation("breakdown");
  const { projectKey, mayChange } = props;
  const list = usePictures(props);
  const free = LIMITS.mediaPerProject - list.shown.length;
  return (
    <DataBlock loading={list.loading} error={list.error} onRetry={list.again}>
      <div className="files-head">
        <p>{t("files.photosHelp")}</p>
        {mayChange && free > 0 && (
          <FileUpload
            purpose="Gallery"
            place={{ kind: "pictures", project: projectKey }}
            altText=""
            label={t("files.addPhotos")}
            atOnce={free}
            onUploaded={list.again}
          />
        )}
      </div>
      {list.shown.length > 0 && <PictureList list={list} mayChange={mayChange} />}
    </DataBlock>
  );
}
