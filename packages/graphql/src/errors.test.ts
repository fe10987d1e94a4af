import { GraphQLError } from "graphql";
import { FailureError, limitReached } from "@callboard/kit/failure.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { formatError } from "./errors.ts";

const log = createLog("test", "silent");

test.each([
  [
    "a failure",
    new FailureError(limitReached("MESSAGES_PER_MINUTE", 10, 60)),
    { code: "LIMIT", limit: "MESSAGES_PER_MINUTE", max: 10, retryAfter: 60 },
  ],
  ["a bug", new TypeError("x is undefined"), { code: "INTERNAL" }],
  ["a value that a scalar cannot show", new RangeError("out of range"), { code: "INTERNAL" }],
])("%s inside a resolver", (_name, cause, facts) => {
  const wrapped = new GraphQLError(cause.message, { path: ["a", 0], originalError: cause });
  const error = formatError(wrapped, "r1", log);
  expect(error.extensions).toMatchObject({ ...facts, requestId: "r1" });
  expect(error.path).toEqual(["a", 0]);
});

test("a failure that was wrapped twice is still that failure", () => {
  const inner = new GraphQLError("x", { originalError: new FailureError(limitReached("SKILLS", 1)) });
  const error = formatError(new GraphQLError("x", { originalError: inner, path: ["a"] }), "r1", log);
  expect(error.extensions?.["code"]).toBe("LIMIT");
});
