import { serviceOf } from "#event.ts";

const WORD = /^[a-z0-9][a-z0-9-]*$/;

/** The service in whose stream a subject or a filter lies. Throws when its second word is no plain word. */
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

/** The stream in which a consumer keeps its dead letters and the requests to replay them. */
export const deadLetterStream = (consumer: string): string => `CALLBOARD_CONSUMER_${consumer.toUpperCase()}`;

/** What is kept for all consumers. */
export const ALL_CONSUMERS = "callboard-consumer.>";

/** The subjects of a consumer's own stream; `*` for the id means all. */
export function deadLetterSubjects(consumer: string) {
  if (!WORD.test(consumer))
    throw new Error(`${consumer} is no name of a consumer: small letters, digits, hyphens.`);
  const own = `callboard-consumer.${consumer}`;
  return { dead: (id: string) => `${own}.dead.${id}`, replay: (id: string) => `${own}.again.${id}` };
}

/** Answers come back here; a user cannot listen to the answers of another. */
export const inboxPrefix = (user: string): string => `_INBOX_${user}`;
