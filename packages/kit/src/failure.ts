import type {
  ConflictRule,
  FailureCode,
  FailureRule,
  ForbiddenRule,
  LimitRule,
} from "@callboard/catalog/failure-rules.ts";

/** One input field that cannot be accepted: a dotted path, a rule (an i18n key) and a plain sentence. */
export interface FieldFailure {
  readonly path: string;
  readonly rule: FailureRule;
  readonly message: string;
}

/** A failure is a value: what went wrong (code, rule) and the facts that the caller may know. */
export interface Failure {
  readonly code: FailureCode;
  readonly message: string;
  readonly rule?: FailureRule;
  readonly fields?: readonly FieldFailure[];
  /** NOT_FOUND: the kind of the thing that was asked for. */
  readonly kind?: string;
  /** CONFLICT: the state the thing is in, the state that was asked for, the states it may move to. */
  readonly state?: string;
  readonly to?: string;
  readonly allowed?: readonly string[];
  /** LIMIT: the name of the limit and its figure. */
  readonly limit?: LimitRule;
  readonly max?: number;
  /** LIMIT and UNAVAILABLE: seconds until a retry makes sense. */
  readonly retryAfter?: number;
  /** UNAVAILABLE: what did not answer. */
  readonly dependency?: string;
}

/** No valid token, or a guest where a member is needed. */
export function unauthenticated(message = "Sign in to do this."): Failure {
  return { code: "UNAUTHENTICATED", message };
}

export function forbidden(rule: ForbiddenRule, message = "You don't have permission to do this."): Failure {
  return { code: "FORBIDDEN", rule, message };
}

/** The same words for a thing that never existed and for one that the caller may not see. */
export function notFound(kind: string): Failure {
  return { code: "NOT_FOUND", kind, message: `This ${kind} was not found.` };
}

/** All failing fields at once; never empty. */
export function invalid(fields: readonly FieldFailure[]): Failure {
  return { code: "VALIDATION", message: fields[0]?.message ?? "The input is invalid.", fields };
}

/** One failing field. */
export function invalidField(path: string, rule: FailureRule, message: string): Failure {
  return invalid([{ path, rule, message }]);
}

export function conflict(
  rule: ConflictRule,
  message: string,
  facts: Pick<Failure, "state" | "to" | "allowed"> = {},
): Failure {
  return { code: "CONFLICT", rule, message, ...facts };
}

/** A move that the table of states does not contain. */
export function illegalTransition(state: string, to: string, allowed: readonly string[]): Failure {
  return conflict("ILLEGAL_TRANSITION", `The status cannot change from ${state} to ${to}.`, {
    state,
    to,
    allowed,
  });
}

/** A quota is used up: `limit` names it, `max` is its figure, `retryAfter` is in seconds. */
export function limitReached(limit: LimitRule, max: number, retryAfter?: number): Failure {
  const base = {
    code: "LIMIT",
    rule: limit,
    limit,
    max,
    message: `The limit of ${max} has been reached.`,
  } as const;
  return retryAfter === undefined ? base : { ...base, retryAfter };
}

/** Something this answer needs does not answer; asking again later may help. */
export function unavailable(dependency: string, retryAfter = 1): Failure {
  return {
    code: "UNAVAILABLE",
    dependency,
    retryAfter,
    message: `${dependency} is not responding. Try again shortly.`,
  };
}

/** A bug or a broken dependency; details belong to the log only. */
export function internal(): Failure {
  return { code: "INTERNAL", message: "Something went wrong on our side." };
}

/** Carries a failure through code that can only throw: resolvers, routes, libraries. */
export class FailureError extends Error {
  readonly failure: Failure;

  constructor(failure: Failure) {
    super(failure.message);
    this.name = "FailureError";
    this.failure = failure;
  }
}
