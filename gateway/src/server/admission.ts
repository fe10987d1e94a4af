import type { FastifyReply, FastifyRequest } from "fastify";
import { FailureError, unavailable } from "@callboard/kit/failure.ts";
import { limitTime } from "@callboard/kit/process/deadline.ts";
import { currentScope } from "@callboard/kit/process/request-scope.ts";
import { Patience } from "#subgraphs/patience.ts";

export interface AdmissionLimits {
  /** Requests that are worked on at once. */
  readonly running: number;
  /** Requests that wait for their turn; one more is refused. */
  readonly waiting: number;
  /** Milliseconds for a request, waiting included. */
  readonly deadlineMs: number;
}

export interface Admission {
  /** For `onRequest`: before the body is read. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Over when the time of a request is, or its reader has left. */
  patienceWith(request: FastifyRequest): Patience | undefined;
}

const RETRY_AFTER_S = 2;
const overloaded = (): FailureError => new FailureError(unavailable("gateway", RETRY_AFTER_S));

/**
 * Lets so many requests run at once and so many wait, first come, first served; every other is UNAVAILABLE at once, and
 * so is one that waits until its time is over. A place is free again when the answer has left or its reader has.
 */
export function createAdmission(limits: AdmissionLimits): Admission {
  let running = 0;
  const waiting = new Set<() => void>();
  const patiences = new WeakMap<FastifyRequest, Patience>();

  const leave = (): void => {
    const [next] = waiting;
    if (!next) return void (running -= 1);
    // The place goes over to who has waited longest.
    waiting.delete(next);
    next();
  };
  const wait = (reply: FastifyReply, patience: Patience): Promise<void> =>
    new Promise((admit, refuse) => {
      const turn = (): void => {
        patience.delete(giveUp);
        reply.raw.once("close", leave);
        admit();
      };
      const giveUp = (): void => {
        waiting.delete(turn);
        refuse(overloaded());
      };
      waiting.add(turn);
      patience.add(giveUp);
    });

  return {
    async enter(request, reply) {
      const isFull = running >= limits.running;
      if (isFull && waiting.size >= limits.waiting) throw overloaded();
      const scope = currentScope();
      if (scope) limitTime(scope, limits.deadlineMs);
      const patience = startPatience(reply, limits.deadlineMs);
      patiences.set(request, patience);
      if (isFull) return wait(reply, patience);
      running += 1;
      reply.raw.once("close", leave);
    },
    patienceWith: (request) => patiences.get(request),
  };
}

/** Fastify's own signal of a request aborts as soon as its body is read. */
function startPatience(reply: FastifyReply, milliseconds: number): Patience {
  const patience = new Patience();
  const timer = setTimeout(() => patience.end(), milliseconds);
  reply.raw.once("close", () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) patience.end();
  });
  return patience;
}
