import {
  mayAppeal,
  mayReportProject,
  moveReport,
  nextOf,
  reportMovesOf,
  type ReportMove,
  type ReportStatus,
} from "./report.ts";

const STATUSES = ["Open", "InReview", "Actioned", "Dismissed", "Appealed"] as const;
const EXPECTED: Readonly<Record<ReportStatus, Readonly<Record<ReportMove, ReportStatus | null>>>> = {
  Open: { review: "InReview", act: null, dismiss: null, appeal: null },
  InReview: { review: "InReview", act: "Actioned", dismiss: "Dismissed", appeal: null },
  Actioned: { review: null, act: "Actioned", dismiss: null, appeal: "Appealed" },
  Dismissed: { review: null, act: null, dismiss: "Dismissed", appeal: "Appealed" },
  Appealed: { review: "InReview", act: null, dismiss: null, appeal: "Appealed" },
};

const pairs = STATUSES.flatMap((from) =>
  (Object.keys(EXPECTED[from]) as ReportMove[]).map((move) => [from, move, EXPECTED[from][move]] as const),
);

test.each(pairs)("a report that is %s: %s leads to %s", (from, move, to) => {
  const result = moveReport(from, move);
  if (to !== null) expect(result).toEqual({ ok: true, value: to });
  else
    expect(result).toMatchObject({
      ok: false,
      failure: { code: "CONFLICT", rule: "ILLEGAL_TRANSITION", state: from, allowed: nextOf(from) },
    });
});

test.each([
  ["Open", ["InReview"], ["reviewReport"]],
  ["InReview", ["Actioned", "Dismissed"], ["actOnReport", "dismissReport"]],
  ["Actioned", ["Appealed"], []],
  ["Dismissed", ["Appealed"], []],
  ["Appealed", ["InReview"], ["reviewReport"]],
] as const)("%s leads to %j, and an admin may call %j", (status, next, operations) => {
  expect(nextOf(status)).toEqual(next);
  expect(reportMovesOf(status)).toEqual(operations);
});

test.each([
  ["the reported person what was done", "Actioned", "reported", null, "ok"],
  ["the reporter what was done", "Actioned", "reporter", null, "NOT_FOUND"],
  ["the reporter that nothing was done", "Dismissed", "reporter", null, "ok"],
  ["the reported person a dismissal", "Dismissed", "reported", null, "NOT_FOUND"],
  ["a stranger", "Actioned", "stranger", null, "NOT_FOUND"],
  ["the reporter before a decision", "Open", "reporter", null, "ILLEGAL_TRANSITION"],
  ["the reported person before a decision", "InReview", "reported", null, "NOT_FOUND"],
  ["the same person again", "Appealed", "reported", "reported", "ok"],
  ["the same person after it was decided", "Dismissed", "reported", "reported", "EXISTS"],
  ["the other one meanwhile", "Appealed", "reporter", "reported", "EXISTS"],
  ["after an appeal was decided", "Dismissed", "reporter", "reported", "EXISTS"],
] as const)("%s", (_name, status, userId, appealedBy, expected) => {
  const report = { status, reporter: { id: "reporter" }, reported: { id: "reported" }, appealedBy };
  const result = mayAppeal(report, userId);
  expect(result.ok ? "ok" : (result.failure.rule ?? result.failure.code)).toBe(expected);
});

test.each([
  ["that is published", "Approved", "a", "b", "ok"],
  ["that is closed", "Closed", "a", null, "ok"],
  ["of one's own company", "Approved", "a", "a", "SELF"],
  ["that is a draft", "Draft", "a", "b", "NOT_FOUND"],
  ["that is in review", "Pending", "a", "b", "NOT_FOUND"],
  ["that is taken down", "Denied", "a", "b", "NOT_FOUND"],
  ["of one's own that is a draft", "Draft", "a", "a", "NOT_FOUND"],
] as const)("reporting a project %s", (_name, status, owner, companyId, expected) => {
  const project = { name: "The Long Night", status, companyId: owner, createdBy: "c" };
  const result = mayReportProject(project, companyId);
  const failure = result.ok ? null : result.failure;
  expect(failure === null ? "ok" : (failure.fields?.[0]?.rule ?? failure.code)).toBe(expected);
});

test("a project that does not exist is not found", () => {
  expect(mayReportProject(undefined, null)).toMatchObject({ failure: { code: "NOT_FOUND" } });
});

test("whoever may not appeal yet reads the state of the report", () => {
  const report = { reporter: { id: "reporter" }, reported: { id: "reported" }, appealedBy: null };
  expect(mayAppeal({ ...report, status: "InReview" }, "reporter")).toMatchObject({
    failure: { state: "InReview", to: "Appealed", allowed: ["Actioned", "Dismissed"] },
  });
  expect(mayAppeal({ ...report, status: "Dismissed", appealedBy: "reported" }, "reporter")).toMatchObject({
    failure: { rule: "EXISTS", state: "Dismissed" },
  });
  expect(mayAppeal({ ...report, status: "Open" }, "stranger")).toMatchObject({ failure: { kind: "report" } });
});
