import { mailPath } from "./mail-path.ts";
import { MAIL_READERS, type MailKind } from "./mail-kinds.ts";

const subject = { userId: "u", projectId: "p", positionId: "r" };

const PAGES: Readonly<Record<string, readonly MailKind[]>> = {
  "/dashboard": [
    "welcome",
    "suspended",
    "reinstated",
    "warned",
    "report-actioned",
    "report-dismissed",
    "report-filed",
    "company-left",
  ],
  "/mail": ["conversation-locked"],
  "/company-info": ["company-invited", "company-joined"],
  "/profile": [
    "agent-requested",
    "agent-linked",
    "agent-unlinked",
    "roles-changed",
    "media-rejected",
    "media-ready",
  ],
  "/profile?tab=billing": ["plan-changed", "payment-failed"],
  "/create-project/p": ["project-denied", "project-taken-down"],
  "/project-detail/p": [
    "project-submitted",
    "project-resubmitted",
    "project-approved",
    "project-closed",
    "position-filled",
    "project-changed",
    "position-invited",
    "search-matched",
  ],
  "/project-submissions/p": ["submission-received"],
};
const byPage = Object.entries(PAGES).flatMap(([path, kinds]) => kinds.map((kind) => [kind, path] as const));
const BY_READER: readonly MailKind[] = [
  "project-paused",
  "project-ended",
  "submission-withdrawn",
  "audition-requested",
  "audition-confirmed",
  "audition-declined",
  "audition-cancelled",
  "audition-moved",
  "avail-requested",
  "avail-moved-up",
  "avail-taken",
  "offer-made",
  "request-answered",
  "request-expired",
  "booked",
  "not-booked",
  "released",
];

test("there is a row for each kind but that of a conversation, which has a link of its own", () => {
  const rows = [...byPage.map(([kind]) => kind), ...BY_READER, "message-unread"];
  expect(rows.toSorted()).toEqual(Object.keys(MAIL_READERS).toSorted());
});

test.each(byPage)("%s leads everybody to %s", (kind, path) => {
  for (const reader of MAIL_READERS[kind]) expect(mailPath(kind, reader, subject)).toBe(path);
});

test.each(BY_READER)(
  "%s leads to the submission: casting to the one, talent and agents to their list",
  (kind) => {
    expect(mailPath(kind, "casting", subject)).toBe("/position-submission/u/r");
    expect(mailPath(kind, "talent", subject)).toBe("/project-submissions");
    expect(mailPath(kind, "agent", subject)).toBe("/project-submissions");
  },
);
