import { serviceOf } from "#event.ts";

/** The first word of every event's subject. */
const ROOT = "callboard";
/** What a consumer keeps for itself lies beside the events, under a root of its own. */
const CONSUMER_ROOT = "callboard-consumer";
const WORD = /^[a-z0-9][a-z0-9-]*$/;

/** The service in whose stream a subject or a filter lies. Throws when its second word is no plain word. */
export function streamedService(subject: string): string {
  const service = serviceOf(subject);
  if (!subject.startsWith(`${ROOT}.`) || !WORD.test(service))
    throw new Error(
      `${subject} must begin with ${ROOT}.<service>: a stream holds the events of one service.`,
    );
  return service;
}

/** The stream of a service's events. */
export function eventStream(service: string): string {
  return `CALLBOARD_${service.toUpperCase()}`;
}

/** All subjects of a service. */
export function eventSubjects(service: string): string {
  return `${ROOT}.${service}.>`;
}

/** The stream in which a consumer keeps its dead letters, the wishes to replay them, and its lease. */
export function consumerStream(consumer: string): string {
  return `CALLBOARD_CONSUMER_${consumer.toUpperCase()}`;
}

/** The subjects of a consumer's own stream. `freed` is told to whoever waits for the lease and kept nowhere. */
export function consumerSubjects(consumer: string) {
  if (!WORD.test(consumer))
    throw new Error(`${consumer} is no name of a consumer: small letters, digits, hyphens.`);
  const own = `${CONSUMER_ROOT}.${consumer}`;
  return {
    dead: (id: string) => `${own}.dead.${id}`,
    again: (id: string) => `${own}.again.${id}`,
    lease: `${own}.lease`,
    freed: `${own}.freed`,
  };
}

/** Matches what every consumer keeps. */
export const ALL_CONSUMERS = `${CONSUMER_ROOT}.>`;
