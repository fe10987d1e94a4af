import { GUEST, type Actor, type Member } from "@callboard/kit/actor.ts";
import { isListed } from "./member.ts";
import {
  dependsOnMember,
  isCasting,
  mayWrite,
  requireWriter,
  shows,
  showsCompleteness,
  viewOf,
  type View,
} from "./policy.ts";
import { blankProfile } from "./profile.ts";

const TALENT = "talent";
const ADULT = { minor: false };
const MINOR = { registered: true, suspended: false, minor: true };

function someone(roles: readonly string[], facts: Partial<Member> = {}): Member {
  return {
    kind: "member",
    userId: "someone",
    roles,
    organisationId: null,
    representedIds: [],
    registered: true,
    suspended: false,
    minor: false,
    version: 1,
    ...facts,
  };
}

const ACTORS = {
  guest: GUEST,
  noRole: someone([], { registered: false }),
  suspended: someone(["Production"], { suspended: true, organisationId: "a" }),
  talentSelf: someone(["Talent"], { userId: TALENT }),
  talentOther: someone(["Talent"]),
  agentLinked: someone(["Agent"], { representedIds: [TALENT] }),
  agentOther: someone(["Agent"]),
  producerOwner: someone(["Production"], { organisationId: "a" }),
  producerApproved: someone(["Production"], { organisationId: "b", organisationApproved: true }),
  producerNoCompany: someone(["Production"]),
  admin: someone(["Admin"]),
  system: { kind: "system", service: "casting" },
} as const satisfies Record<string, Actor>;

test.each<[keyof typeof ACTORS, View | null, View | null]>([
  ["guest", null, null],
  ["noRole", null, null],
  ["suspended", null, null],
  ["talentSelf", "self", "self"],
  ["talentOther", "card", null],
  ["agentLinked", "agent", null],
  ["agentOther", "card", null],
  ["producerOwner", "casting", null],
  ["producerApproved", "casting", null],
  ["producerNoCompany", "card", null],
  ["admin", "admin", "admin"],
  ["system", "admin", "admin"],
])("%s sees a talent as %s, a suspended or unknown one as %s", (name, open, hidden) => {
  expect(viewOf(ACTORS[name], TALENT, { ...ADULT, registered: true, suspended: false })).toBe(open);
  expect(viewOf(ACTORS[name], TALENT, { ...ADULT, registered: true, suspended: true })).toBe(hidden);
  expect(viewOf(ACTORS[name], TALENT, { ...ADULT, registered: false, suspended: false })).toBe(hidden);
  expect(viewOf(ACTORS[name], TALENT, null)).toBe(hidden);
});

test.each<[keyof typeof ACTORS, View | null, View | null]>([
  ["guest", null, null],
  ["noRole", null, null],
  ["suspended", null, null],
  ["talentSelf", "self", "self"],
  ["talentOther", null, "card"],
  ["agentLinked", "agent", "agent"],
  ["agentOther", null, "card"],
  ["producerOwner", null, "casting"],
  ["producerApproved", "casting", "casting"],
  ["producerNoCompany", null, "card"],
  ["admin", "admin", "admin"],
  ["system", "admin", "admin"],
])("%s sees a minor as %s, one who submitted to the company as %s", (name, before, after) => {
  expect(viewOf(ACTORS[name], TALENT, MINOR)).toBe(before);
  expect(viewOf(ACTORS[name], TALENT, MINOR, true)).toBe(after);
});

test.each(Object.entries(ACTORS))("%s: the state of a member is read where it decides", (_name, actor) => {
  const [open, hidden] = [{ ...ADULT, registered: true, suspended: false }, null].map((state) =>
    viewOf(actor, TALENT, state),
  );
  if (!dependsOnMember(actor, TALENT)) expect(open).toBe(hidden);
  expect(dependsOnMember(ACTORS.talentSelf, TALENT)).toBe(false);
});

const OPEN = { ...blankProfile(TALENT), showEthnicity: true };
const CLOSED = blankProfile(TALENT);
test.each([
  ["card", "skills", true],
  ["card", "unions", true],
  ["card", "travelPreference", true],
  ["card", "heightRange", false],
  ["card", "gender", false],
  ["card", "ethnicity", false],
  ["casting", "heightRange", true],
  ["casting", "ethnicity", true],
  ["casting", "showEthnicity", false],
  ["agent", "showEthnicity", true],
  ["self", "showEthnicity", true],
  [null, "skills", false],
] as const)("the view %s shows %s: %s", (view, field, expected) => {
  expect(shows(view, field, OPEN)).toBe(expected);
});

test.each([
  ["casting", false],
  ["agent", false],
  ["self", true],
  ["admin", true],
] as const)("without consent the view %s shows the ethnicity: %s", (view, expected) => {
  expect(shows(view, "ethnicity", CLOSED)).toBe(expected);
});

test.each([
  ["card", false],
  ["casting", false],
  ["agent", true],
  ["self", true],
  ["admin", true],
  [null, false],
] as const)("the view %s shows how complete a profile is: %s", (view, expected) => {
  expect(showsCompleteness(view)).toBe(expected);
});

test.each([
  ["talentSelf", "ok"],
  ["agentLinked", "ok"],
  ["admin", "ok"],
  ["talentOther", "FORBIDDEN"],
  ["agentOther", "FORBIDDEN"],
  ["producerOwner", "FORBIDDEN"],
  ["noRole", "FORBIDDEN"],
] as const)("%s writes the profile: %s", (name, expected) => {
  const result = mayWrite(ACTORS[name], TALENT);
  expect(result.ok ? "ok" : result.failure.code).toBe(expected);
});

test.each([
  ["guest", "UNAUTHENTICATED"],
  ["system", "UNAUTHENTICATED"],
  ["suspended", "FORBIDDEN"],
  ["noRole", "ok"],
  ["talentSelf", "ok"],
] as const)("%s is a writer at all: %s", (name, expected) => {
  const result = requireWriter(ACTORS[name]);
  expect(result.ok ? "ok" : result.failure.code).toBe(expected);
});

test.each([
  ["producerOwner", true],
  ["producerNoCompany", false],
  ["talentOther", false],
  ["guest", false],
] as const)("%s casts: %s", (name, expected) => expect(isCasting(ACTORS[name])).toBe(expected));

test.each([
  [{}, true],
  [{ suspended: true }, false],
  [{ registered: false }, false],
  [{ roles: ["Production"] }, true],
  [{ roles: [] }, false],
])("a member with %j is listed: %s", (facts, expected) => {
  const names = { firstName: "A", lastName: "B", bio: "", agentIds: [], minor: false };
  const copied = { version: 1, hasHeadshot: true };
  expect(
    isListed({
      id: TALENT,
      roles: ["Talent"],
      registered: true,
      suspended: false,
      ...names,
      ...copied,
      ...facts,
    }),
  ).toBe(expected);
});
