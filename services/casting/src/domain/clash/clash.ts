import { conflict, type Failure } from "@callboard/kit/failure.ts";

/** Something else that a person has at the same time. */
export interface Clash {
  readonly submissionId: string;
  /** BookedOut: a day on which the person is not available, by their own word. */
  readonly kind: "Audition" | "Booking" | "FirstRefusal" | "Hold" | "BookedOut";
  /** `YYYY-MM-DD`. */
  readonly day: string;
  /** Set for an audition. */
  readonly startsAt: Date | null;
  /** The other submission; null for a day that is booked out. */
  readonly other: {
    readonly projectId: string;
    readonly positionId: string;
    readonly companyId: string;
  } | null;
  /** A decision that waits to be announced is known to its own company; the talent side has what was before it. */
  readonly knownTo: "All" | "Company" | "TalentSide";
}

/** Whether the company of the submission, or the talent side, knows of a clash. */
export function isKnownTo(side: "Company" | "TalentSide", { knownTo }: Pick<Clash, "knownTo">): boolean {
  return knownTo === "All" || knownTo === side;
}

/** A day on which somebody would work. */
export interface WorkDay {
  readonly submissionId: string;
  readonly userId: string;
  readonly day: string;
}

/** Days on which a person is not available, both ends included; `YYYY-MM-DD`. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
}

/** The days of work that fall on days which the person booked out. */
export function bookedOutClashes(
  days: readonly WorkDay[],
  bookedOut: ReadonlyMap<string, readonly DayRange[]>,
): readonly Clash[] {
  return days
    .filter(({ userId, day }) => bookedOut.get(userId)?.some(({ from, to }) => from <= day && day <= to))
    .map(({ submissionId, day }) => ({
      submissionId,
      kind: "BookedOut",
      day,
      startsAt: null,
      other: null,
      knownTo: "All",
    }));
}

/** The most clashes that are listed for one submission. */
export const MAX_CLASHES = 20;

/** Clashes of both kinds by submission, by day; at most 20 each. */
export function clashesBySubmission(found: readonly Clash[]): ReadonlyMap<string, readonly Clash[]> {
  const grouped = Map.groupBy(found, ({ submissionId }) => submissionId);
  return new Map(
    [...grouped].map(([id, clashes]) => [
      id,
      clashes.toSorted((one, other) => one.day.localeCompare(other.day)).slice(0, MAX_CLASHES),
    ]),
  );
}

/**
 * Why people cannot be booked without a reason of its own, by submission: on the days of the booking the person is
 * booked, promised to somebody else, or not available, as far as the company knows. An audition is no obstacle, because
 * it takes no day. Of several bookings of one person at once, the first has the days.
 */
export function refusalsOver(
  submissionIds: readonly string[],
  { workDays, clashes }: { readonly workDays: readonly WorkDay[]; readonly clashes: readonly Clash[] },
): ReadonlyMap<string, Failure> {
  const obstacles = clashes.filter((clash) => clash.kind !== "Audition" && isKnownTo("Company", clash));
  const obstaclesOf = Map.groupBy(obstacles, ({ submissionId }) => submissionId);
  const workOf = Map.groupBy(workDays, ({ submissionId }) => submissionId);
  const given = new Set<string>();
  const refusals = new Map<string, Failure>();
  for (const id of submissionIds) {
    const work = workOf.get(id) ?? [];
    const twice = work.filter((one) => given.has(personDay(one)));
    const days = new Set([...(obstaclesOf.get(id) ?? []), ...twice].map(({ day }) => day));
    if (days.size === 0) for (const one of work) given.add(personDay(one));
    else refusals.set(id, datesClash([...days].toSorted()));
  }
  return refusals;
}

const personDay = ({ userId, day }: WorkDay): string => `${userId} ${day}`;

function datesClash(days: readonly string[]): Failure {
  const listed = days.slice(0, MAX_CLASHES);
  const message = `This person has something else on ${listed.join(", ")}; give a reason to book all the same.`;
  return conflict("DATES_CLASH", message, { state: listed.join(",") });
}
