import { AckPolicy, DeliverPolicy, DiscardPolicy, nanos, RetentionPolicy, StorageType } from "nats";
import type { ConsumerConfig, ConsumerInfo, StreamConfig, StreamInfo } from "nats";
import type { Link } from "./jetstream-connection.ts";
import { API_CODE, apiCode, BusError, explain } from "./jetstream-errors.ts";
import {
  deadLetterStream,
  deadLetterSubjects,
  eventStream,
  eventSubjects,
  streamedService,
} from "./jetstream-names.ts";

const DAY_MS = 86_400_000;
/** Days that an event is kept; a consumer that was stopped for longer has missed it. */
const RETENTION_DAYS = 30;
/** Milliseconds for which a repeated message id is skipped; the inboxes skip later ones. */
const DUPLICATE_MS = 120_000;
/** Milliseconds after which the server gives the event of an unresponsive process to another one. */
export const ACK_WAIT_MS = 10_000;

const ON_DISK = { retention: RetentionPolicy.Limits, storage: StorageType.File };

/** A durable consumer: a reader for each stream that contains its subjects, and one for its replay requests. */
export interface DeclaredConsumer {
  readonly name: string;
  /** New readers start where the readers with this name stopped. */
  readonly formerName?: string;
  readonly subjects: readonly string[];
  /** Defaults to ACK_WAIT_MS. */
  readonly ackWaitMs?: number;
}

/** A stream that a consumer reads, and its subjects there. */
export interface Source {
  readonly stream: string;
  readonly filters: readonly string[];
}

/** What a consumer reads: its replay requests and the events of each service. */
export function sourcesOf({ name, subjects }: DeclaredConsumer): readonly Source[] {
  const services = [...Map.groupBy(subjects, streamedService)];
  return [
    { stream: deadLetterStream(name), filters: [deadLetterSubjects(name).replay("*")] },
    ...services.map(([service, filters]) => ({ stream: eventStream(service), filters })),
  ];
}

/** Creates or updates the stream of a service's events; `replicas` applies only when it is created. */
export function declareEvents(link: Link, service: string, replicas: number): Promise<StreamInfo> {
  return declareStream(link, replicas, {
    name: eventStream(service),
    ...ON_DISK,
    subjects: [eventSubjects(service)],
    max_age: nanos(RETENTION_DAYS * DAY_MS),
    duplicate_window: nanos(DUPLICATE_MS),
    discard: DiscardPolicy.New,
    allow_direct: true,
  });
}

/** Creates or updates the stream of a consumer's dead letters, which keeps the newest message per subject. */
function declareDeadLetters(link: Link, consumer: string, replicas: number): Promise<StreamInfo> {
  const { dead, replay } = deadLetterSubjects(consumer);
  const own = { name: deadLetterStream(consumer), ...ON_DISK, subjects: [dead("*"), replay("*")] };
  const kept = { max_msgs_per_subject: 1, allow_direct: true, allow_msg_ttl: true };
  return declareStream(link, replicas, { ...own, ...kept });
}

type NamedStream = Partial<StreamConfig> & { readonly name: string };

async function declareStream(link: Link, replicas: number, wanted: NamedStream): Promise<StreamInfo> {
  const { streams } = link.jsm;
  const { name } = wanted;
  const known = await unlessMissing(streams.info(name));
  if (known && isShaped(known.config, wanted)) return known;
  try {
    return await (known ? streams.update(name, wanted) : streams.add({ num_replicas: replicas, ...wanted }));
  } catch (error) {
    // Another process was faster, with the configuration of its version.
    if (apiCode(error) === API_CODE.nameTaken) return declareStream(link, replicas, wanted);
    throw withRemedy(error, link, `nats stream rm ${name}`);
  }
}

/**
 * Creates or updates the reader of one stream; null if there is no such stream of events. Only one message is
 * outstanding at a time, so events stay in order and are handled by one process at a time.
 */
export async function declareReader(
  link: Link,
  { stream, filters }: Source,
  {
    name,
    formerName = name,
    ackWaitMs = ACK_WAIT_MS,
    replicas = 1,
  }: DeclaredConsumer & { replicas?: number },
): Promise<ConsumerInfo | null> {
  const { consumers } = link.jsm;
  const wanted: Partial<ConsumerConfig> = {
    filter_subjects: [...filters],
    ack_policy: AckPolicy.Explicit,
    ack_wait: nanos(ackWaitMs),
    max_ack_pending: 1,
    max_deliver: -1,
  };
  const known = await unlessMissing(consumers.info(stream, name));
  if (!known) {
    if (stream === deadLetterStream(name)) await declareDeadLetters(link, name, replicas);
    const former = await unlessMissing(consumers.info(stream, formerName));
    const start = former
      ? { deliver_policy: DeliverPolicy.StartSequence, opt_start_seq: former.ack_floor.stream_seq + 1 }
      : { deliver_policy: DeliverPolicy.All };
    return unlessMissing(consumers.add(stream, { durable_name: name, ...start, ...wanted }));
  }
  // The server returns a single filter under another key than several.
  const { filter_subject: one, filter_subjects: several = one === undefined ? [] : [one] } = known.config;
  if (isShaped({ ...known.config, filter_subjects: several }, wanted)) return known;
  return consumers.update(stream, name, wanted).catch((error: unknown) => {
    throw withRemedy(error, link, `nats consumer rm ${stream} ${name}`);
  });
}

/** Whether the present configuration has all wanted values. */
function isShaped<T extends object>(present: T, wanted: Partial<T>): boolean {
  const keys = Object.keys(wanted) as (keyof T & string)[];
  return keys.every((key) => JSON.stringify(present[key]) === JSON.stringify(wanted[key]));
}

/** Null if there is no such stream or consumer. */
export async function unlessMissing<T>(requested: Promise<T>): Promise<T | null> {
  try {
    return await requested;
  } catch (error) {
    const code = apiCode(error);
    if (code === API_CODE.streamMissing || code === API_CODE.consumerMissing) return null;
    throw error;
  }
}

/** What the server refuses to change has to be removed by an operator. */
function withRemedy(error: unknown, { nc }: Link, command: string): unknown {
  if (apiCode(error) === null) return error;
  const { message } = explain(error, { host: nc.getServer(), user: "" });
  return new BusError(`${message} Remove what is there with "${command}": it is made and filled again.`);
}
