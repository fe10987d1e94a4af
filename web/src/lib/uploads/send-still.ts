import type { ApolloClient } from "@apollo/client";
import { sendBytes } from "./send-bytes.ts";
import { STILL_TYPE } from "./still.ts";
import { SignUploadStill } from "./upload-documents.ts";

/**
 * Sends the still of a video that is on its way, of which the server makes the thumbnail. A video goes without one as
 * well: whatever fails here is passed over.
 */
export async function sendStill(
  graph: ApolloClient,
  { key, still, signal }: { readonly key: string; readonly still: Blob | null; readonly signal: AbortSignal },
): Promise<void> {
  if (!still) return;
  const variables = { key, size: still.size };
  const signed = await graph.mutate({ mutation: SignUploadStill, variables }).catch(() => null);
  const url = signed?.data?.signUploadStill.UploadUrl;
  if (url) await sendBytes(url, still, { type: STILL_TYPE, signal, onProgress: () => undefined });
}
