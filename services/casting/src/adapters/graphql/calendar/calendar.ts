import { respond, respondWith } from "@callboard/graphql/respond.ts";
import { selects } from "@callboard/graphql/selects.ts";
import { parsePage, type Sorts } from "@callboard/kit/paging/page.ts";
import { readOptionalKey } from "@callboard/kit/record-key.ts";
import { map, ok } from "@callboard/kit/result.ts";
import { combineValidations } from "@callboard/kit/validate.ts";
import { createCalendarFeed, getCalendarFeed, revokeCalendarFeed } from "#app/calendar/calendar-feed.ts";
import { getCalendar } from "#app/calendar/read-calendar.ts";
import type { Deps } from "#app/ports.ts";
import type {
  CalendarEntryResolvers,
  CalendarFeedResolvers,
  MutationResolvers,
  QueryResolvers,
} from "#gen/graphql.ts";
import { wire } from "../wire.ts";
import { visibleSubmission } from "#app/visible-submission.ts";

const SORTS: Sorts<"Soonest"> = { Soonest: { order: "asc", keys: ["time", "text"] } };

/** A member's calendar, and whether it has a secret feed address. */
export function calendarQueries(deps: Deps) {
  return {
    getCalendar: async (_, { criteria }, { actor, loaders }, info) => {
      const parts = combineValidations({
        userId: readOptionalKey("user", criteria.UserId, "criteria.UserId"),
        projectId: readOptionalKey("project", criteria.ProjectId, "criteria.ProjectId"),
        page: parsePage(criteria, { sorts: SORTS, count: false }),
      });
      const { From, To, Kinds } = criteria;
      const submissions = selects(info, "Submission");
      const days = { from: From ?? null, to: To ?? null, kinds: Kinds ?? [] };
      const input = map(parts, (read) => ({ ...read, ...days, submissions }));
      const entries = await respond(getCalendar(deps, actor, input));
      for (const { person } of entries) if (person) loaders.people.prime(person.id, person);
      return [...entries];
    },
    getCalendarFeed: (_, __, { actor }) => respond(getCalendarFeed(deps, actor, ok())),
  } satisfies QueryResolvers;
}

/** Creates and revokes the secret feed address. */
export function calendarMutations(deps: Deps) {
  return {
    createCalendarFeed: (_, __, { actor }) => respond(createCalendarFeed(deps, actor, ok())),
    revokeCalendarFeed: (_, __, { actor }) =>
      respondWith(revokeCalendarFeed(deps, actor, ok()), () => ({ Status: "OK" })),
  } satisfies MutationResolvers;
}

export const calendarFeedResolvers: CalendarFeedResolvers = {
  Path: ({ secret }) => (secret === null ? null : `/api/calendar/${secret}.ics`),
  CreateDate: ({ createdAt }) => wire.time(createdAt),
};

export const calendarEntryResolvers: CalendarEntryResolvers = {
  Id: ({ id }) => id,
  Cursor: ({ cursor }) => cursor,
  Kind: ({ kind }) => kind,
  Tentative: ({ tentative }) => tentative,
  AllDay: ({ allDay }) => allDay,
  Date: ({ startsAt, allDay, zone }) =>
    allDay ? startsAt.toISOString().slice(0, 10) : dayIn(startsAt, zone),
  StartsAt: ({ startsAt }) => wire.time(startsAt),
  EndsAt: ({ endsAt }) => wire.timeOrNull(endsAt),
  Zone: ({ zone }) => zone,
  Project: ({ projectId }) => ({ projectId }),
  Position: ({ projectId, positionId }) => (positionId === null ? null : { projectId, positionId }),
  User: ({ userId }) => (userId === null ? null : { userId }),
  Submission: ({ submission }, _, { actor }) => {
    const found = visibleSubmission(actor, submission);
    return found.ok ? found.value : null;
  },
};

/** The day as `YYYY-MM-DD` in a time zone. */
function dayIn(at: Date, zone: string | null): string {
  return new Intl.DateTimeFormat("en-CA", { timeZone: zone ?? "UTC", dateStyle: "short" }).format(at);
}
