import type { FailureCode, FailureRule } from "@callboard/catalog/failure-rules.ts";
import type { Failure } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";

/** The failure of a result; throws if it succeeded or failed with another code or rule. */
export function expectFailure<T>(result: Result<T>, code: FailureCode, rule?: FailureRule): Failure {
  if (result.ok) throw new Error(`Expected ${code}, but it succeeded with ${JSON.stringify(result.value)}.`);
  const { failure } = result;
  const found = [failure.rule, ...(failure.fields ?? []).map((field) => field.rule)];
  if (failure.code !== code || (rule !== undefined && !found.includes(rule)))
    throw new Error(`Expected ${code} ${rule ?? ""}, but it failed with ${JSON.stringify(failure)}.`);
  return failure;
}

/** The value of a result; throws if it failed. */
export function expectOk<T>(result: Result<T>): T {
  if (!result.ok)
    throw new Error(`Expected a success, but it failed with ${JSON.stringify(result.failure)}.`);
  return result.value;
}
