import {
  AckPolicy,
  DeliverPolicy,
  DiscardPolicy,
  nanos,
  RetentionPolicy,
  StorageType,
  type ConsumerConfig,
  type ConsumerInfo,
  type StreamConfig,
  type StreamInfo,
} from "nats";
import { API_CODE, apiCode, BusError, type NatsPlace } from "./jetstream-error.ts";
import type { Link } from "./jetstream-connection.ts";
import { consumerStream, consumerSubjects, eventStream, eventSubjects } from "./jetstream-names.ts";

const DAY_MS = 86_400_000;
/** Days that an event can be heard; a consumer that was away longer has missed it. */
const RETENTION_DAYS = 30;
/** Milliseconds in which a repeated message id is skipped; the inboxes skip later ones. */
const DUPLICATE_MS = 120_000;
/** Messages of one stream that wait in a process at most. */
export const MAX_PENDING = 512;

/** What a stream must be; the parts below `fixed` cannot be changed once it exists. */
interface StreamShape {
  readonly name: string;
  readonly changeable: Partial<StreamConfig> & { readonly allow_msg_ttl?: boolean };
}

const FIXED = { retention: RetentionPolicy.Limits, storage: StorageType.File } as const;

/** Where the code runs and what it may declare there. */
export interface Declaring {
  readonly link: Link;
  readonly place: NatsPlace;
  /** Copies of each stream over the servers of a cluster; only for streams that are made anew. */
  readonly replicas: number;
}

/** Makes or reconciles the stream of a service's events. */
export function declareEvents(at: Declaring, service: string): Promise<StreamInfo> {
  return declareStream(at, {
    name: eventStream(service),
    changeable: {
      subjects: [eventSubjects(service)],
      max_age: nanos(RETENTION_DAYS * DAY_MS),
      duplicate_window: nanos(DUPLICATE_MS),
      discard: DiscardPolicy.New,
      // Whoever watches reads here what passed while its connection was lost.
      allow_direct: true,
    },
  });
}

/** Makes or reconciles what one consumer keeps: the newest message on each of its subjects. */
export function declareKept(at: Declaring, consumer: string): Promise<StreamInfo> {
  const own = consumerSubjects(consumer);
  return declareStream(at, {
    name: consumerStream(consumer),
    changeable: {
      subjects: [own.dead("*"), own.again("*"), own.lease],
      max_msgs_per_subject: 1,
      allow_direct: true,
      allow_msg_ttl: true,
    },
  });
}

async function declareStream(at: Declaring, shape: StreamShape): Promise<StreamInfo> {
  const { streams } = at.link.jsm;
  const known = await unlessMissing(streams.info(shape.name), API_CODE.streamMissing);
  try {
    if (known) return await reconcile(at, shape, known);
    return await streams.add({
      name: shape.name,
      num_replicas: at.replicas,
      ...FIXED,
      ...shape.changeable,
    });
  } catch (error) {
    // Another process was quicker, with the shape of its version.
    if (apiCode(error) === API_CODE.nameTaken) return reconcile(at, shape, await streams.info(shape.name));
    if (apiCode(error) === API_CODE.overlap)
      throw refusal(
        at.place,
        `cannot make the stream ${shape.name}: another stream has its subjects. Remove that one`,
      );
    throw error;
  }
}

async function reconcile(at: Declaring, shape: StreamShape, known: StreamInfo): Promise<StreamInfo> {
  const config: Partial<StreamConfig> = known.config;
  const wrong = differing(config, FIXED);
  if (config.sealed) wrong.push("sealed");
  if (config.mirror || config.sources) wrong.push("sources");
  if (wrong.length > 0)
    throw refusal(
      at.place,
      `has a stream ${shape.name} of an older shape (${wrong.join(", ")}). Remove it with "nats stream rm ${shape.name}"; it is made anew and filled from the outboxes`,
    );
  if (differing(config, shape.changeable).length === 0) return known;
  return at.link.jsm.streams.update(shape.name, shape.changeable);
}

