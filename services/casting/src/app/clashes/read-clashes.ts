import type { Failure } from "@callboard/kit/failure.ts";
import type { Upstreams } from "#app/upstream-ports.ts";
import { bookedOutWindows } from "#domain/clash/booked-out-windows.ts";
import {
  bookedOutClashes,
  clashesBySubmission,
  refusalsOver,
  type Clash,
  type DayRange,
} from "#domain/clash/clash.ts";
import type { Submission } from "#domain/submission.ts";
import type { ClashDays, ClashLocks, ClashReads } from "./clash-ports.ts";

/** Days that people booked out, by person. */
export type BookedOut = ReadonlyMap<string, readonly DayRange[]>;

interface Sources {
  readonly upstreams: Pick<Upstreams, "bookedOut">;
  readonly now: () => Date;
}

/**
 * All days that people booked out, for bookings whose days are known only in their transaction. Nobody's if talent does
 * not respond: a warning that cannot be had stops no one.
 */
export async function readBookedOut(deps: Sources, userIds: readonly string[]): Promise<BookedOut> {
  return (await bookedOutWithin(deps, userIds, bookedOutWindows(deps.now()))) ?? new Map();
}

/** The days within the windows that people booked out; null if talent does not respond. */
async function bookedOutWithin(
  { upstreams }: Sources,
  userIds: readonly string[],
  windows: readonly DayRange[],
): Promise<BookedOut | null> {
  const people = [...new Set(userIds)];
  if (people.length === 0) return new Map();
  const all = new Map<string, readonly DayRange[]>();
  for (const found of await Promise.all(windows.map((window) => upstreams.bookedOut(people, window)))) {
    if (!found.ok) return null;
    for (const [userId, ranges] of found.value) all.set(userId, [...(all.get(userId) ?? []), ...ranges]);
  }
  return all;
}

/** What else somebody has on some days. */
export interface FoundClashes {
  /** The days that were compared, in order. */
  readonly days: readonly string[];
  /** With others, and by the person's own word. */
  readonly clashes: readonly Clash[];
  /** False if talent does not respond: then days that the person booked out are missing. */
  readonly ownDaysChecked: boolean;
}

/** What else people have on the days, by submission. */
export async function readClashes(
  deps: Sources & { readonly reads: ClashReads },
  submissionIds: readonly string[],
  days: ClashDays,
): Promise<ReadonlyMap<string, FoundClashes>> {
  const { clashes, workDays } = await deps.reads.comparedDays(submissionIds, days);
  const all = workDays.map(({ day }) => day);
  const people = workDays.map(({ userId }) => userId);
  const bookedOut = await bookedOutWithin(deps, people, bookedOutWindows(deps.now(), all));
  const found = clashesBySubmission([...clashes, ...bookedOutClashes(workDays, bookedOut ?? new Map())]);
  const daysOf = Map.groupBy(workDays, ({ submissionId }) => submissionId);
  const ownDaysChecked = bookedOut !== null;
  return new Map(
    submissionIds.map((id) => {
      const compared = (daysOf.get(id) ?? []).map(({ day }) => day);
      return [id, { days: compared, clashes: found.get(id) ?? [], ownDaysChecked }];
    }),
  );
}

/** What a booking needs so that it is not made over something else unnoticed. */
export interface BookOver {
  /** Days that the people booked out. */
  readonly bookedOut: BookedOut;
  /** Why it is booked all the same; for the company alone. */
  readonly reason: string | null;
}

/**
 * Why bookings without a reason of their own are refused on their days, by submission. Bookings of one person are made
 * one after another, so that each sees those before it.
 */
export async function refusalsToBookOver(
  unit: ClashReads & ClashLocks,
  moves: ReadonlyArray<{ readonly submission: Submission; readonly over?: BookOver }>,
): Promise<ReadonlyMap<string, Failure>> {
  const bookings = moves.flatMap(({ submission: { id, userId }, over }) =>
    over ? [{ id, userId, over }] : [],
  );
  if (bookings.length === 0) return new Map();
  await unit.lockDaysOf([...new Set(bookings.map(({ userId }) => userId))]);
  const asked = bookings.filter(({ over }) => over.reason === null);
  if (asked.length === 0) return new Map();
  const ids = asked.map(({ id }) => id);
  const bookedOut: BookedOut = new Map(
    asked.map(({ userId, over }) => [userId, over.bookedOut.get(userId) ?? []]),
  );
  const { clashes, workDays } = await unit.comparedDays(ids, "booking");
  return refusalsOver(ids, { workDays, clashes: [...clashes, ...bookedOutClashes(workDays, bookedOut)] });
}
