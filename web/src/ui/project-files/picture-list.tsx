import { useApolloClient } from "@apollo/client/react";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormats } from "#i18n/formats.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { PictureTile } from "./picture-tile.tsx";
import type { Picture } from "./picture-tile.tsx";
import { DescribeFile } from "./project-files-documents.ts";
import type { useFileList } from "./use-file-list.ts";
import "./project-files.css";

const DescribeDialog = lazy(() =>
  import("./describe-dialog.tsx").then((m) => ({ default: m.DescribeDialog })),
);

const MAX_DESCRIPTION = 300;

/** The pictures of a project, saved or about to be, and what can be done with them. */
export type Pictures = ReturnType<typeof useFileList<Picture>>;

type DescriptionProps = {
  readonly item: Picture;
  readonly onDescribed: ((key: string, text: string) => void) | undefined;
  readonly onClose: () => void;
};

function Description({ item, onDescribed, onClose }: DescriptionProps) {
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
          onDescribed?.(item.PK, AltText);
          notify("success", t("files.described"));
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}

/** What the company may do with each picture, with the messages about it. */
function useMoves(pictures: Pictures, onMoved: (place: number) => void) {
  const { t } = useTranslation("breakdown");
  const formats = useFormats();
  const { shown } = pictures;
  const count = shown.length;
  const nameOf = (item: Picture, place: number) =>
    item.Data.AltText || t("files.photo", { number: formats.number(place + 1) });
  const move = (from: number, to: number) => {
    const item = shown[from];
    if (!item) return;
    const name = nameOf(item, from);
    const done =
      to === 0 ? t("files.isPoster", { name }) : t("files.movedTo", { name, place: to + 1, count });
    pictures.move(item.PK, to, { done, undone: t("files.movedBack", { name }) });
    onMoved(to);
  };
  const movesOf = (item: Picture, place: number) => {
    const name = nameOf(item, place);
    return {
      count,
      place,
      onMove: (to: number) => move(place, to),
      onDrop: (key: string) => {
        const from = shown.findIndex(({ PK }) => PK === key);
        if (from !== place) move(from, place);
      },
      onRemove: () => {
        pictures.remove(item.PK, {
          done: t("files.removed", { name }),
          undone: t("files.back", { name }),
        });
        onMoved(Math.min(place, count - 2));
      },
    };
  };
  return { nameOf, movesOf };
}

/**
 * Returns the focus to a tile: a menu's button moves with its tile, and disappears with it, which drops the focus.
 * Returns the list's ref, and what notes the place of the tile.
 */
function useFocusOnTile() {
  const list = useRef<HTMLUListElement>(null);
  const next = useRef<number | null>(null);
  useEffect(() => {
    if (next.current === null || document.activeElement !== document.body) return;
    list.current?.querySelectorAll<HTMLElement>(".picture-menu button")[next.current]?.focus();
    next.current = null;
  });
  return {
    list,
    note: (place: number) => {
      next.current = place;
    },
  };
}

type ListProps = {
  readonly pictures: Pictures;
  readonly mayChange: boolean;
  /** Called when a picture has a new description. */
  readonly onDescribed?: ((key: string, text: string) => void) | undefined;
};

/** Pictures in their order, the poster first: each is moved, described and removed. */
export function PictureList({ pictures, mayChange, onDescribed }: ListProps) {
  const [described, setDescribed] = useState<Picture | null>(null);
  const { list, note } = useFocusOnTile();
  const { nameOf, movesOf } = useMoves(pictures, note);
  return (
    <>
      <Stack ref={list} as="ul" className="picture-list" gap={12}>
        {pictures.shown.map((item, place) => (
          <PictureTile
            key={item.PK}
            item={item}
            name={nameOf(item, place)}
            isPoster={place === 0}
            moves={mayChange ? { ...movesOf(item, place), onDescribe: () => setDescribed(item) } : null}
          />
        ))}
      </Stack>
      {described && (
        <Description item={described} onDescribed={onDescribed} onClose={() => setDescribed(null)} />
      )}
    </>
  );
}
