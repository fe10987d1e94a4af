import { jest } from "@jest/globals";
import { createLive } from "./live.ts";
import type { LiveEvent } from "./live.ts";

type Connection = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly signal: AbortSignal;
  readonly send: (text: string) => void;
  readonly close: () => void;
};

/** A stream over connections that the test opens, writes to and lets fall silent. */
function openStream(status: (count: number) => number = () => 200) {
  const connections: Connection[] = [];
  const pauses: number[] = [];
  const end = new AbortController();
  const received: LiveEvent[] = [];
  const fetch = async (path: string, { headers, signal }: RequestInit) => {
    let controller: ReadableStreamDefaultController<Uint8Array> | undefined;
    const body = new ReadableStream<Uint8Array>({
      start: (own) => {
        controller = own;
      },
    });
    signal?.addEventListener("abort", () => controller?.error(new DOMException("aborted", "AbortError")));
    connections.push({
      path,
      headers: headers as Record<string, string>,
      signal: signal as AbortSignal,
      send: (text) => controller?.enqueue(new TextEncoder().encode(text)),
      close: () => controller?.close(),
    });
    return new Response(body, { status: status(connections.length) });
  };
  const live = createLive({
    token: async () => `token-${connections.length + 1}`,
    fetch: fetch as typeof globalThis.fetch,
    wait: async (milliseconds) => void pauses.push(milliseconds),
    shownFor: () => 1234.5,
  });
  live.on("submission.changed", (event) => received.push(event));
  const running = live.run(end.signal);
  const stop = async () => {
    end.abort();
    for (const { signal } of connections) expect(signal.aborted).toBe(true);
    await running;
  };
  return { live, connections, pauses, received, stop };
}

const EVENT = 'id: 7\nevent: submission.changed\ndata: {"positionId":"r"}\n\n';

/** Runs everything that is due. */
const settle = () => jest.advanceTimersByTimeAsync(0);

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test("a first connection requests what was missed since the page was shown; events reach their listeners", async () => {
  const { connections, received, stop } = openStream();
  await settle();
  expect(connections[0]).toMatchObject({
    path: "/api/stream?missed=1235",
    headers: { accept: "text/event-stream", authorization: "Bearer token-1" },
  });
  expect(connections[0]?.headers).not.toHaveProperty("last-event-id");
  connections[0]?.send(EVENT.slice(0, 20));
  connections[0]?.send(EVENT.slice(20));
  await settle();
  expect(received).toEqual([{ type: "submission.changed", data: { positionId: "r" } }]);
  await stop();
});

test("a later connection resumes after the last event, with a token of its own", async () => {
  const { connections, stop } = openStream();
  await settle();
  connections[0]?.send(EVENT);
  await settle();
  connections[0]?.close();
  await settle();
  expect(connections[1]).toMatchObject({
    path: "/api/stream",
    headers: { "last-event-id": "7", authorization: "Bearer token-2" },
  });
  await stop();
});

test("heartbeats keep a connection; silence ends it, and the next one resumes", async () => {
  const { connections, stop } = openStream();
  await settle();
  connections[0]?.send(EVENT);
  for (let beat = 0; beat < 10; beat += 1) {
    await jest.advanceTimersByTimeAsync(20_000);
    connections[0]?.send(": still here\n\n");
    await settle();
  }
  expect(connections).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(45_000);
  expect(connections).toHaveLength(1);
  await jest.advanceTimersByTimeAsync(15_000);
  expect(connections).toHaveLength(2);
  expect(connections[0]?.signal.aborted).toBe(true);
  expect(connections[1]?.headers["last-event-id"]).toBe("7");
  await stop();
});

test("pauses grow while the server refuses, and begin again once it has responded", async () => {
  const { connections, pauses, stop } = openStream((count) => (count <= 4 ? 503 : 200));
  await settle();
  expect(connections).toHaveLength(5);
  const bases = [1_000, 2_000, 4_000, 8_000];
  bases.forEach((base, index) => {
    expect(pauses[index]).toBeGreaterThanOrEqual(base / 2);
    expect(pauses[index]).toBeLessThanOrEqual(base * 1.5);
  });
  connections[4]?.close();
  await settle();
  expect(pauses[4]).toBeLessThanOrEqual(750);
  await stop();
});

test("a listener that has ended receives nothing more", async () => {
  const { live, connections, stop } = openStream();
  const late: LiveEvent[] = [];
  const end = live.on("submission.changed", (event) => late.push(event));
  await settle();
  connections[0]?.send(EVENT);
  await settle();
  end();
  connections[0]?.send(EVENT);
  await settle();
  expect(late).toHaveLength(1);
  await stop();
});
