import {
  create,
  fromBinary,
  toBinary,
  type DescMessage,
  type MessageInitShape,
  type MessageShape,
} from "@bufbuild/protobuf";

/** The schema of an event message, and the message. */
export type EventSchema = DescMessage;
export type EventPayload<S extends EventSchema> = MessageShape<S>;

/** An event on the wire: who, when, about what, and the message in binary form. */
export interface Envelope {
  /** UUIDv7; each consumer handles it once. */
  readonly id: string;
  /** `callboard.<service>.<aggregate>.<event>.v1` */
  readonly subject: string;
  readonly occurredAt: Date;
  /** Bare id of the member who acted; null for the system. */
  readonly actorId: string | null;
  readonly aggregateId: string;
  /** Rises by one with every event of the aggregate. */
  readonly version: number;
  readonly traceparent: string;
  readonly payload: Uint8Array;
}

/** An event to be written to the outbox. */
export interface EventDraft {
  readonly subject: string;
  readonly aggregateId: string;
  readonly version: number;
  readonly payload: Uint8Array;
}

/**
 * The subject of an event message: `ProjectApproved` in `callboard.projects.v1` is
 * `callboard.projects.project.approved.v1`. The first word of the name is the aggregate.
 */
export function subjectOf(schema: DescMessage): string {
  const parts = schema.typeName.split(".");
  const words = (parts.at(-1) ?? "").match(/[A-Z][a-z0-9]*/g) ?? [];
  const [aggregate, ...event] = words.map((word) => word.toLowerCase());
  const owner = parts.slice(0, -2);
  const version = parts.at(-2);
  if (!aggregate || event.length === 0 || !version)
    throw new Error(`${schema.typeName} does not name an event.`);
  return [...owner, aggregate, event.join("_"), version].join(".");
}

/** The service that publishes a subject: its second word. */
export function serviceOf(subject: string): string {
  const from = subject.indexOf(".") + 1;
  const to = subject.indexOf(".", from);
  return from === 0 ? "" : subject.slice(from, to === -1 ? undefined : to);
}

/** Creates an event of an aggregate at a version. */
export function draftEvent<S extends DescMessage>(
  schema: S,
  message: MessageInitShape<S>,
  about: { aggregateId: string; version: number },
): EventDraft {
  const payload = toBinary(schema, create(schema, message));
  return { subject: subjectOf(schema), ...about, payload };
}

/** Decodes the message of an envelope. */
export function readEvent<S extends DescMessage>(schema: S, envelope: Envelope): MessageShape<S> {
  return fromBinary(schema, envelope.payload);
}
