import type { Member } from "@callboard/kit/actor.ts";
import type { TestKeys } from "@callboard/testkit/as-actor.ts";
import { EventSourceParserStream } from "eventsource-parser/stream";

export interface ReceivedEvent {
  readonly id: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** Opens the live stream as a member and collects what it receives. */
export async function listen(
  url: string,
  keys: TestKeys,
  actor: Member,
  resume: { readonly last?: string; readonly missedMs?: number } = {},
): Promise<{ received: ReceivedEvent[]; ended: Promise<void>; close(): void }> {
  const abort = new AbortController();
  const headers: Record<string, string> = { authorization: `Bearer ${await keys.tokenFor(actor)}` };
  if (resume.last !== undefined) headers["last-event-id"] = resume.last;
  const missed = resume.missedMs === undefined ? "" : `?missed=${resume.missedMs}`;
  const response = await fetch(`${url}/api/stream${missed}`, { headers, signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
  const received: ReceivedEvent[] = [];
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    const events = body.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
    for await (const { id = "", event, data } of events)
      if (event !== undefined) received.push({ id, type: event, data: JSON.parse(data) });
  };
  return { received, ended: read(response.body).catch(() => undefined), close: () => abort.abort() };
}
