import { member } from "@callboard/testkit/as-actor.ts";
import { GUEST, type Actor } from "./actor.ts";
import { invalidField } from "./failure.ts";
import { fail, ok, type Result } from "./result.ts";
import { forMembers } from "./use-case.ts";

const BAD = fail(invalidField("PK", "KEY", "PK must be a key."));
const SUSPENDED = { ...member({ roles: ["Reader"] }), suspended: true };
const UNREGISTERED = { ...member({ roles: ["Reader"] }), registered: false };
const read = forMembers(["Reader"], async (_deps: object, caller, input: string) =>
  ok([caller.roles, input]),
);

test.each<[string, Actor, Result<string>, object]>([
  ["a guest before bad input", GUEST, BAD, { failure: { code: "UNAUTHENTICATED" } }],
  ["a suspended member before bad input", SUSPENDED, BAD, { failure: { rule: "SUSPENDED" } }],
  [
    "a member who is not registered before bad input",
    UNREGISTERED,
    BAD,
    { failure: { rule: "REGISTRATION" } },
  ],
  ["another role before bad input", member({ roles: ["Writer"] }), BAD, { failure: { rule: "ROLE" } }],
  ["bad input", member({ roles: ["Reader"] }), BAD, BAD],
  ["good input", member({ roles: ["Reader"] }), ok("text"), { ok: true, value: [["Reader"], "text"] }],
])("%s decides", async (_name, actor, input, expected) => {
  expect(await read({}, actor, input)).toMatchObject(expected);
});

test("without roles every registered member may call", async () => {
  const anyone = forMembers(null, async (_deps: object, caller) => ok(caller.userId));
  const caller = member({ roles: [] });
  expect(await anyone({}, caller, ok(undefined))).toEqual(ok(caller.userId));
});