/** The keys in which what is differs from what is wanted. */
function differing<T extends object>(is: Partial<T>, wanted: Partial<T>): string[] {
  const keys = Object.keys(wanted) as (keyof T & string)[];
  return keys.filter((key) => JSON.stringify(is[key]) !== JSON.stringify(wanted[key]));
}

/**
 * Makes or reconciles a durable reader of a stream; null when there is no such stream. A new one starts where the reader
 * of its former name stopped, else at the beginning.
 */
export async function declareConsumer(
  at: Declaring,
  where: {
    readonly stream: string;
    readonly name: string;
    readonly formerName?: string | undefined;
    readonly filters: readonly string[];
    readonly ackWaitMs: number;
  },
): Promise<ConsumerInfo | null> {
  const { stream, name, formerName, filters, ackWaitMs } = where;
  const { consumers } = at.link.jsm;
  const changeable = {
    filter_subjects: [...filters],
    ack_wait: nanos(ackWaitMs),
    max_ack_pending: MAX_PENDING,
    max_deliver: -1,
  } satisfies Partial<ConsumerConfig>;
  const fixed = { ack_policy: AckPolicy.Explicit };
  const known = await unlessMissing(consumers.info(stream, name), API_CODE.consumerMissing);
  if (!known) {
    const start = await startOf(at, stream, formerName);
    const added = consumers.add(stream, { durable_name: name, ...start, ...fixed, ...changeable });
    return unlessMissing(added, API_CODE.streamMissing);
  }
  const wrong = differing(known.config, fixed);
  if (known.config.deliver_subject !== undefined) wrong.push("deliver_subject");
  if (wrong.length > 0)
    throw refusal(
      at.place,
      `has a consumer ${name} of ${stream} of an older shape (${wrong.join(", ")}). Remove it with "nats consumer rm ${stream} ${name}"; it is made anew and hears again what is kept`,
    );
  if (differing(filtersInOne(known.config), changeable).length === 0) return known;
  return consumers.update(stream, name, changeable);
}

/** Where a new reader of a stream starts. */
async function startOf(
  { link }: Declaring,
  stream: string,
  formerName: string | undefined,
): Promise<Partial<ConsumerConfig>> {
  const former = formerName === undefined ? null : link.jsm.consumers.info(stream, formerName);
  const known = former && (await unlessMissing(former, API_CODE.consumerMissing));
  if (!known) return { deliver_policy: DeliverPolicy.All };
  return { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: known.ack_floor.stream_seq + 1 };
}

/** Takes back all that a reader has handed over and not heard of; answers the count of deliveries from there on. */
export async function resetConsumer(
  { link, place }: Declaring,
  { stream, name }: { readonly stream: string; readonly name: string },
): Promise<number> {
  const answer = await link.nc.request(`$JS.API.CONSUMER.RESET.${stream}.${name}`);
  const { delivered, error } = answer.json<Partial<ConsumerInfo> & { error?: { description: string } }>();
  if (!delivered)
    throw refusal(
      place,
      `cannot set back the consumer ${name} of ${stream} (${error?.description ?? "no answer"}): NATS 2.15 can, this is ${link.nc.info?.version}`,
    );
  return delivered.consumer_seq;
}

/** The server says one filter in another key than several. */
function filtersInOne(config: ConsumerConfig): ConsumerConfig {
  const { filter_subject: one, filter_subjects: several } = config;
  return { ...config, filter_subjects: several ?? (one === undefined ? [] : [one]) };
}

async function unlessMissing<T>(asked: Promise<T>, code: number): Promise<T | null> {
  try {
    return await asked;
  } catch (error) {
    const missing = apiCode(error);
    if (missing === code || missing === API_CODE.streamMissing) return null;
    throw error;
  }
}

function refusal(place: NatsPlace, what: string): BusError {
  return new BusError(`The event bus (NATS at ${place.address}) ${what}.`);
}
