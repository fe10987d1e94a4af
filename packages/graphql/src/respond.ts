import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";

/** Hands the value of a use case to GraphQL; its failure leaves as an error with code and rule. */
export async function respond<T>(result: Result<T> | Promise<Result<T>>): Promise<T> {
  const settled = await result;
  if (!settled.ok) throw new FailureError(settled.failure);
  return settled.value;
}

/** Like `respond`, with the value translated for the wire. */
export async function respondWith<T, U>(
  result: Result<T> | Promise<Result<T>>,
  toWire: (value: T) => U,
): Promise<U> {
  return toWire(await respond(result));
}
