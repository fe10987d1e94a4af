import { useApolloClient } from "@apollo/client/react";
import { useRef, useState } from "react";
import type { CompleteUploadMutation } from "#gen/graphql.ts";
import { begunUpload, endUpload } from "#lib/uploads/begun-uploads.ts";
import { failureOf } from "#lib/graph/failure.ts";
import type { Failure } from "#lib/graph/failure.ts";
import { runUpload } from "./run-upload.ts";
import type { Ran } from "./run-upload.ts";

export type UploadPurpose = "Headshot" | "Poster" | "Gallery" | "Reel" | "Document";

/** A file that was checked and can be shown. */
export type UploadedMedia = {
  readonly key: string;
  readonly url: string | null;
  readonly thumbnailUrl: string | null;
  readonly fileName: string;
};

export type UploadResult =
  | { readonly ok: true; readonly media: UploadedMedia }
  /** Without a failure when the person has cancelled. */
  | { readonly ok: false; readonly failure: Failure | null };

const FAILED: Failure = {
  code: "UNAVAILABLE",
  rule: null,
  fields: [],
  requestId: null,
  retryAfterSeconds: null,
};

/** The connection broke for longer than the tries last; the same file goes on where it stopped. */
const BROKEN: Failure = { ...FAILED, rule: "UPLOAD_BROKEN" };

const PASSING: readonly string[] = ["UNAVAILABLE", "LIMIT", "UNAUTHENTICATED", "INTERNAL"];

/** Whether the upload could still go on after a refusal. */
const mayGoOn = ({ code, rule }: Failure): boolean => PASSING.includes(code) || rule === "NOT_UPLOADED";

function resultOf(media: CompleteUploadMutation["completeUpload"], file: File): UploadResult {
  const { Status, RejectReason, ContentUrl, ContentThumbNailUrl, FileName } = media.Data;
  if (Status === "Rejected")
    return { ok: false, failure: { ...FAILED, code: "VALIDATION", rule: RejectReason ?? "INVALID" } };
  const fileName = FileName ?? file.name;
  return {
    ok: true,
    media: { key: media.PK, url: ContentUrl ?? null, thumbnailUrl: ContentThumbNailUrl ?? null, fileName },
  };
}

type Attempt = (begun: { readonly clientKey: string; readonly altText: string }) => Promise<Ran>;

/** Goes on with what was begun; when the server has given that up, begins anew, once. */
async function goOn(file: File, from: { purpose: UploadPurpose; altText: string }, attempt: Attempt) {
  const begin = () => attempt(begunUpload(file, from.purpose, from.altText));
  try {
    return await begin();
  } catch (error) {
    if (failureOf(error).rule !== "UPLOAD_GONE") throw error;
    endUpload(file, from.purpose);
    return begin();
  }
}

/**
 * Uploads files one at a time: signed links, the bytes (in parts when the file is large), then the server's check.
 * What broke off goes on where it stopped when the same file is chosen again. `progress` is 0 to 1, null at rest.
 */
export function useUpload() {
  const graph = useApolloClient();
  const [progress, setProgress] = useState<number | null>(null);
  const running = useRef<AbortController | null>(null);

  async function upload(file: File, purpose: UploadPurpose, altText: string): Promise<UploadResult> {
    const { signal } = (running.current = new AbortController());
    setProgress(0);
    const attempt: Attempt = (begun) => {
      const declared = {
        FileName: file.name,
        ContentType: file.type || "application/octet-stream",
        Size: file.size,
        Purpose: purpose,
        AltText: begun.altText,
        ClientKey: begun.clientKey,
      };
      return runUpload(graph, { file, declared, signal, onProgress: setProgress });
    };
    try {
      const ran = await goOn(file, { purpose, altText }, attempt);
      if (ran.kind === "broken") return { ok: false, failure: BROKEN };
      endUpload(file, purpose);
      return ran.kind === "cancelled" ? { ok: false, failure: null } : resultOf(ran.media, file);
    } catch (error) {
      const failure = failureOf(error);
      if (!mayGoOn(failure)) endUpload(file, purpose);
      return { ok: false, failure };
    } finally {
      setProgress(null);
    }
  }

  return {
    progress,
    /** Never rejects. */
    upload,
    /** Ends the upload that is running, and has the server remove what has arrived. */
    cancel: () => running.current?.abort(),
  };
}
