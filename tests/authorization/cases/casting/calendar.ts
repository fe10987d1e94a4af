import { free, type AdditionCase } from "../../addition-case.ts";
import type { ActorName } from "../../contract.ts";
import { TALENT_SIDE } from "../../views.ts";

const span = { From: "2099-01-01", To: "2099-12-31" };
const READERS: readonly ActorName[] = [
  ...TALENT_SIDE,
  "producerOwner",
  "producerColleague",
  "producerOther",
  "producerNoCompany",
  "admin",
];
const own = { service: "casting", events: [], make: () => free({}) } as const;

/** Calendars and their secret URLs, what waits for a response, and submissions by stage. */
export const CALENDAR_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  getCalendar: {
    service: "casting",
    query: "query($c: CalendarCriteria!) { getCalendar(criteria: $c) { Id } }",
    // Producers read only their own company's entries, so no one has to be hidden from them.
    ok: READERS,
    others: "NOT_FOUND",
    events: [],
    make: ({ world }) => free({ c: { ...span, UserId: world.people.of.talentSelf.key } }),
  },
  getOpenRequests: {
    service: "casting",
    query: "query($c: OpenRequestsCriteria!) { getOpenRequests(criteria: $c) { Total } }",
    // Producers read only requests of their own company, so no one has to be hidden from them.
    ok: READERS,
    others: "NOT_FOUND",
    events: [],
    make: ({ world }) => free({ c: { UserId: world.people.of.talentSelf.key } }),
  },
  getOpenInvitations: { ...own, query: "{ getOpenInvitations { SK } }" },
  getAuditionsToHandle: {
    service: "casting",
    query: "query($c: AuditionsToHandleCriteria!) { getAuditionsToHandle(criteria: $c) { Total } }",
    ok: ["producerOwner", "producerColleague", "admin"],
    others: "NOT_FOUND",
    events: [],
    make: ({ world }) => free({ c: { CompanyId: world.people.companyA, Kind: "Decide" } }),
  },
  getSubmissionsByStage: {
    service: "casting",
    query: "query($c: StageCriteria!) { getSubmissionsByStage(criteria: $c) { Stages { Stage Count } } }",
    // Producers read only submissions to their own company, so no one has to be hidden from them.
    ok: READERS,
    others: "NOT_FOUND",
    events: [],
    make: ({ world }) => free({ c: { UserId: world.people.of.talentSelf.key } }),
  },
  getCalendarFeed: { ...own, query: "{ getCalendarFeed { CreateDate } }" },
  createCalendarFeed: { ...own, query: "mutation { createCalendarFeed { Path } }" },
  revokeCalendarFeed: { ...own, query: "mutation { revokeCalendarFeed { Status } }" },
};
