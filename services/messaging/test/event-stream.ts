import type { Member } from "@callboard/kit/actor.ts";
import type { TestKeys } from "@callboard/testkit/as-actor.ts";

export interface Told {
  readonly id: string;
  readonly type: string;
  readonly data: Record<string, unknown>;
}

/** Opens the live stream as a member and gathers what it is told. */
export async function listen(
  url: string,
  keys: TestKeys,
  actor: Member,
  heard: { readonly last?: string; readonly missedMs?: number } = {},
): Promise<{ told: Told[]; ended: Promise<void>; close(): void }> {
  const abort = new AbortController();
  const headers: Record<string, string> = { authorization: `Bearer ${await keys.tokenFor(actor)}` };
  if (heard.last !== undefined) headers["last-event-id"] = heard.last;
  const missed = heard.missedMs === undefined ? "" : `?missed=${heard.missedMs}`;
  const response = await fetch(`${url}/api/stream${missed}`, { headers, signal: abort.signal });
  if (!response.ok || !response.body) throw new Error(`the stream answered ${response.status}`);
  const told: Told[] = [];
  const read = async (body: ReadableStream<Uint8Array>): Promise<void> => {
    let rest = "";
    for await (const chunk of body.pipeThrough(new TextDecoderStream())) {
      const blocks = (rest + chunk).split("\n\n");
      rest = blocks.pop() ?? "";
      for (const block of blocks) {
        const field = (name: string): string => new RegExp(`^${name}: (.*)$`, "m").exec(block)?.[1] ?? "";
        if (field("event"))
          told.push({ id: field("id"), type: field("event"), data: JSON.parse(field("data")) });
      }
    }
  };
  return { told, ended: read(response.body).catch(() => undefined), close: () => abort.abort() };
}
