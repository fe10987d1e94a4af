import { producerStep, talentStep, upcomingAuditions } from "./next-step.ts";

function submission(BookingStatus: string) {
  return { Data: { BookingStatus } };
}

test.each([
  [
    "an audition to answer",
    {
      completeness: 40,
      agentsAsking: 1,
      submissions: [submission("Viewed"), submission("AuditionRequested")],
    },
    "audition",
  ],
  ["an agent who asks", { completeness: 40, agentsAsking: 2, submissions: [] }, "agent"],
  [
    "a profile with gaps",
    { completeness: 99, agentsAsking: 0, submissions: [submission("Booked")] },
    "profile",
  ],
  ["nothing sent yet", { completeness: 100, agentsAsking: 0, submissions: [] }, "first"],
  ["all in hand", { completeness: 100, agentsAsking: 0, submissions: [submission("Submitted")] }, "next"],
])("a talent with %s goes there first", (_name, facts, kind) => {
  expect(talentStep(facts).kind).toBe(kind);
});

function project(Status: string, Submissions: number | null = null) {
  return { Data: { Status, Submissions } };
}

test.each([
  ["no company", false, [project("Denied")], "company"],
  ["a denied project", true, [project("Draft"), project("Approved", 4), project("Denied")], "mend"],
  ["submissions", true, [project("Draft"), project("Approved", 4)], "review"],
  ["a draft", true, [project("Approved", 0), project("Draft")], "draft"],
  ["only closed projects", true, [project("Closed", 9)], "create"],
  ["nothing", true, [], "create"],
] as const)("a producer with %s goes there first", (_name, hasCompany, projects, kind) => {
  expect(producerStep(hasCompany, projects).kind).toBe(kind);
});

test("the submissions of all open projects are counted, the busiest one is opened", () => {
  const projects = [project("Approved", 3), project("Approved", 8), project("Closed", 50)];
  expect(producerStep(true, projects)).toEqual({ kind: "review", project: projects[1], count: 11 });
});

test("auditions ahead come in order of time, past and unplanned ones do not", () => {
  const slot = (StartsAt: string) => ({
    __typename: "AuditionTime" as const,
    PK: "",
    SK: "",
    Data: { __typename: "AuditionTimeData" as const, StartsAt, Zone: "UTC" },
  });
  const at = (BookingStatus: "AuditionConfirmed" | "Selected", StartsAt: string | null) => ({
    __typename: "Submission" as const,
    PK: "PRJ#1",
    SK: `SUB#${StartsAt}`,
    Data: {
      __typename: "SubmissionData" as const,
      BookingStatus,
      UpdatedAt: "",
      Project: { __typename: "SubmissionProject" as const, ProjectId: "", Name: "" },
      Position: { __typename: "SubmissionPosition" as const, PositionId: "", Name: "" },
      Audition: StartsAt === null ? null : slot(StartsAt),
    },
  });
  const late = at("AuditionConfirmed", "2026-12-02T10:00:00Z");
  const soon = at("AuditionConfirmed", "2026-12-01T10:00:00Z");
  const past = at("AuditionConfirmed", "2026-10-01T10:00:00Z");
  const free = at("Selected", null);
  expect(upcomingAuditions([late, free, past, soon], Date.parse("2026-11-21T00:00:00Z"))).toEqual([
    soon,
    late,
  ]);
});
