import { useMutation } from "@apollo/client/react";
import { useRef, useState } from "react";
import { graphql } from "#gen/gql.ts";
import type { CompleteUploadMutation, CreateUploadMutation, UploadInput } from "#gen/graphql.ts";
import { failureOf } from "#lib/failure.ts";
import type { Failure } from "#lib/failure.ts";

const CreateUpload = graphql(`
  mutation CreateUpload($file: UploadInput!) {
    createUpload(file: $file) {
      PK
      UploadUrl
      Method
      ContentType
    }
  }
`);

const CompleteUpload = graphql(`
  mutation CompleteUpload($key: ID!) {
    completeUpload(key: $key) {
      PK
      SK
      Data {
        FileName
        ContentUrl
        ContentThumbNailUrl
        ContentType
        Width
        Height
        AltText
        Status
        RejectReason
      }
    }
  }
`);

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
  | { readonly ok: false; readonly failure: Failure };

const FAILED: Failure = {
  code: "UNAVAILABLE",
  rule: null,
  fields: [],
  requestId: null,
  retryAfterSeconds: null,
};

/** Sends the bytes; fetch cannot tell how far it is. Resolves to whether the store took them. */
function send(
  url: string,
  file: File,
  options: { method: string; type: string; onProgress: (part: number) => void },
): Promise<boolean> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open(options.method, url);
    request.setRequestHeader("content-type", options.type);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) options.onProgress(event.loaded / event.total);
    };
    request.onload = () => resolve(request.status >= 200 && request.status < 300);
    request.onerror = () => resolve(false);
    request.send(file);
  });
}

type Steps = {
  readonly create: (file: UploadInput) => Promise<CreateUploadMutation["createUpload"] | undefined>;
  readonly complete: (key: string) => Promise<CompleteUploadMutation["completeUpload"] | undefined>;
  readonly onProgress: (part: number) => void;
};

async function runUpload(file: File, declared: UploadInput, steps: Steps): Promise<UploadResult> {
  const ticket = await steps.create(declared);
  if (!ticket) return { ok: false, failure: FAILED };
  const { UploadUrl, Method, ContentType, PK } = ticket;
  const sent = await send(UploadUrl, file, {
    method: Method,
    type: ContentType,
    onProgress: steps.onProgress,
  });
  const media = sent ? await steps.complete(PK) : undefined;
  if (!media) return { ok: false, failure: FAILED };
  const { Status, RejectReason, ContentUrl, ContentThumbNailUrl, FileName } = media.Data;
  if (Status === "Rejected")
    return { ok: false, failure: { ...FAILED, code: "VALIDATION", rule: RejectReason ?? "INVALID" } };
  const fileName = FileName ?? file.name;
  return {
    ok: true,
    media: { key: media.PK, url: ContentUrl ?? null, thumbnailUrl: ContentThumbNailUrl ?? null, fileName },
  };
}

/** Uploads files one at a time: a signed link, the bytes, then the server's check. `progress` is 0 to 1, null at rest. */
export function useUpload() {
  const [create] = useMutation(CreateUpload);
  const [complete] = useMutation(CompleteUpload);
  const [progress, setProgress] = useState<number | null>(null);
  // The same file tried again is the same upload, so that a lost answer leaves nothing behind.
  const keys = useRef(new WeakMap<File, string>());

  function clientKey(file: File): string {
    const key = keys.current.get(file) ?? crypto.randomUUID();
    keys.current.set(file, key);
    return key;
  }

  return {
    progress,
    /** Never rejects. */
    upload: async (file: File, purpose: UploadPurpose, altText: string): Promise<UploadResult> => {
      setProgress(0);
      const declared = {
        FileName: file.name,
        ContentType: file.type || "application/octet-stream",
        Size: file.size,
        Purpose: purpose,
        AltText: altText,
        ClientKey: clientKey(file),
      };
      try {
        return await runUpload(file, declared, {
          create: async (input) => (await create({ variables: { file: input } })).data?.createUpload,
          complete: async (key) => (await complete({ variables: { key } })).data?.completeUpload,
          onProgress: setProgress,
        });
      } catch (error) {
        return { ok: false, failure: failureOf(error) };
      } finally {
        setProgress(null);
      }
    },
  };
}
