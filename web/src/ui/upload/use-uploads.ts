import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { cancelUpload, startUploads } from "#lib/uploads/uploads.ts";
import { changeUpload, dropUploads, isUnderWay, placeName, uploadStore } from "#lib/uploads/upload-store.ts";
import type { Upload, UploadPlace, UploadPurpose, UploadedMedia } from "#lib/uploads/upload-store.ts";
import { useStable } from "#lib/use-stable.ts";

/** Texts isolate names with direction marks; a stored description has none, and the server accepts none. */
const withoutDiacritics = (text: string): string => text.replace(/[\u2066-\u2069]/g, "");

type Wanted = { readonly purpose: UploadPurpose; readonly altText: string };

/** The share of all bytes that has been sent; 0 to 1. */
function shareOf(uploads: readonly Upload[]): number {
  const total = uploads.reduce((sum, { file }) => sum + (file?.size ?? 0), 0);
  const sent = uploads.reduce((sum, { file, progress }) => sum + (file?.size ?? 0) * progress, 0);
  return total === 0 ? 0 : sent / total;
}

/**
 * The uploads for a place. They continue when the page is left; `onArrived` is called for each file that has been
 * attached, or, in a form, that waits to be: immediately, or when the page is opened again.
 */
export function useUploads(place: UploadPlace, onArrived: (media: UploadedMedia) => void) {
  const graph = useApolloClient();
  const { pathname, search } = useLocation();
  const name = placeName(place);
  const uploads = useStore(
    uploadStore,
    useShallow((state) => state.uploads.filter((upload) => placeName(upload.place) === name)),
  );
  const arrive = useStable(onArrived);
  useEffect(() => {
    for (const { id, status, claimed, media } of uploads) {
      if (status !== "done" || claimed || media === null) continue;
      changeUpload(id, { claimed: true });
      arrive(media);
    }
  }, [uploads, arrive]);

  const underWay = uploads.filter(isUnderWay);
  const failed = uploads.filter(({ status }) => status === "failed");
  return {
    /** 0 to 1 over all uploads in progress, null if there are none. */
    progress: underWay.length === 0 ? null : shareOf(underWay),
    failed,
    /** Films that are made into ones that every browser shows. */
    converting: uploads.filter(({ status }) => status === "converting"),
    /** Films of which some browsers will show no picture. */
    hardToShow: uploads.filter(({ isHardToShow, status }) => isHardToShow === true && status !== "failed"),
    /** Forgets the refused files: others are chosen instead of them. */
    forgetRefused: () => dropUploads(failed.filter(({ canRetry }) => !canRetry).map(({ id }) => id)),
    start: (files: readonly File[], { purpose, altText }: Wanted) => {
      const page = pathname + search;
      startUploads(
        graph,
        files.map((file) => ({ file, purpose, altText: withoutDiacritics(altText), place, page })),
      );
    },
    /** Cancels the uploads in progress and has the server delete what has arrived. */
    cancel: () => {
      for (const { id } of underWay) cancelUpload(graph, id);
    },
  };
}
