import type { Member } from "@callboard/kit/actor.ts";
import { writeCursor } from "@callboard/kit/paging/cursor.ts";
import { invalidField, notFound } from "@callboard/kit/failure.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import * as fields from "@callboard/kit/fields.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { validate } from "@callboard/kit/validate.ts";
import { z } from "zod";
import { needCompanyProject } from "#app/lists/project-submissions.ts";
import type { Deps } from "#app/ports.ts";
import {
  ENTRY_KINDS,
  MAX_CALENDAR_DAYS,
  spanOf,
  type CalendarEntry,
  type EntryKind,
  type Span,
} from "#domain/calendar/entry.ts";
import { ALL_ROLES, ownTalents } from "#domain/policy.ts";
import type { CalendarOf, SubmittedEntry } from "./calendar-ports.ts";

export interface CalendarCriteria {
  readonly userId: string | null;
  readonly projectId: string | null;
  readonly from: string | null;
  readonly to: string | null;
  /** Empty for all. */
  readonly kinds: readonly string[];
  /** Whether to return submissions with the entries. */
  readonly submissions: boolean;
  readonly page: PageRequest;
}

/** An entry with the cursor for the entries after it. */
export interface ListedEntry extends SubmittedEntry {
  readonly cursor: string | null;
}

const schema = z.object({ From: fields.day, To: fields.day, Kinds: fields.choices(ENTRY_KINDS) });

/**
 * Auditions, avails, offers, bookings and filming between two days: talent's own, those of an agent's linked talent,
 * or those of a producer's company; admins name a person or a project.
 */
export const getCalendar = forMembers<Deps, CalendarCriteria, readonly ListedEntry[]>(
  ALL_ROLES,
  async (deps, member, criteria) => {
    const whose = await whoseCalendar(deps, member, criteria);
    if (!whose.ok) return whose;
    const shown = readShown(criteria);
    if (!shown.ok) return shown;
    const { span, kinds } = shown.value;
    const of = kinds.length === 0 ? whose.value : { ...whose.value, kinds };
    const { items } = criteria.submissions
      ? await deps.reads.submittedCalendar(of, span, criteria.page)
      : bare(await deps.reads.calendar(of, span, criteria.page));
    const { sort } = criteria.page;
    return ok(items.map((entry) => ({ ...entry, cursor: writeCursor(sort, placeOfEntry(entry)) })));
  },
);

function bare({ items }: Page<CalendarEntry>): { readonly items: readonly SubmittedEntry[] } {
  return { items: items.map((entry) => ({ ...entry, submission: null, person: null })) };
}

/** The position of an entry in the order by start; the values of a cursor. */
export function placeOfEntry({ startsAt, id }: CalendarEntry): readonly [startsAt: string, id: string] {
  return [startsAt.toISOString(), id];
}

/** Which entries to show: between which days, and of which kinds; none for all. */
interface Shown {
  readonly span: Span;
  readonly kinds: readonly EntryKind[];
}

function readShown({ from, to, kinds }: CalendarCriteria): Result<Shown> {
  const read = validate(schema, { From: from, To: to, Kinds: kinds }, "criteria");
  if (!read.ok) return read;
  const span = spanOf(read.value.From, read.value.To);
  if (span) return ok({ span, kinds: read.value.Kinds });
  const message = `criteria.To must not be before criteria.From, nor ${MAX_CALENDAR_DAYS} days or more behind it.`;
  return fail(invalidField("criteria.To", "RANGE", message));
}

async function whoseCalendar(
  deps: Deps,
  member: Member,
  { userId, projectId }: CalendarCriteria,
): Promise<Result<CalendarOf>> {
  const own = ownTalents(member);
  const ofProject = projectId === null ? {} : { projectId };
  if (userId !== null && own.includes(userId)) return ok({ userIds: [userId], ...ofProject });
  if (member.roles.some((role) => role === "Admin" || role === "Production"))
    return companyCalendar(deps, member, { userId, projectId });
  return userId === null ? ok({ userIds: own, ...ofProject }) : fail(notFound("user"));
}

/**
 * A company's calendar: the caller's own or, for admins, that of a project's company; otherwise an admin names a
 * person.
 */
async function companyCalendar(
  deps: Deps,
  member: Member,
  { userId, projectId }: Pick<CalendarCriteria, "userId" | "projectId">,
): Promise<Result<CalendarOf>> {
  const ofPerson = userId === null ? {} : { userIds: [userId] };
  if (projectId !== null) {
    const project = await needCompanyProject(deps, member, projectId);
    return project.ok ? ok({ companyId: project.value.companyId, projectId, ...ofPerson }) : project;
  }
  if (member.roles.includes("Admin")) return ok({ userIds: [], ...ofPerson });
  const { organisationId } = member;
  return ok(organisationId === null ? { userIds: [] } : { companyId: organisationId, ...ofPerson });
}

/** All entries of a feed, read page by page. */
export async function allEntries(
  deps: Pick<Deps, "reads">,
  of: CalendarOf,
  span: Span,
): Promise<readonly CalendarEntry[]> {
  const found: CalendarEntry[] = [];
  for (;;) {
    const last = found.at(-1);
    const page = await deps.reads.calendar(of, span, {
      size: FEED_PAGE,
      skip: 0,
      after: last ? placeOfEntry(last) : null,
      sort: "Soonest",
      order: "asc",
      count: false,
      known: null,
    });
    found.push(...page.items);
    if (page.next === null) return found;
  }
}

const FEED_PAGE = 500;
