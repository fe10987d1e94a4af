import { serviceOf } from "#event.ts";

const WORD = /^[a-z0-9][a-z0-9-]*$/;

/** The service whose stream contains a subject or filter. Throws if its second word is not a plain word. */
export function streamedService(subject: string): string {
  const service = serviceOf(subject);
  if (subject.startsWith("callboard.") && WORD.test(service)) return service;
  throw new Error(
    `${subject} must begin with callboard.<service>: a stream holds the events of one service.`,
  );
}

/** The stream of a service's events. */
export const eventStream = (service: string): string => `CALLBOARD_${service.toUpperCase()}`;

/** All subjects of a service. */
export const eventSubjects = (service: string): string => `callboard.${service}.>`;

/** The stream of a consumer's dead letters and replay requests. */
export const deadLetterStream = (consumer: string): string => `CALLBOARD_CONSUMER_${consumer.toUpperCase()}`;

/** The subjects of dead letters and replay requests of all consumers. */
export const ALL_CONSUMERS = "callboard-consumer.>";

/** The subjects of a consumer's own stream; `*` as the id matches all. */
export function deadLetterSubjects(consumer: string) {
  if (!WORD.test(consumer))
    throw new Error(`${consumer} is no name of a consumer: small letters, digits, hyphens.`);
  const own = `callboard-consumer.${consumer}`;
  return { dead: (id: string) => `${own}.dead.${id}`, replay: (id: string) => `${own}.again.${id}` };
}

/** The prefix for responses; a user cannot subscribe to another user's responses. */
export const inboxPrefix = (user: string): string => `_INBOX_${user}`;
