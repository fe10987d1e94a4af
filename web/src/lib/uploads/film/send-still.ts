import type { ApolloClient } from "@apollo/client";
import { sendBytes } from "../send-bytes.ts";
import { STILL_TYPE, stillOf } from "./still.ts";
import { SignUploadStill } from "../upload-documents.ts";

/** Sends the still of a video, once the upload has a key. */
export type SendStill = (graph: ApolloClient, key: string, signal: AbortSignal) => Promise<void>;

/**
 * Takes the still of a video and returns the function that sends it, for the server to make the thumbnail from. A
 * video is fine without one, so any failure is ignored.
 */
export async function takeStill(video: Blob): Promise<SendStill> {
  const still = await stillOf(video);
  return async (graph, key, signal) => {
    if (!still) return;
    const variables = { key, size: still.size };
    const signed = await graph.mutate({ mutation: SignUploadStill, variables }).catch(() => null);
    const url = signed?.data?.signUploadStill.UploadUrl;
    if (url) await sendBytes(url, still, { type: STILL_TYPE, signal, onProgress: () => undefined });
  };
}
