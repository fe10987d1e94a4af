import type { Kysely } from "kysely";
import type { Log } from "@callboard/kit/log.ts";
import { openListener } from "@callboard/kit/postgres/listener.ts";
import { tellOnce } from "@callboard/kit/tell-once.ts";
import { isFor, type Listener } from "#domain/live-event.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { CATCH_UP_MOST, LIVE_CHANNEL, liveHorizon, readLiveEvents, type LoggedEvent } from "./live-log.ts";

/** Someone who listens, and how they are told. */
export interface Stream {
  readonly listener: Listener;
  readonly tell: (event: LoggedEvent) => void;
  readonly end: () => void;
}

export interface LiveHub {
  /**
   * Adds a stream and tells it what it missed since `after`. Answers false when more was missed than is kept: the
   * browser then asks anew for what it shows.
   */
  join(stream: Stream, after: number | null): Promise<{ caughtUp: boolean; last: number }>;
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
      .catch((error: unknown) => tellOnce(log, { err: error }, "live events are late"));
  };
  const notified = await openListener({
    url: options.url,
    name: "messaging-live",
    channel: LIVE_CHANNEL,
    log,
    onWake: wake,
  });

  return {
    async join(stream, after) {
      await reading;
      const joinedAt = position;
      streams.add(stream);
      if (after === null) return { caughtUp: true, last: joinedAt };
      const { first } = await liveHorizon(db);
      const missed = await readLiveEvents(db, after, CATCH_UP_MOST);
      for (const event of missed) {
        if (event.seq <= joinedAt && isFor(event, stream.listener)) stream.tell(event);
      }
      const caughtUp = missed.length < CATCH_UP_MOST && (first === 0 || after >= first - 1);
      return { caughtUp, last: joinedAt };
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
