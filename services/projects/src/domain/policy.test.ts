import { GUEST, type Actor } from "@callboard/kit/actor.ts";
import {
  isPositionShown,
  mayChange,
  needsStanding,
  NO_STANDING,
  projectOperations,
  viewOf,
  type Standing,
} from "./policy.ts";
import { newProject, type Project } from "#domain/project/project.ts";

const COMPANY = "company-a";
const SUBMITTED: Standing = { ...NO_STANDING, submitted: true };
const INVITED: Standing = { ...NO_STANDING, invited: true };

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
    expect(viewOf(ACTORS.guest, it, NO_STANDING)).toBe(guest);
    expect(viewOf(ACTORS.talentSelf, it, SUBMITTED)).toBe(talentSelf);
    expect(viewOf(ACTORS.talentSelf, it, INVITED)).toBe(talentSelf);
    expect(viewOf(ACTORS.talentOther, it, NO_STANDING)).toBe(talentOther);
    expect(viewOf(ACTORS.producerOther, it, NO_STANDING)).toBe(producerOther);
    expect(viewOf(ACTORS.producerNoCompany, it, NO_STANDING)).toBe(producerOther);
    expect(viewOf(ACTORS.formerProducer, it, NO_STANDING)).toBe(talentOther);
    expect(viewOf(ACTORS.producerOwner, it, NO_STANDING)).toBe("owner");
    expect(viewOf(ACTORS.admin, it, NO_STANDING)).toBe("owner");
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

test("what never existed is answered like what may not be seen", () => {
  expect(mayChange(ACTORS.producerOther, null)).toEqual(
    mayChange(ACTORS.producerOther, project("Draft", true)),
  );
});

test.each([
  ["talentSelf", "Approved", false, true],
  ["talentSelf", "Approved", true, false],
  ["talentSelf", "Draft", false, false],
  ["producerOwner", "Approved", false, false],
  ["guest", "Approved", false, false],
] as const)(
  "%s has to be known better for a %s project, public %s: %s",
  (name, status, isPublic, expected) => {
    expect(needsStanding(ACTORS[name], project(status, isPublic))).toBe(expected);
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
  ["talentSelf", "Approved", "updateProjectInfo", false],
] as const)("%s may, while it is %s, %s: %s", (name, status, operation, expected) => {
  const now = new Date("2026-06-01T12:00:00Z");
  expect(projectOperations(ACTORS[name], project(status, true), now).includes(operation)).toBe(expected);
});
