import type { Kysely } from "kysely";
import type { Log } from "@callboard/kit/log/log.ts";
import { openListener } from "@callboard/kit/postgres/listener.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { warnThrottled } from "@callboard/kit/log/warn-throttled.ts";
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

/** Since when a browser received nothing: after an event's place, or for some milliseconds. */
export type Gap = { readonly after: number } | { readonly milliseconds: number };

export interface LiveHub {
  /**
   * Adds a stream and sends it what it missed, then what happened meanwhile, in order. `caughtUp` is false when more was
   * missed than is kept: the browser then reads again what it shows. LIMIT beyond the streams of a member, UNAVAILABLE
   * beyond those of the process. Throws when the log cannot be read; the stream is not added then.
   */
  join(stream: Stream, gap: Gap): Promise<Result<{ caughtUp: boolean; last: number }>>;
  leave(stream: Stream): void;
  /** Ends the streams of members whose rights changed; their browsers come back with new ones. */
  endStreamsOf(userIds: readonly string[]): void;
  /** Streams that are open. */
  readonly size: number;
  close(): Promise<void>;
}

interface HubOptions {
  readonly db: Kysely<Tables>;
  readonly url: string;
  readonly log: Log;
  readonly limits?: StreamLimits;
}

/** Tells every open stream of this process what was logged, by whichever process. */
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
        const { events, areAll } = await missedIn(db, gap);
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

/** What was logged in the gap, and whether that is all of it. */
async function missedIn(
  db: Kysely<Tables>,
  gap: Gap,
): Promise<{ events: readonly LoggedEvent[]; areAll: boolean }> {
  const after = "after" in gap ? gap.after : await placeBefore(db, gap.milliseconds);
  const { first } = await liveHorizon(db);
  const events = await readLiveEvents(db, after, MAX_CATCH_UP);
  const isKept = first === 0 || !("after" in gap) || after >= first - 1;
  return { events, areAll: events.length < MAX_CATCH_UP && isKept };
}
