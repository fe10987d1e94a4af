import { createLog } from "./log.ts";
import { newScope, runInScope } from "#process/request-scope.ts";

function written(write: (log: ReturnType<typeof createLog>) => void): Record<string, unknown> {
  const lines: string[] = [];
  write(createLog("one", "info", { write: (line) => void lines.push(line) }));
  return JSON.parse(lines[0] ?? "{}") as Record<string, unknown>;
}

test("a line names the service and the request it belongs to", () => {
  const scope = newScope({
    requestId: "r1",
    traceparent: "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01",
  });
  const line = runInScope(scope, () => written((log) => log.info({ event: "thing_made", fact: 1 }, "said")));
  expect(line).toMatchObject({ service: "one", requestId: "r1", event: "thing_made", fact: 1, msg: "said" });
  expect(line["trace_id"]).toBe("0af7651916cd43dd8448eb211c80319c");
});

test.each([
  ["a password", { password: "swordfish" }],
  ["a token", { request: { token: "swordfish" } }],
  ["a header", { request: { headers: { authorization: "swordfish" } } }],
  ["a mail address", { member: { email: "swordfish" } }],
  ["the text of a message", { message: { text: "swordfish" } }],
  ["the row of a database's error", { err: Object.assign(new Error("taken"), { detail: "swordfish" }) }],
  ["what a dependency was sent", { err: Object.assign(new Error("no"), { meta: { body: "swordfish" } }) }],
])("%s is never written", (_name, facts) => {
  expect(JSON.stringify(written((log) => log.info({ event: "thing_made", ...facts }, "said")))).not.toContain(
    "swordfish",
  );
});

test("an error is written with its code and the words of its cause", () => {
  const error = Object.assign(new Error("no row", { cause: new Error("no room") }), { code: "53100" });
  expect(written((log) => log.info({ event: "thing_failed", err: error }, "said"))["err"]).toEqual({
    type: "Error",
    message: "no row: no room",
    stack: expect.stringContaining("no room"),
    code: "53100",
  });
});
