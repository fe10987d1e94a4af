import { NoToken } from "#lib/session/session.ts";
import { NoConnection } from "#lib/in-time.ts";
import { failureOf, isUnreachable } from "./failure.ts";

const fields = [{ path: "registration.FirstName", rule: "REQUIRED", message: "is required" }];

test.each([
  [{ errors: [{ extensions: { code: "VALIDATION", fields, requestId: "r1" } }] }, "VALIDATION", null, fields],
  [{ errors: [{ extensions: { code: "CONFLICT", rule: "STALE" } }] }, "CONFLICT", "STALE", []],
  [{ errors: [{ extensions: { code: "SOMETHING_NEW" } }] }, "INTERNAL", null, []],
  [{ errors: [{ message: "no extensions" }] }, "INTERNAL", null, []],
  [{ errors: [{ extensions: { code: "VALIDATION", fields: "not a list" } }] }, "VALIDATION", null, []],
  [new TypeError("Failed to fetch"), "UNAVAILABLE", null, []],
  [{ statusCode: 401 }, "UNAUTHENTICATED", null, []],
  [{ statusCode: 429 }, "LIMIT", null, []],
  [{ statusCode: 503 }, "UNAVAILABLE", null, []],
  [new NoToken("ended"), "UNAUTHENTICATED", null, []],
  [new NoToken("unreachable"), "UNAVAILABLE", null, []],
  [undefined, "UNAVAILABLE", null, []],
])("%j is read as %s", (error, code, rule, expectedFields) => {
  expect(failureOf(error)).toMatchObject({ code, rule, fields: expectedFields });
});

test.each([
  ["a dead connection", new NoConnection(new TypeError("Failed to fetch")), true],
  ["a mistake of the program", new TypeError("undefined is not a function"), false],
  ["a silent one", new DOMException("signal timed out", "TimeoutError"), true],
  ["no way to a token", new NoToken("unreachable"), true],
  ["a session that ended", new NoToken("ended"), false],
  ["a refusal", { errors: [{ extensions: { code: "CONFLICT" } }] }, false],
  ["a call that was given up", new DOMException("aborted", "AbortError"), false],
])("%s: whether the call got no response", (_what, error, is) => {
  expect(isUnreachable(error)).toBe(is);
});
