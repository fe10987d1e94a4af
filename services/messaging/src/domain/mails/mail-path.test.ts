import { mailPath } from "./mail-path.ts";
import type { MailKind, MailReader } from "./mail-kinds.ts";

const subject = { userId: "u", projectId: "p", positionId: "r" };

test.each<readonly [MailKind, MailReader, string]>([
  ["welcome", "admin", "/dashboard"],
  ["project-approved", "casting", "/project-detail/p"],
  ["project-denied", "casting", "/create-project/p"],
  ["project-taken-down", "casting", "/create-project/p"],
  ["audition-requested", "talent", "/project-submissions"],
  ["offer-made", "agent", "/project-submissions"],
  ["request-answered", "casting", "/position-submission/u/r"],
  ["project-changed", "talent", "/project-detail/p"],
  ["position-invited", "talent", "/project-detail/p"],
  ["submission-received", "casting", "/project-submissions/p"],
  ["booked", "agent", "/project-submissions"],
  ["audition-confirmed", "casting", "/position-submission/u/r"],
])("%s leads %s to %s", (kind, reader, path) => {
  expect(mailPath(kind, reader, subject)).toBe(path);
});
