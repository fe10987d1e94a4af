import { ProjectApprovedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import {
  AuditionConfirmedSchema,
  SubmissionStatusChangedSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { ListSubmittersRequestSchema } from "@callboard/proto/casting/v1/service_pb.ts";
import { draftEvent, readEvent, serviceOf, subjectOf } from "./event.ts";
import { subjectPattern } from "./subject-pattern.ts";

test.each([
  ["callboard.projects.project.approved.v1", ProjectApprovedSchema],
  ["callboard.casting.submission.status_changed.v1", SubmissionStatusChangedSchema],
  ["callboard.casting.audition.confirmed.v1", AuditionConfirmedSchema],
  ["callboard.casting.list.submitters_request.v1", ListSubmittersRequestSchema],
])("%s is the subject of its message", (subject, schema) => {
  expect(subjectOf(schema)).toBe(subject);
});

test.each([
  ["callboard.projects.project.approved.v1", "projects"],
  ["callboard.projects", "projects"],
  ["callboard.*.project", "*"],
  ["callboard", ""],
])("the service of %s is %s", (subject, service) => {
  expect(serviceOf(subject)).toBe(service);
});

test("a message comes back as it went", () => {
  const draft = draftEvent(
    ProjectApprovedSchema,
    { projectId: "p", companyId: "c" },
    { aggregateId: "p", version: 7 },
  );
  const envelope = { ...draft, id: "i", occurredAt: new Date(), actorId: null, traceparent: "" };
  expect(draft).toMatchObject({
    aggregateId: "p",
    version: 7,
    subject: "callboard.projects.project.approved.v1",
  });
  expect(readEvent(ProjectApprovedSchema, envelope)).toMatchObject({ projectId: "p", companyId: "c" });
});

test.each([
  ["a.b.c", "a.b.c", true],
  ["a.b.c", "a.b.c.d", false],
  ["a.*.c", "a.b.c", true],
  ["a.*.c", "a.b.b.c", false],
  ["a.>", "a.b.c", true],
  ["a.>", "a", false],
  ["a.b", "aXb", false],
])("%s matches %s: %s", (filter, subject, matches) => {
  expect(new RegExp(subjectPattern(["unrelated", filter])).test(subject)).toBe(matches);
});
