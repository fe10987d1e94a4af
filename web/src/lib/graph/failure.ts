import { FAILURE_CODES, type FailureCode } from "@callboard/catalog/failure-rules.ts";

export type FieldFailure = { readonly path: string; readonly rule: string; readonly message: string };

/** A rejected call as the server reports it; code and rule are keys of the `errors` texts. */
export type Failure = {
  readonly code: FailureCode;
  readonly rule: string | null;
  readonly fields: readonly FieldFailure[];
  readonly requestId: string | null;
  readonly retryAfterSeconds: number | null;
};

type Extensions = Record<string, unknown>;

function isRecord(value: unknown): value is Extensions {
  return typeof value === "object" && value !== null;
}

function text(value: unknown): string | null {
  return typeof value === "string" && value !== "" ? value : null;
}

function fieldFailures(value: unknown): FieldFailure[] {
  if (!Array.isArray(value)) return [];
  return value.filter(isRecord).map((field) => ({
    path: text(field["path"]) ?? "",
    rule: text(field["rule"]) ?? "INVALID",
    message: text(field["message"]) ?? "",
  }));
}

function codeOf(value: unknown): FailureCode | null {
  return FAILURE_CODES.find((code) => code === value) ?? null;
}

/** The failure that a GraphQL error's `extensions` describe. */
export function failureOfExtensions(extensions: unknown): Failure {
  const found = isRecord(extensions) ? extensions : {};
  const retryAfter = found["retryAfter"];
  return {
    code: codeOf(found["code"]) ?? "INTERNAL",
    rule: text(found["rule"]),
    fields: fieldFailures(found["fields"]),
    requestId: text(found["requestId"]),
    retryAfterSeconds: typeof retryAfter === "number" ? retryAfter : null,
  };
}

const UNREACHABLE: Failure = {
  code: "UNAVAILABLE",
  rule: null,
  fields: [],
  requestId: null,
  retryAfterSeconds: null,
};

/** The failure behind any rejection: GraphQL errors, a lost session, or a dead connection. */
export function failureOf(error: unknown): Failure {
  if (!isRecord(error)) return UNREACHABLE;
  const errors = error["errors"];
  if (Array.isArray(errors) && errors.length > 0) {
    const first: unknown = errors[0];
    return failureOfExtensions(isRecord(first) ? first["extensions"] : null);
  }
  if (error["name"] === "NoToken" && error["kind"] === "ended")
    return { ...UNREACHABLE, code: "UNAUTHENTICATED" };
  const status = error["statusCode"];
  if (status === 401) return { ...UNREACHABLE, code: "UNAUTHENTICATED" };
  if (status === 429) return { ...UNREACHABLE, code: "LIMIT" };
  return UNREACHABLE;
}

/**
 * Whether there was no response at all, so that retrying is safe and may help. A TypeError of the program is none of
 * that: sent again, it would fail again for ever.
 */
export function isUnreachable(error: unknown): boolean {
  if (!isRecord(error)) return false;
  const { name, kind } = error;
  return name === "NoConnection" || name === "TimeoutError" || (name === "NoToken" && kind === "unreachable");
}
