import type { Kysely } from "kysely";
import type { Log } from "@callboard/kit/log/log.ts";
import { openListener } from "@callboard/kit/postgres/listener.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
import type { Listener } from "#domain/live-event.ts";
import type { Tables } from "#adapters/store/tables.ts";
import {
  MAX_CATCH_UP,
  LIVE_CHANNEL,
  liveHorizon,
  placeBefore,
  readLiveEvents,
  type LoggedEvent,
} from "./live-log.ts";
import { STREAM_LIMITS, StreamSet, type Stream, type StreamLimits } from "./stream-set.ts";

/** Since when a browser received nothing: after an event's stream position, or for a number of milliseconds. */
export type Gap = { readonly after: number } | { readonly milliseconds: number };

export interface LiveHub {
  /**
   * Adds a stream and sends it what it missed, then what has happened since, in order. `caughtUp` is false if it
   * missed more than is kept, so the browser must reload what it shows. `LIMIT` if the member has too many streams,
   * `UNAVAILABLE` if the process has. Throws without adding the stream if the log cannot be read.
   */
  join(stream: Stream, gap: Gap): Promise<Result<{ caughtUp: boolean; last: number }>>;
  leave(stream: Stream): void;
  /** Ends the streams of members whose rights changed; their browsers reconnect with new ones. */
  endStreamsOf(userIds: readonly string[]): void;
  /** The number of open streams. */
  readonly size: number;
  close(): Promise<void>;
}

interface HubOptions {
  readonly db: Kysely<Tables>;
  readonly url: string;
  readonly log: Log;
  readonly limits?: StreamLimits;
}

/** Opens a hub that sends every open stream of this process what any process logged. */
export async function openLiveHub(options: HubOptions): Promise<LiveHub> {
  const { db, log } = options;
  const streams = new StreamSet(options.limits ?? STREAM_LIMITS);
  let position = (await liveHorizon(db)).last;
  let reading = Promise.resolve();

  const read = async (): Promise<void> => {
    const events = await readLiveEvents(db, position, MAX_CATCH_UP);
    for (const event of events) {
      position = event.seq;
      streams.publish(event);
    }
    if (events.length === MAX_CATCH_UP) await read();
  };
  const notified = await openListener({
    url: options.url,
    name: "messaging-live",
    channel: LIVE_CHANNEL,
    log,
    onWake: () => {
      reading = reading.then(read).catch((error: unknown) => warnDelayed(log, error));
    },
  });

  return {
    async join(stream, gap) {
      const refused = streams.add(stream);
      if (refused) return fail(refused);
      try {
        await reading;
        const joinedAt = position;
        const { events, areAll } = await missedIn(db, gap, stream.listener);
        streams.catchUp(stream, events, joinedAt);
        return ok({ caughtUp: areAll, last: position });
      } catch (error) {
        streams.remove(stream);
        throw error;
      }
    },
    leave: (stream) => streams.remove(stream),
    endStreamsOf: (userIds) => streams.end(userIds),
    get size() {
      return streams.size;
    },
    async close() {
      streams.end();
      await notified.close();
      await reading;
    },
  };
}

function warnDelayed(log: Log, error: unknown): void {
  const facts = { event: "live_events_delayed", err: error };
  warnThrottled(log, facts, "Could not read live events; will retry");
}

/** The events for a listener that were logged in the gap, and whether they are complete. */
async function missedIn(
  db: Kysely<Tables>,
  gap: Gap,
  listener: Listener,
): Promise<{ events: readonly LoggedEvent[]; areAll: boolean }> {
  const after = "after" in gap ? gap.after : await placeBefore(db, gap.milliseconds);
  const { first } = await liveHorizon(db);
  const events = await readLiveEvents(db, after, MAX_CATCH_UP, listener);
  const isKept = first === 0 || !("after" in gap) || after >= first - 1;
  return { events, areAll: events.length < MAX_CATCH_UP && isKept };
}
