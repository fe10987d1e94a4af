import type { Kysely } from "kysely";
import type { Log } from "@callboard/kit/log.ts";
import { openListener } from "@callboard/kit/postgres/listener.ts";
import { warnThrottled } from "@callboard/kit/warn-throttled.ts";
import { isFor, type Listener } from "#domain/live-event.ts";
import type { Tables } from "#adapters/store/tables.ts";
import {
  CATCH_UP_MOST,
  LIVE_CHANNEL,
  liveHorizon,
  placeBefore,
  readLiveEvents,
  type LoggedEvent,
} from "./live-log.ts";

/** Someone who listens, and how they are told. */
export interface Stream {
  readonly listener: Listener;
  readonly tell: (event: LoggedEvent) => void;
  readonly end: () => void;
}

/** Since when a browser heard nothing: after an event's place, or for some milliseconds. */
export type Gap = { readonly after: number } | { readonly milliseconds: number };

export interface LiveHub {
  /**
   * Adds a stream and tells it what it missed. Answers false when more was missed than is kept: the browser then asks
   * anew for what it shows.
   */
  join(stream: Stream, gap: Gap): Promise<{ caughtUp: boolean; last: number }>;
  leave(stream: Stream): void;
  /** Ends the streams of members whose rights changed; their browsers come back with new ones. */
  endStreamsOf(userIds: readonly string[]): void;
  close(): Promise<void>;
}

/** Tells every open stream of this process what was logged, by whichever process. */
export async function openLiveHub(options: { db: Kysely<Tables>; url: string; log: Log }): Promise<LiveHub> {
  const { db, log } = options;
  const streams = new Set<Stream>();
  let position = (await liveHorizon(db)).last;
  let reading = Promise.resolve();

  const read = async (): Promise<void> => {
    const events = await readLiveEvents(db, position, CATCH_UP_MOST);
    for (const event of events) {
      position = event.seq;
      for (const stream of streams) if (isFor(event, stream.listener)) stream.tell(event);
    }
    if (events.length === CATCH_UP_MOST) await read();
  };
  const wake = (): void => {
    reading = reading
      .then(read)
      .catch((error: unknown) => warnThrottled(log, { err: error }, "live events are late"));
  };
  const notified = await openListener({
    url: options.url,
    name: "messaging-live",
    channel: LIVE_CHANNEL,
    log,
    onWake: wake,
  });

  return {
    async join(stream, gap) {
      await reading;
      const joinedAt = position;
      streams.add(stream);
      const { events, areAll } = await missedIn(db, gap);
      for (const event of events) {
        if (event.seq <= joinedAt && isFor(event, stream.listener)) stream.tell(event);
      }
      return { caughtUp: areAll, last: joinedAt };
    },
    leave: (stream) => void streams.delete(stream),
    endStreamsOf(userIds) {
      for (const stream of streams) if (userIds.includes(stream.listener.userId)) stream.end();
    },
    async close() {
      for (const stream of streams) stream.end();
      await notified.close();
      await reading;
    },
  };
}

/** What was logged in the gap, and whether that is all of it. */
async function missedIn(
  db: Kysely<Tables>,
  gap: Gap,
): Promise<{ events: readonly LoggedEvent[]; areAll: boolean }> {
  const after = "after" in gap ? gap.after : await placeBefore(db, gap.milliseconds);
  const { first } = await liveHorizon(db);
  const events = await readLiveEvents(db, after, CATCH_UP_MOST);
  const isKept = first === 0 || !("after" in gap) || after >= first - 1;
  return { events, areAll: events.length < CATCH_UP_MOST && isKept };
}
