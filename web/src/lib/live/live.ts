import { LIVE_TYPE_NAMES } from "@callboard/catalog/events/live.ts";
import type { LiveType } from "@callboard/catalog/events/live.ts";
import { createParser } from "eventsource-parser";
import type { EventSourceMessage } from "eventsource-parser";

/** Events that say what has changed, by its keys. `reset`: more was missed than the server remembers. */
export const CHANGES: readonly (LiveType | "reset")[] = [...LIVE_TYPE_NAMES, "reset"];

export type LiveEventType = LiveType | "reset" | "ready";

/** An event of the live stream: bare ids and a few facts about what changed. */
export type LiveEvent = {
  readonly type: string;
  readonly data: Readonly<Record<string, unknown>>;
};

export type LiveListener = (event: LiveEvent) => void;

type Ports = {
  readonly token: () => Promise<string>;
  readonly fetch: typeof fetch;
  readonly wait: (milliseconds: number, signal: AbortSignal) => Promise<void>;
  /** Milliseconds since the page began to load its data. */
  readonly shownFor: () => number;
};

export type Live = {
  /** Calls the listener for each event of the type. Returns a function that stops it. */
  readonly on: (type: LiveEventType, listener: LiveListener) => () => void;
  /** Keeps one connection open until the signal aborts, resuming after the last event that was seen. */
  readonly run: (signal: AbortSignal) => Promise<void>;
};

const FIRST_PAUSE_MS = 500;
const LONGEST_PAUSE_MS = 30_000;
/**
 * The server sends something every 20 s. A connection that is silent for longer is dead, whatever the browser thinks.
 */
const SILENCE_MS = 50_000;

function readJson(text: string): LiveEvent["data"] {
  try {
    const data: unknown = JSON.parse(text);
    return typeof data === "object" && data !== null ? (data as LiveEvent["data"]) : {};
  } catch {
    return {};
  }
}

/** Aborts its signal if it was fed once and then not again for `SILENCE_MS`. */
function createWatchdog() {
  const silent = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  return {
    signal: silent.signal,
    feed: () => {
      clearTimeout(timer);
      timer = setTimeout(() => silent.abort(), SILENCE_MS);
    },
    end: () => clearTimeout(timer),
  };
}

/**
 * One connection, from opening to its end or its silence. Never rejects; resolves to whether the server responded.
 */
async function receive(
  open: (signal: AbortSignal) => Promise<Response>,
  ended: AbortSignal,
  onEvent: (event: EventSourceMessage) => void,
): Promise<boolean> {
  const watchdog = createWatchdog();
  let connected = false;
  try {
    watchdog.feed();
    const response = await open(AbortSignal.any([ended, watchdog.signal]));
    if (!response.ok || response.body === null) return false;
    connected = true;
    const parser = createParser({ onEvent });
    const reader = response.body.pipeThrough(new TextDecoderStream()).getReader();
    for (let piece = await reader.read(); !piece.done; piece = await reader.read()) {
      watchdog.feed();
      parser.feed(piece.value);
    }
  } catch {
    // Unavailable or silent: the caller reconnects.
  } finally {
    watchdog.end();
  }
  return connected;
}

/** The live stream of this tab. It uses `fetch`, because EventSource cannot send the token in a header. */
export function createLive(ports: Ports): Live {
  const listeners = new Map<string, Set<LiveListener>>();
  let lastId: string | null = null;

  function dispatch(event: LiveEvent): void {
    for (const listener of listeners.get(event.type) ?? []) listener(event);
  }

  async function open(signal: AbortSignal): Promise<Response> {
    const headers: Record<string, string> = {
      accept: "text/event-stream",
      authorization: `Bearer ${await ports.token()}`,
    };
    if (lastId !== null) headers["last-event-id"] = lastId;
    // The stream also replays what changed between the first query and its own start.
    const path = lastId === null ? `/api/stream?missed=${Math.ceil(ports.shownFor())}` : "/api/stream";
    return ports.fetch(path, { headers, signal, cache: "no-store" });
  }

  return {
    on: (type, listener) => {
      const group = listeners.get(type) ?? new Set();
      listeners.set(type, group.add(listener));
      return () => group.delete(listener);
    },
    run: async (signal) => {
      let pause = FIRST_PAUSE_MS;
      while (!signal.aborted) {
        const received = await receive(open, signal, ({ id, event: type = "message", data }) => {
          lastId = id ?? lastId;
          dispatch({ type, data: readJson(data) });
        });
        pause = received ? FIRST_PAUSE_MS : Math.min(pause * 2, LONGEST_PAUSE_MS);
        // Jitter, so that a restarted server is not hit by everyone at once.
        await ports.wait(pause * (0.5 + Math.random()), signal);
      }
    },
  };
}
