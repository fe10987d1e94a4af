import { LIMITS } from "@callboard/catalog/limits.ts";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { draftFields, dropDraft, keepDraft } from "#lib/forms/drafts.ts";
import { chosenKeys, insertAsChosen } from "#lib/uploads/chosen-order.ts";
import type { UploadPlace, UploadedMedia } from "#lib/uploads/upload-store.ts";
import type { Picture } from "#ui/project-files/picture-tile.tsx";
import { useFileList } from "#ui/project-files/use-file-list.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { usePublishedChanges } from "#lib/forms/changes/typed-changes.ts";
import { draftName } from "../use-wizard.ts";

export const NEW_POSTER: UploadPlace = { kind: "form", name: "poster.new" };
export const NEW_PHOTOS: UploadPlace = { kind: "form", name: "photos.new" };

export const WAITING_DRAFT = draftName(null, "pictures");

function pictureOf({ key, fileName, url, thumbnailUrl }: UploadedMedia): Picture {
  return {
    __typename: "MediaItem",
    PK: key,
    SK: key,
    Data: {
      __typename: "MediaItemData",
      FileName: fileName,
      ContentUrl: url,
      ContentThumbNailUrl: thumbnailUrl,
      AltText: null,
      Status: "Ready",
    },
  };
}

type Kept = { readonly Media: { readonly to: readonly Picture[] } };

function keptPictures(): readonly Picture[] {
  const { Media } = draftFields(WAITING_DRAFT, "browser") as Partial<Kept>;
  return Media?.to ?? [];
}

/** The pictures of a project that is about to be created, the poster first. They are kept like the form's fields. */
export function useWaitingPictures() {
  const { t: refusals } = useTranslation("refusals");
  const [changes, setChanges] = useState<Kept>(() => ({ Media: { to: keptPictures() } }));
  const items = changes.Media.to;
  const stored = useRef(items);
  // Those that were removed can return.
  const known = useRef(new Map(items.map((item) => [item.PK, item])));
  usePublishedChanges(WAITING_DRAFT, changes);

  function put(pictures: readonly Picture[]): void {
    for (const picture of pictures) known.current.set(picture.PK, picture);
    stored.current = pictures;
    setChanges({ Media: { to: pictures } });
    if (pictures.length === 0) dropDraft(WAITING_DRAFT, "browser");
    else keepDraft(WAITING_DRAFT, { Media: { to: pictures } }, "browser");
  }

  const keys = () => stored.current.map(({ PK }) => PK);
  const putKeys = (next: readonly string[]) => put(next.flatMap((key) => known.current.get(key) ?? []));
  const know = (media: UploadedMedia) => void known.current.set(media.key, pictureOf(media));
  const list = useFileList<Picture>({
    items,
    change: (make) => Promise.resolve(putKeys(make(keys()))),
    reread: () => Promise.resolve(),
  });
  return {
    list,
    keys,
    know,
    add: (media: UploadedMedia) => {
      if (stored.current.length >= LIMITS.mediaPerProject)
        return notify("error", refusals("rule.MEDIA_PER_PROJECT"));
      know(media);
      putKeys(insertAsChosen(keys(), media.key, chosenKeys()));
    },
    describe: (key: string, AltText: string) =>
      put(stored.current.map((one) => (one.PK === key ? { ...one, Data: { ...one.Data, AltText } } : one))),
    drop: () => put([]),
  };
}

export type WaitingPictures = ReturnType<typeof useWaitingPictures>;
