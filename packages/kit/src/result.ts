import type { Failure } from "./failure.ts";

/** What a rule or a use case answers: a value or a failure, never a throw. */
export type Result<T, F = Failure> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly failure: F };

export function ok(): Result<void, never>;
export function ok<T>(value: T): Result<T, never>;
export function ok<T>(value?: T): Result<T | undefined, never> {
  return { ok: true, value };
}

export function fail<F>(failure: F): Result<never, F> {
  return { ok: false, failure };
}

/** Applies `change` to the value of a success and passes a failure on. */
export function map<T, U, F>(result: Result<T, F>, change: (value: T) => U): Result<U, F> {
  return result.ok ? ok(change(result.value)) : result;
}

/** All values in order, or the first failure. */
export function all<T, F>(results: readonly Result<T, F>[]): Result<T[], F> {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return ok(values);
}
