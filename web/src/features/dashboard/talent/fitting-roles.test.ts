import { fitOf, fittingRoles } from "./fitting-roles.ts";
import type { FoundPosition, FoundProject } from "./fitting-roles.ts";

type Verdict = "Met" | "NotMet" | "Unknown";

function role(name: string, verdicts: readonly Verdict[] | null, more: object = {}): FoundPosition {
  const Criteria = (verdicts ?? []).map((Verdict) => ({ Criterion: "Age", Verdict }));
  const Met = Criteria.filter(({ Verdict }) => Verdict === "Met").length;
  return {
    SK: name,
    Data: {
      TakesSubmissions: true,
      ViewerSubmission: null,
      Fit: verdicts && { Met, Of: verdicts.length, Criteria },
      ...more,
    },
  } as unknown as FoundPosition;
}
const project = (...Positions: readonly FoundPosition[]) =>
  ({ Data: { Positions } }) as unknown as FoundProject;
const names = (roles: ReturnType<typeof fittingRoles>) => roles.map(({ position }) => position.SK);

test.each<[string, readonly Verdict[] | null, number | null]>([
  ["all that is asked for", ["Met", "Met"], 1],
  ["half of it", ["Met", "NotMet"], 0.5],
  ["nothing that is asked for", [], 1],
  ["no profile", null, null],
  ["a profile that says nothing of it", ["Unknown", "Unknown"], null],
  ["a profile that says something of it", ["NotMet", "Unknown"], 0],
])("%s", (_, verdicts, expected) => {
  expect(fitOf(role("June", verdicts))).toBe(expected);
});

test("roles that fit come before roles of unknown fit, and those that do not fit are left out", () => {
  const unknown = project(role("June", null));
  const half = project(role("Wade", ["Met", "NotMet"]), role("Abel", ["NotMet", "NotMet"]));
  const none = project(role("Lyle", ["NotMet", "Unknown"]));
  const best = project(role("Cook", ["Unknown"]), role("Crowd", []));
  expect(names(fittingRoles([unknown, half, none, best]))).toEqual(["Crowd", "Wade", "June"]);
});

test("a role that is submitted to, or takes nothing, is left out", () => {
  const submitted = role("June", [], { ViewerSubmission: { PK: "PRJ#1", SK: "SUB#1" } });
  const closed = role("Wade", [], { TakesSubmissions: false });
  expect(names(fittingRoles([project(submitted, closed)]))).toEqual([]);
});
