import { exampleAccount } from "./example-account.ts";
import { allowedOnMember, dependsOnSubmission, shows, viewOf } from "./views.ts";
import type { Relation, View, Viewer } from "./views.ts";

const target = exampleAccount();
const stranger: Relation = { isAgent: false, holdsSubmission: false, knowsMinor: false };

function viewer(roles: string[], facts: Partial<Viewer> = {}): Viewer {
  return { userId: "viewer", roles, companyId: null, ...facts };
}

describe("the view of a member", () => {
  it.each<[string, Viewer, Relation, View]>([
    ["the talent", viewer(["Talent"], { userId: "talent" }), stranger, "self"],
    ["another talent", viewer(["Talent"]), stranger, "card"],
    ["the linked agent", viewer(["Agent"]), { ...stranger, isAgent: true }, "agent"],
    ["another agent", viewer(["Agent"]), stranger, "card"],
    [
      "a producer with a submission",
      viewer(["Production"], { companyId: "a" }),
      { ...stranger, holdsSubmission: true },
      "contact",
    ],
    ["a producer without one", viewer(["Production"], { companyId: "b" }), stranger, "casting"],
    ["a producer without a company", viewer(["Production"]), { ...stranger, holdsSubmission: true }, "card"],
    ["an admin", viewer(["Admin"]), stranger, "admin"],
    [
      "an agent who also produces",
      viewer(["Agent", "Production"], { companyId: "a" }),
      { ...stranger, isAgent: true, holdsSubmission: true },
      "agent",
    ],
  ])("of %s", (_who, who, relation, expected) => {
    expect(viewOf(who, target, relation)).toBe(expected);
  });

  it.each<[string, Viewer, Relation, View | null]>([
    ["an admin", viewer(["Admin"]), stranger, "admin"],
    ["the linked agent", viewer(["Agent"]), { ...stranger, isAgent: true }, "agent"],
    ["an agent who asked", viewer(["Agent"]), { ...stranger, knowsMinor: true }, "card"],
    ["another agent", viewer(["Agent"]), stranger, null],
    ["another talent", viewer(["Talent"]), stranger, null],
    ["a company without an approved project", viewer(["Production"], { companyId: "a" }), stranger, null],
    [
      "a company with one",
      viewer(["Production"], { companyId: "a" }),
      { ...stranger, knowsMinor: true },
      "casting",
    ],
    [
      "a company submitted to",
      viewer(["Production"], { companyId: "a" }),
      { ...stranger, holdsSubmission: true },
      "contact",
    ],
  ])("of a minor for %s", (_who, who, relation, expected) => {
    expect(viewOf(who, exampleAccount({ minor: true }), relation)).toBe(expected);
  });

  it.each<[string, Partial<typeof target>]>([
    ["suspended", { suspended: true }],
    ["not registered", { registered: false }],
  ])("of someone %s is for the person and admins alone", (_state, facts) => {
    const hidden = exampleAccount(facts);
    expect(
      viewOf(viewer(["Production"], { companyId: "a" }), hidden, {
        ...stranger,
        isAgent: true,
        holdsSubmission: true,
      }),
    ).toBeNull();
    expect(viewOf(viewer(["Admin"]), hidden, stranger)).toBe("admin");
    expect(viewOf(viewer(["Talent"], { userId: "talent" }), hidden, stranger)).toBe("self");
  });
});

it.each([
  ["card", "Bio", true],
  ["card", "Email", false],
  ["casting", "Agent", true],
  ["casting", "PhoneNumber", false],
  ["contact", "Email", true],
  ["contact", "RegistrationCompleted", false],
  ["agent", "AgentLinks", true],
  ["agent", "UserRoles", false],
  ["self", "Suspended", true],
  ["admin", "SuspensionReason", true],
] as const)("%s shows %s: %s", (view, field, expected) => {
  expect(shows(view, field)).toBe(expected);
});

it.each([
  ["Email", true],
  ["PhoneNumber", true],
  ["Bio", false],
  ["Minor", false],
  ["AgentLinks", false],
] as const)("%s depends on a submission: %s", (field, expected) => {
  expect(dependsOnSubmission(field)).toBe(expected);
});

it.each<[string, View, Viewer, Partial<typeof target>, string[]]>([
  [
    "a new member before registration",
    "self",
    viewer([], { userId: "talent" }),
    { registered: false, roles: [] },
    ["completeRegistration", "updateUserString", "updateUserStringArray"],
  ],
  ["somebody suspended", "self", viewer(["Talent"], { userId: "talent" }), { suspended: true }, []],
  [
    "an admin with a producer",
    "admin",
    viewer(["Admin"]),
    { roles: ["Production"] },
    ["updateUserString", "updateUserStringArray", "setUserSuspended"],
  ],
  [
    "an admin with somebody suspended",
    "admin",
    viewer(["Admin"]),
    { roles: ["Production"], suspended: true },
    ["updateUserString", "updateUserStringArray", "setUserSuspended"],
  ],
  [
    "an admin with themselves",
    "admin",
    viewer(["Admin"], { userId: "talent" }),
    { roles: ["Admin"] },
    ["saveUserSettings", "updateUserString", "updateUserStringArray"],
  ],
  ["an agent with a producer", "card", viewer(["Agent"]), { roles: ["Production"] }, []],
])("%s may call what the state of the account allows", (_who, view, who, facts, expected) => {
  expect(allowedOnMember(view, who, exampleAccount(facts))).toEqual(expected);
});

it.each<[string, View, Viewer, string[]]>([
  ["a stranger", "card", viewer(["Talent"]), []],
  ["an agent without a link", "card", viewer(["Agent"]), ["requestAgentLink"]],
  [
    "the linked agent",
    "agent",
    viewer(["Agent"]),
    [
      "updateUserString",
      "updateUserStringArray",
      "updateUserDemographics",
      "updateSkills",
      "saveCredits",
      "savePost",
      "saveAvailability",
    ],
  ],
  [
    "the talent",
    "self",
    viewer(["Talent"], { userId: "talent" }),
    [
      "saveUserSettings",
      "updateUserString",
      "updateUserStringArray",
      "updateUserDemographics",
      "updateSkills",
      "saveCredits",
      "savePost",
      "saveAvailability",
    ],
  ],
])("%s may call what the server allows", (_who, view, who, expected) => {
  expect(allowedOnMember(view, who, target)).toEqual(expected);
});
