import { actorName, actsFor, GUEST, hasRole, requireMember, type Actor, type Member } from "./actor.ts";

const person: Member = {
  kind: "member",
  userId: "u1",
  roles: ["Maker"],
  organisationId: null,
  representedIds: ["u2"],
  registered: true,
  suspended: false,
  minor: false,
  version: 1,
};

test.each<[string, Actor, readonly string[] | undefined, string]>([
  ["a guest", GUEST, undefined, "UNAUTHENTICATED"],
  ["a service", { kind: "system", service: "x" }, undefined, "UNAUTHENTICATED"],
  [
    "a suspended person, whatever else",
    { ...person, suspended: true, registered: false },
    ["Other"],
    "SUSPENDED",
  ],
  [
    "a person without registration, whatever the role",
    { ...person, registered: false },
    ["Other"],
    "REGISTRATION",
  ],
  ["another role", person, ["Other"], "ROLE"],
])("%s is refused", (_name, actor, roles, reason) => {
  const result = requireMember(actor, roles);
  expect(result.ok ? null : (result.failure.rule ?? result.failure.code)).toBe(reason);
});

test.each<[readonly string[] | undefined]>([[undefined], [["Maker"]], [["Other", "Maker"]]])(
  "a person passes where %j may",
  (roles) => {
    expect(requireMember(person, roles)).toEqual({ ok: true, value: person });
  },
);

test.each<[Actor, string, boolean]>([
  [person, "u1", true],
  [person, "u2", true],
  [person, "u3", false],
  [GUEST, "u1", false],
])("acting for others: %#", (actor, userId, expected) => {
  expect(actsFor(actor, userId)).toBe(expected);
});

test("names and roles", () => {
  expect([person, GUEST, { kind: "system", service: "x" } as const].map(actorName)).toEqual([
    "member:u1",
    "guest",
    "system:x",
  ]);
  expect([hasRole(person, "Maker"), hasRole(person, "Other"), hasRole(GUEST, "Maker")]).toEqual([
    true,
    false,
    false,
  ]);
});
