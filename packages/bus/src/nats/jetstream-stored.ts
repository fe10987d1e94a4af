import type { StoredMsg } from "nats";
import type { Link } from "./jetstream-connection.ts";
import { API_CODE, apiCode } from "./jetstream-errors.ts";

/**
 * The messages of a stream with this subject (with wildcards) from a position to its end; empty if there is no
 * stream. They are read one by one: an ordered consumer would need the right to create consumers, with which an
 * account could make the server publish in the name of others.
 */
export async function* storedMessages(
  { jsm }: Link,
  stream: string,
  { subject, from }: { readonly subject: string; readonly from: number },
): AsyncGenerator<StoredMsg> {
  for (let seq = from; ;) {
    const next = { seq, next_by_subj: subject };
    const message = await jsm.streams.getMessage(stream, next).catch((error: unknown) => {
      if ([API_CODE.noMessage, API_CODE.streamMissing].some((code) => code === apiCode(error))) return null;
      throw error;
    });
    if (message === null) return;
    yield message;
    seq = message.seq + 1;
  }
}
