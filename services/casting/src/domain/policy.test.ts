import type { Member } from "@callboard/kit/actor.ts";
import { isCompanySide, isOfCompany, ownTalents, relationTo } from "./policy.ts";

const submission = { companyId: "A", userId: "t1" };
const someone: Member = {
  kind: "member",
  userId: "x",
  roles: [],
  organisationId: null,
  representedIds: [],
  registered: true,
  suspended: false,
  minor: false,
  version: 1,
};

test.each<[string, Partial<Member>, string | null]>([
  ["the talent", { userId: "t1", roles: ["Talent"] }, "self"],
  ["another talent", { userId: "t2", roles: ["Talent"] }, null],
  ["the person without the role", { userId: "t1" }, null],
  ["the linked agent", { roles: ["Agent"], representedIds: ["t1"] }, "agent"],
  ["another agent", { roles: ["Agent"], representedIds: ["t2"] }, null],
  ["a link without the role", { roles: ["Talent"], representedIds: ["t1"] }, null],
  ["a producer of the company", { roles: ["Production"], organisationId: "A" }, "company"],
  ["a producer of another", { roles: ["Production"], organisationId: "B" }, null],
  ["a producer without one", { roles: ["Production"] }, null],
  ["someone of the company without the role", { roles: ["Talent"], organisationId: "A" }, null],
  ["an admin", { roles: ["Admin"] }, "admin"],
  [
    "two roles: the widest",
    { userId: "t1", roles: ["Talent", "Production"], organisationId: "A" },
    "company",
  ],
])("%s", (_name, facts, relation) => {
  expect(relationTo({ ...someone, ...facts }, submission)).toBe(relation);
});

test.each([{ kind: "guest" } as const, { kind: "system", service: "x" } as const])("nobody: %j", (actor) => {
  expect(relationTo(actor, submission)).toBeNull();
});

test.each([{ kind: "guest" } as const, { kind: "system", service: "x" } as const])(
  "of no company: %j",
  (actor) => {
    expect(isOfCompany(actor, "A")).toBe(false);
  },
);

test.each<[string, Partial<Member>, string[]]>([
  ["a talent", { userId: "t1", roles: ["Talent"] }, ["t1"]],
  ["an agent", { userId: "a1", roles: ["Agent"], representedIds: ["t1", "t2"] }, ["t1", "t2"]],
  ["both", { userId: "t3", roles: ["Talent", "Agent"], representedIds: ["t1"] }, ["t3", "t1"]],
  ["a link without the role", { userId: "t3", roles: ["Talent"], representedIds: ["t1"] }, ["t3"]],
  ["a producer", { userId: "p1", roles: ["Production"] }, []],
])("%s reads the submissions of %j", (_name, facts, expected) => {
  expect(ownTalents({ ...someone, ...facts })).toEqual(expected);
});

test.each([
  ["admin", true],
  ["company", true],
  ["self", false],
  ["agent", false],
] as const)("%s decides: %s", (relation, expected) => {
  expect(isCompanySide(relation)).toBe(expected);
});
