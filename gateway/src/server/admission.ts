import type { FastifyReply, FastifyRequest } from "fastify";
import { FailureError, unavailable } from "@callboard/kit/failure.ts";
import { limitTime } from "@callboard/kit/process/deadline.ts";
import { currentScope } from "@callboard/kit/process/request-scope.ts";
import { Patience } from "#subgraphs/patience.ts";

export interface AdmissionLimits {
  /** Maximum number of concurrent requests. */
  readonly running: number;
  /** Maximum number of waiting requests; any more are rejected. */
  readonly waiting: number;
  /** Milliseconds per request, including its waiting time. */
  readonly deadlineMs: number;
}

export interface Admission {
  /** Use as `onRequest` hook, before the body is read. */
  readonly enter: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** Ends when the request times out or its client disconnects. */
  patienceWith(request: FastifyRequest): Patience | undefined;
}

const RETRY_AFTER_S = 2;
const overloaded = (): FailureError => new FailureError(unavailable("gateway", RETRY_AFTER_S));

/**
 * Limits concurrent and waiting requests, first come, first served; any more are UNAVAILABLE at once, as are requests
 * that time out while waiting. A slot is released when the response has been sent or its client disconnects.
 */
export function createAdmission(limits: AdmissionLimits): Admission {
  let running = 0;
  const waiting = new Set<() => void>();
  const patiences = new WeakMap<FastifyRequest, Patience>();

  const leave = (): void => {
    const [next] = waiting;
    if (!next) return void (running -= 1);
    // The slot passes to the request that has waited longest.
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

/** Fastify's own signal aborts as soon as the body has been read, so it cannot be used. */
function startPatience(reply: FastifyReply, milliseconds: number): Patience {
  const patience = new Patience();
  const timer = setTimeout(() => patience.end(), milliseconds);
  reply.raw.once("close", () => {
    clearTimeout(timer);
    if (!reply.raw.writableFinished) patience.end();
  });
  return patience;
}
