import type { FastifyReply, FastifyRequest } from "fastify";
import { FailureError, unavailable } from "@callboard/kit/failure.ts";
import { limitTime } from "@callboard/kit/process/deadline.ts";
import { currentScope } from "@callboard/kit/process/request-scope.ts";
import { Patience } from "#subgraphs/patience.ts";
import { Places, type PlaceLimits } from "./places.ts";

export interface AdmissionLimits extends PlaceLimits {
  /** Milliseconds per request from the moment when its body is whole, including its waiting time. */
  readonly deadlineMs: number;
}

export interface Admission {
  /** Waits for the request's place. Call it when the body is whole: who is still sending holds no place. */
  enter(request: FastifyRequest, reply: FastifyReply, caller: string): Promise<void>;
  /** Ends when the request times out or its client disconnects. */
  patienceWith(request: FastifyRequest): Patience | undefined;
}

const RETRY_AFTER_S = 2;
const overloaded = (): FailureError => new FailureError(unavailable("gateway", RETRY_AFTER_S));

/**
 * Limits concurrent and waiting requests, of all callers and of each. Any more are UNAVAILABLE at once, as are requests
 * that time out while waiting. A place is released when the response has been sent or its client disconnects.
 */
export function createAdmission(limits: AdmissionLimits): Admission {
  const places = new Places(limits);
  const patiences = new WeakMap<FastifyRequest, Patience>();
  const leaveAtTheEnd = (reply: FastifyReply, caller: string): void =>
    void reply.raw.once("close", () => places.leave(caller));
  const wait = (reply: FastifyReply, caller: string, patience: Patience): Promise<void> =>
    new Promise((admit, refuse) => {
      const stop = places.wait(caller, () => {
        patience.delete(giveUp);
        leaveAtTheEnd(reply, caller);
        admit();
      });
      const giveUp = (): void => {
        stop();
        refuse(overloaded());
      };
      patience.add(giveUp);
    });

  return {
    async enter(request, reply, caller) {
      // Its "close" has been emitted, and nothing would release the place.
      if (reply.raw.destroyed) throw overloaded();
      const hasPlace = places.take(caller);
      if (!hasPlace && !places.mayWait(caller)) throw overloaded();
      const scope = currentScope();
      if (scope) limitTime(scope, limits.deadlineMs);
      const patience = startPatience(reply, limits.deadlineMs);
      patiences.set(request, patience);
      if (!hasPlace) return wait(reply, caller, patience);
      leaveAtTheEnd(reply, caller);
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
