import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import { BLANK_POSITION } from "#domain/position/fields.ts";
import { newPosition } from "#domain/position/position.ts";
import {
  isPositionShown,
  joinRelations,
  mayChange,
  needsRelation,
  NO_RELATION,
  positionOperations,
  projectOperations,
  viewOf,
  type ViewerRelation,
} from "./policy.ts";
import { newProject, type Project } from "#domain/project/project.ts";

const COMPANY = "company-a";
const SUBMITTED: ViewerRelation = { ...NO_RELATION, submitted: true };
const INVITED: ViewerRelation = { ...NO_RELATION, invited: true };

function someone(roles: readonly string[], organisationId: string | null = null): Actor {
  const rest = { representedIds: [], registered: true, suspended: false, minor: false, version: 1 };
  return { kind: "member", userId: "someone", roles, organisationId, ...rest };
}

const ACTORS = {
  guest: GUEST,
  talentSelf: someone(["Talent"]),
  talentOther: someone(["Talent"]),
  producerOwner: someone(["Production"], COMPANY),
  producerOther: someone(["Production"], "company-b"),
  producerNoCompany: someone(["Production"]),
  formerProducer: someone(["Talent"], COMPANY),
  admin: someone(["Admin"]),
} as const;

function project(status: Project["status"], isPublic: boolean): Project {
  return { ...newProject({ id: "p", companyId: COMPANY, createdBy: "u" }), status, public: isPublic };
}

type View = "gallery" | "viewer" | "owner" | null;
/** `visibility.project` of the contract: guest, talentSelf (who submitted), talentOther, producerOther. */
const TABLE: [Project["status"], boolean, View, View, View, View][] = [
  ["Draft", true, null, null, null, null],
  ["Pending", true, null, null, null, null],
  ["Denied", true, null, null, null, null],
  ["Approved", true, "gallery", "viewer", "viewer", "viewer"],
  ["Approved", false, null, "viewer", null, null],
  ["Closed", true, null, "viewer", "viewer", "viewer"],
  ["Closed", false, null, "viewer", null, null],
];

test.each(TABLE)(
  "%s, public %s: guest %s, who submitted %s, others %s and %s",
  (status, isPublic, ...views) => {
    const it = project(status, isPublic);
    const [guest, talentSelf, talentOther, producerOther] = views;
    expect(viewOf(ACTORS.guest, it, NO_RELATION)).toBe(guest);
    expect(viewOf(ACTORS.talentSelf, it, SUBMITTED)).toBe(talentSelf);
    expect(viewOf(ACTORS.talentSelf, it, INVITED)).toBe(talentSelf);
    expect(viewOf(ACTORS.talentOther, it, NO_RELATION)).toBe(talentOther);
    expect(viewOf(ACTORS.producerOther, it, NO_RELATION)).toBe(producerOther);
    expect(viewOf(ACTORS.producerNoCompany, it, NO_RELATION)).toBe(producerOther);
    expect(viewOf(ACTORS.formerProducer, it, NO_RELATION)).toBe(talentOther);
    expect(viewOf(ACTORS.producerOwner, it, NO_RELATION)).toBe("owner");
    expect(viewOf(ACTORS.admin, it, NO_RELATION)).toBe("owner");
  },
);

test.each([
  ["producerOwner", "Draft", "ok"],
  ["admin", "Draft", "ok"],
  ["producerOther", "Draft", "NOT_FOUND"],
  ["producerNoCompany", "Draft", "NOT_FOUND"],
  ["producerOther", "Approved", "FORBIDDEN"],
] as const)("%s changes a %s project: %s", (name, status, expected) => {
  const result = mayChange(ACTORS[name], project(status, true));
  expect(result.ok ? "ok" : result.failure.code).toBe(expected);
});

test("a change that is refused says what the caller lacks", () => {
  expect(mayChange(ACTORS.producerOther, project("Approved", true))).toMatchObject({
    failure: { code: "FORBIDDEN", rule: "OWNERSHIP" },
  });
  expect(mayChange(ACTORS.producerOther, project("Draft", true))).toMatchObject({
    failure: { code: "NOT_FOUND", message: expect.stringContaining("project") },
  });
});

test("a record that never existed is refused like one that is hidden", () => {
  expect(mayChange(ACTORS.producerOther, null)).toEqual(
    mayChange(ACTORS.producerOther, project("Draft", true)),
  );
});

test.each([
  ["talentSelf", "Approved", false, true],
  ["talentSelf", "Approved", true, false],
  ["talentSelf", "Draft", false, false],
  ["talentSelf", "Closed", false, true],
  ["producerOwner", "Approved", false, false],
  ["guest", "Approved", false, false],
] as const)(
  "%s has to be known better for a %s project, public %s: %s",
  (name, status, isPublic, expected) => {
    expect(needsRelation(ACTORS[name], project(status, isPublic))).toBe(expected);
  },
);

test.each([
  ["owner", "PendingReview", true],
  ["viewer", "PendingReview", false],
  ["viewer", "Open", true],
  ["gallery", "Open", false],
] as const)("in the %s view a position %s is shown: %s", (view, roleStatus, expected) => {
  expect(isPositionShown(view, { roleStatus })).toBe(expected);
});

