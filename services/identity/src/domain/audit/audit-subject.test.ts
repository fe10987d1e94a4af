import { subjectOf } from "./audit-subject.ts";

const [record, person, project] = [
  "0194c5de-03e1-769a-a4fc-99d2f3cfacde",
  "0194c5de-03e1-769a-a4fc-99d2f3cfacdf",
  "0194c5de-03e1-769a-a4fc-99d2f3cface0",
];
const named = { userId: person, projectId: project };

test.each([
  ["callboard.casting.submission.created.v1", { projectId: 7 }, { user: null, company: null, project: null }],
  ["callboard.projects.project.approved.v1", {}, { user: null, company: null, project: record }],
  ["callboard.casting.submission.created.v1", named, { user: person, company: null, project }],
  [
    "callboard.identity.company.member_added.v1",
    { userId: person },
    { user: person, company: record, project: null },
  ],
  ["callboard.identity.user.suspended.v1", {}, { user: record, company: null, project: null }],
  ["updateUserStringArray UserRoles", {}, { user: record, company: null, project: null }],
])("%s is about %o: %o", (action, details, expected) => {
  const entry = { action, aggregateId: record, details };
  expect({
    user: subjectOf(entry, "user"),
    company: subjectOf(entry, "company"),
    project: subjectOf(entry, "project"),
  }).toEqual(expected);
});
