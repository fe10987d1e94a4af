import type { Reader } from "@callboard/catalog/events/event-row.ts";
import { EVENTS, NOTICE_NAMES, NOTICES } from "@callboard/catalog/events/events.ts";
import type { NoticeName } from "@callboard/catalog/events/events.ts";
import {
  DIGEST_PAGE,
  isForEverybody,
  listedPath,
  noticePath,
} from "@callboard/catalog/events/notice-path.ts";
import { mayOpen } from "./may-open.ts";
import { pageAt } from "./page.ts";
import { memberPages } from "./pages.ts";
import { profileTabs } from "./pages/profile-tabs.ts";

/** Somebody of each account type who may read a notice. */
const VIEWERS = {
  talent: { userId: "talent-1", roles: ["Talent"], organisationId: null },
  agent: { userId: "agent-1", roles: ["Agent"], organisationId: null },
  casting: { userId: "producer-1", roles: ["Production"], organisationId: "company-1" },
  admin: { userId: "admin-1", roles: ["Admin"], organisationId: null },
  // Registered to accept the invitation.
  invitee: { userId: "invitee-1", roles: ["Production"], organisationId: null },
} as const satisfies Record<Reader, object>;

const IDS: Readonly<Record<string, string>> = {
  userId: "talent-1",
  companyId: "company-1",
  projectId: "project-1",
  positionId: "position-1",
  submissionId: "submission-1",
  slotId: "slot-1",
  conversationId: "conversation-1",
  reportId: "report-1",
};
/** The ids that a notice has for certain. */
const subjectOf = (name: NoticeName) => {
  const facts = Object.keys(NOTICES[name].about);
  // Whoever notifies everybody with a submission names each of them.
  const known = NOTICES[name].sentBy === "project changes" ? [...facts, "userId"] : facts;
  return Object.fromEntries(Object.entries(IDS).filter(([fact]) => known.includes(fact)));
};

/** What the pages of these links read from their query. */
const QUERIES: Readonly<Record<string, Readonly<Record<string, (value: string) => boolean>>>> = {
  "/project-search": {
    project: (value) => value === "project-1",
    position: (value) => value === "position-1",
    whole: (value) => value === "1",
  },
  "/project-submissions": { open: (value) => value === "position-1~talent-1" },
  "/submitted-projects/submitted": { project: (value) => value === "project-1" },
  "/profile": { tab: (value) => profileTabs.some(({ id }) => id === value) },
  "/dashboard": { notifications: (value) => value === "open" },
};

/** Why a link does not lead its reader to where it says; empty if it does. */
function faults(path: string, reader: Reader): string[] {
  const { pathname, searchParams } = new URL(path, "http://localhost");
  const page = pageAt(memberPages, pathname);
  if (page === undefined) return [`${path} is no page`];
  const { roles, organisationId } = VIEWERS[reader];
  const viewer = { roles: [...roles], companyKey: organisationId };
  const refused = mayOpen(viewer as Parameters<typeof mayOpen>[0], page)
    ? []
    : [`${path} is not for ${reader}`];
  const unread = [...searchParams].filter(([name, value]) => QUERIES[pathname]?.[name]?.(value) !== true);
  return [...refused, ...unread.map(([name, value]) => `${path}: nothing reads ${name}=${value}`)];
}

/** The roles in which people read a notice; one about an account is read by every account type. */
const readersOf = (name: NoticeName): readonly Reader[] => [
  ...new Set(
    isForEverybody(name) ? NOTICES[name].mailed : [...NOTICES[name].listed, ...NOTICES[name].mailed],
  ),
];
const CASES = NOTICE_NAMES.flatMap((name) => readersOf(name).map((reader) => [name, reader] as const));

test.each(CASES)("the mail about %s leads the %s to a page of theirs", (name, reader) => {
  expect(faults(noticePath(name, reader, subjectOf(name)), reader)).toEqual([]);
});

test.each(CASES.filter(([name]) => NOTICES[name].listed.length > 0))(
  "in the list, %s leads the %s to a page of theirs",
  (name, reader) => {
    const path = listedPath(name, VIEWERS[reader], subjectOf(name));
    expect(path === null ? [] : faults(path, reader)).toEqual([]);
  },
);

test("every notice has a page, unless there is nothing more to see", () => {
  const withoutPage = NOTICE_NAMES.filter((name) =>
    readersOf(name).every((reader) => noticePath(name, reader, subjectOf(name)) === "/dashboard"),
  );
  expect(withoutPage.toSorted()).toEqual([
    "account-closed",
    "company-left",
    "reinstated",
    "report-actioned",
    "report-dismissed",
    "suspended",
    "warned",
    "welcome",
  ]);
});

test("the daily mail leads to the list, whoever reads it", () => {
  for (const reader of Object.keys(VIEWERS) as Reader[]) expect(faults(DIGEST_PAGE, reader)).toEqual([]);
});

test.each(["talent", "agent"] as const)(
  "a mail about a submission opens that of the client for the %s",
  (reader) => {
    for (const name of ["offer-made", "audition-requested", "booked"] as const)
      expect(noticePath(name, reader, subjectOf(name))).toBe("/project-submissions?open=position-1~talent-1");
  },
);

test("talent reaches the role that they are invited to, and never a producer's page", () => {
  const { about } = EVENTS.InvitationSent.notices["position-invited"];
  expect(Object.keys(about)).toEqual(["projectId", "positionId", "userId", "companyId"]);
  const path = noticePath("position-invited", "talent", IDS);
  expect(path).toBe("/project-search?project=project-1&position=position-1&whole=1");
});