test.each([
  ["producerOwner", "Draft", "submitProjectApproval", true],
  ["producerOwner", "Draft", "updateProjectInfo", true],
  ["producerOwner", "Draft", "deleteProject", true],
  ["producerOwner", "Draft", "withdrawProject", false],
  ["producerOwner", "Pending", "withdrawProject", true],
  ["producerOwner", "Pending", "closeProject", false],
  ["producerOwner", "Approved", "closeProject", true],
  ["producerOwner", "Approved", "deleteProject", false],
  ["producerOwner", "Closed", "closeProject", false],
  ["producerOwner", "Pending", "updateProjectInfo", false],
  ["producerOwner", "Pending", "submitProjectApproval", false],
  ["producerOwner", "Pending", "approveProject", false],
  ["producerOwner", "Denied", "resubmitProject", true],
  ["producerOwner", "Approved", "resubmitProject", false],
  ["admin", "Pending", "approveProject", true],
  ["admin", "Pending", "denyProject", true],
  ["admin", "Draft", "denyProject", false],
  ["producerOwner", "Draft", "submitProject", true],
  ["producerOwner", "Pending", "submitProject", false],
  ["producerOwner", "Pending", "resubmitProject", false],
  ["producerOwner", "Denied", "deleteProject", true],
  ["talentSelf", "Approved", "updateProjectInfo", false],
] as const)("%s may, while it is %s, %s: %s", (name, status, operation, expected) => {
  const now = new Date("2026-06-01T12:00:00Z");
  expect(projectOperations(ACTORS[name], project(status, true), now).includes(operation)).toBe(expected);
});

test("the product itself reads everything, and owns nothing", () => {
  const system = { kind: "system", service: "casting" } as const;
  expect(viewOf(system, project("Draft", false), NO_RELATION)).toBe("owner");
  expect(mayChange(system, project("Draft", false))).toMatchObject({ failure: { code: "FORBIDDEN" } });
});

test("a person of whom nothing is known has no relation", () => {
  expect(NO_RELATION).toEqual({
    submitted: false,
    invited: false,
    confirmed: false,
    bookedPositions: [],
    confirmedPositions: [],
  });
});

test.each<[string, Partial<ViewerRelation>, Partial<ViewerRelation>, Partial<ViewerRelation>]>([
  ["nothing", {}, {}, {}],
  ["submitted", { submitted: true }, {}, { submitted: true }],
  ["invited", {}, { invited: true }, { invited: true }],
  ["confirmed", { confirmed: true }, { submitted: true }, { confirmed: true, submitted: true }],
  ["booked", { bookedPositions: ["a"] }, { bookedPositions: ["b"] }, { bookedPositions: ["a", "b"] }],
  [
    "with an audition",
    { confirmedPositions: ["a"] },
    { confirmedPositions: ["b"] },
    { confirmedPositions: ["a", "b"] },
  ],
])("two people together are %s", (_what, one, other, together) => {
  expect(joinRelations({ ...NO_RELATION, ...one }, { ...NO_RELATION, ...other })).toEqual({
    ...NO_RELATION,
    ...together,
  });
});

test("a project with submissions cannot be deleted", () => {
  const now = new Date("2026-06-01T12:00:00Z");
  const draft = { ...project("Draft", true), submissions: 1 };
  expect(projectOperations(ACTORS.producerOwner, draft, now)).not.toContain("deleteProject");
  expect(projectOperations(ACTORS.producerOwner, draft, now)).toContain("submitProject");
});

const NOW = new Date("2026-06-01T12:00:00Z");
const PERSONAL = { id: "r", projectId: "p", createdBy: "u" };
const OPEN = { ...newPosition(PERSONAL, BLANK_POSITION), roleStatus: "Open" as const };

test.each<[keyof typeof ACTORS, Project["status"], object, object, string[]]>([
  ["producerOwner", "Draft", {}, {}, ["updateProjectPosition", "deleteProjectPosition"]],
  ["producerOwner", "Approved", {}, { submissions: 1 }, ["updateProjectPosition"]],
  ["producerOwner", "Pending", {}, {}, []],
  ["admin", "Denied", {}, {}, ["updateProjectPosition", "deleteProjectPosition"]],
  ["producerOther", "Approved", {}, {}, []],
  ["talentOther", "Approved", {}, {}, ["submitToPosition"]],
  ["talentOther", "Approved", { hidden: true }, {}, []],
  ["talentOther", "Approved", {}, { roleStatus: "OnHold" }, []],
  ["talentOther", "Closed", {}, {}, []],
  ["guest", "Approved", {}, {}, []],
])("%s, %s %j, position %j: %j", (name, status, ofProject, ofPosition, expected) => {
  const facts = {
    project: { ...project(status, true), ...ofProject },
    position: { ...OPEN, ...ofPosition },
  };
  expect(positionOperations(ACTORS[name], facts, NOW)).toEqual(expected);
});
