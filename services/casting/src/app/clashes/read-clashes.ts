import type { Failure } from "@callboard/kit/failure.ts";
import type { Upstreams } from "#app/upstream-ports.ts";
import {
  bookedOutClashes,
  clashesBySubmission,
  refusalToBookOver,
  type Clash,
  type DayRange,
} from "#domain/clash/clash.ts";
import type { Submission } from "#domain/submission.ts";
import type { ClashDays, ClashReads } from "./clash-ports.ts";

/** Days that people booked out, by person. */
export type BookedOut = ReadonlyMap<string, readonly DayRange[]>;

const DAYS_AHEAD = 366;
const DAY_MS = 86_400_000;

/**
 * The days of the next year that people booked out. Nobody's if talent does not respond: a warning that cannot be had
 * stops no one.
 */
export async function readBookedOut(
  { upstreams, now }: { readonly upstreams: Pick<Upstreams, "bookedOut">; readonly now: () => Date },
  userIds: readonly string[],
): Promise<BookedOut> {
  if (userIds.length === 0) return new Map();
  const today = now().getTime();
  const [from, to] = [today - DAY_MS, today + (DAYS_AHEAD - 1) * DAY_MS].map(dayOf);
  const found = await upstreams.bookedOut([...new Set(userIds)], { from: from ?? "", to: to ?? "" });
  return found.ok ? found.value : new Map();
}

const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** What else people have on the days, by submission: with others, and by their own word. */
export async function readClashes(
  deps: {
    readonly reads: ClashReads;
    readonly upstreams: Pick<Upstreams, "bookedOut">;
    readonly now: () => Date;
  },
  submissionIds: readonly string[],
  days: ClashDays,
): Promise<ReadonlyMap<string, readonly Clash[]>> {
  const [found, work] = await Promise.all([
    deps.reads.clashes(submissionIds, days),
    deps.reads.workDays(submissionIds, days),
  ]);
  const bookedOut = await readBookedOut(
    deps,
    work.map(({ userId }) => userId),
  );
  return clashesBySubmission([...found, ...bookedOutClashes(work, bookedOut)]);
}

/** What a booking needs so that it is not made over something else unnoticed. */
export interface BookOver {
  /** Days that the people booked out. */
  readonly bookedOut: BookedOut;
  /** Why it is booked all the same; for the company alone. */
  readonly reason: string | null;
}

/** Why bookings without a reason of their own are refused on their days, by submission. */
export async function refusalsToBookOver(
  unit: ClashReads,
  moves: ReadonlyArray<{ readonly submission: Submission; readonly over?: BookOver }>,
): Promise<ReadonlyMap<string, Failure>> {
  const asked = moves.flatMap(({ submission: { id, userId }, over }) =>
    over?.reason === null ? [{ id, bookedOut: [userId, over.bookedOut.get(userId) ?? []] as const }] : [],
  );
  if (asked.length === 0) return new Map();
  const ids = asked.map(({ id }) => id);
  const bookedOut: BookedOut = new Map(asked.map((one) => one.bookedOut));
  const [found, work] = [await unit.clashes(ids, "booking"), await unit.workDays(ids, "booking")];
  const clashes = clashesBySubmission([...found, ...bookedOutClashes(work, bookedOut)]);
  return new Map(
    ids.flatMap((id) => {
      const refusal = refusalToBookOver(clashes.get(id) ?? []);
      return refusal ? [[id, refusal] as const] : [];
    }),
  );
}
