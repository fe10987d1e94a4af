import { LIMITS } from "@callboard/catalog/limits.ts";
import { useApolloClient } from "@apollo/client/react";
import { useEffect, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useLocation } from "react-router-dom";
import { useStore } from "zustand";
import { useShallow } from "zustand/react/shallow";
import { changeUpload, isUnderWay, placeName, uploadOf, uploadStore } from "#lib/uploads/upload-store.ts";
import type { UploadPlace } from "#lib/uploads/upload-store.ts";
import { cancelUpload, resumeUpload, startUploads } from "#lib/uploads/uploads.ts";
import { useStable } from "#lib/use-stable.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { usePreparedPictures } from "#ui/upload/use-prepared-pictures.ts";
import { declared } from "./attached-file.ts";
import type { AttachedFile } from "./attached-file.ts";
import { DropAttachment } from "./attachment-documents.ts";
import { arrivedFile, useAttaching } from "./use-attaching.ts";

/** The uploaded files as state, with a ref to the current value; `onChange` is called synchronously. */
function useArrived(kept: () => readonly AttachedFile[], onChange: (files: readonly AttachedFile[]) => void) {
  const [files, setFiles] = useState(kept);
  const now = useRef(files);
  return {
    files,
    now,
    put: (next: readonly AttachedFile[]): void => {
      now.current = next;
      setFiles(next);
      onChange(next);
    },
  };
}

/** Returns a promise that resolves once nothing is moving any more; it stays pending if the page unmounts first. */
function useAtRest(moving: boolean): () => Promise<void> {
  const waiting = useRef<Array<() => void>>([]);
  useEffect(() => {
    if (!moving) for (const go of waiting.current.splice(0)) go();
  }, [moving]);
  return () =>
    new Promise((resolve) => {
      if (moving) waiting.current.push(resolve);
      else resolve();
    });
}

/** Starts uploads for a place: HEIC photos after their conversion to JPEG, everything else immediately. */
function useStarting(place: UploadPlace) {
  const graph = useApolloClient();
  const { pathname, search } = useLocation();
  const { converting, handOn } = usePreparedPictures();
  /** Number of photos that could not be decoded. */
  const unread = useRef(0);
  const page = pathname + search;
  function take(file: File | null): void {
    if (file === null) unread.current += 1;
    else startUploads(graph, [{ file, purpose: "Attachment", altText: file.name, place, page }]);
  }
  return {
    converting,
    unread,
    start: (files: readonly File[]) => {
      for (const file of files) void handOn(declared(file), take);
    },
  };
}

/**
 * Attachments of a message being written: each is uploaded as soon as it is chosen, and `onChange` receives those
 * that are uploaded. Uploads continue after leaving the page, and are among the files when the draft is opened again.
 */
export function useAttachments(
  draft: string,
  kept: () => readonly AttachedFile[],
  onChange: (files: readonly AttachedFile[]) => void,
) {
  const { t } = useTranslation("mail");
  const graph = useApolloClient();
  const place: UploadPlace = { kind: "form", name: draft };
  const name = placeName(place);
  const ofDraft = () =>
    uploadStore.getState().uploads.filter((one) => placeName(one.place) === name && !one.claimed);
  const uploads = useStore(uploadStore, useShallow(ofDraft));
  const list = useArrived(kept, onChange);
  const { now, put } = list;
  const arrive = useStable(put);
  useEffect(() => {
    const arrived = uploads.flatMap((upload) => arrivedFile(upload) ?? []);
    if (arrived.length === 0) return;
    for (const { id, status } of uploads) if (status === "done") changeUpload(id, { claimed: true });
    arrive([...now.current, ...arrived]);
  }, [uploads, arrive, now]);
  const items = useAttaching(list.files, uploads);
  const { converting, unread, start } = useStarting(place);
  const atRest = useAtRest(converting > 0 || uploads.some((one) => isUnderWay(one) || one.status === "done"));

  return {
    items,
    isConverting: converting > 0,
    /** Adds files up to the limit per message. */
    add: (files: readonly File[]) => {
      const room = LIMITS.attachmentsPerMessage - now.current.length - ofDraft().length - converting;
      if (files.length > room) notify("error", t("attach.tooMany", { count: LIMITS.attachmentsPerMessage }));
      start(files.slice(0, Math.max(0, room)));
    },
    retry: (id: string) => resumeUpload(graph, id),
    /** Whether there is any file, including those still uploading. */
    hasAny: () => converting > 0 || now.current.length > 0 || ofDraft().length > 0,
    remove: (id: string) => {
      if (uploadOf(id) && !now.current.some(({ key }) => key === id)) return cancelUpload(graph, id);
      put(now.current.filter(({ key }) => key !== id));
      // If this fails, the server deletes the file after a while.
      graph.mutate({ mutation: DropAttachment, variables: { key: id } }).catch(() => undefined);
    },
    /** The files once all uploads have ended; null if one failed. */
    settled: async (): Promise<readonly AttachedFile[] | null> => {
      const before = unread.current;
      await atRest();
      return ofDraft().length > 0 || unread.current > before ? null : now.current;
    },
    /** Replaces the files that are shown. */
    show: put,
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
