import type { RosterWorkQuery } from "#gen/graphql.ts";

/** What waits for the agent about one client. */
export type Work = {
  /** Submissions that casting has yet to decide, and that wait for nobody here. */
  readonly pending: number;
  /** Submissions that came to an end, bookings included. */
  readonly done: number;
  /** Requests of casting that wait for an answer. */
  readonly waiting: number;
  /** When the first of these ends; null if none does. */
  readonly due: string | null;
};

/** A client in the roster. */
export type Entry = { readonly name: string; readonly status: string; readonly work: Work };

export const ROSTER_FILTERS = ["all", "attention", "pending", "invited", "ended"] as const;
export type RosterFilter = (typeof ROSTER_FILTERS)[number];
export const ROSTER_SORTS = ["name", "waiting", "due"] as const;
export type RosterSort = (typeof ROSTER_SORTS)[number];

/** The work of each client by key; a client of whom nothing is known has none. */
export function workOf(known: RosterWorkQuery | undefined): (client: string) => Work {
  const stages = new Map(known?.getSubmissionsByStage.Users.map(({ UserId, Stages }) => [UserId, Stages]));
  const awaited = new Map(known?.getSubmissionsByStage.Awaited.map((one) => [one.UserId, one]));
  return (client) => {
    const countAt = (stage: string): number =>
      stages.get(client)?.find(({ Stage }) => Stage === stage)?.Count ?? 0;
    const { Count: waiting = 0, Until = null } = awaited.get(client) ?? {};
    return {
      pending: Math.max(countAt("Open") - waiting, 0),
      done: countAt("Booked") + countAt("Past"),
      waiting,
      due: Until ?? null,
    };
  };
}

/** Whether a client belongs under a filter; representations that ended are under theirs alone. */
export function isUnder(filter: RosterFilter, { status, work }: Entry): boolean {
  if (filter === "ended") return status === "Ended";
  if (filter === "invited") return status === "Invited";
  if (status === "Ended") return false;
  return filter === "all" || (filter === "pending" ? work.pending : work.waiting) > 0;
}

/** The order of a roster; whoever has the same is in the order of names. */
export function inOrder(sort: RosterSort, language: string): (one: Entry, other: Entry) => number {
  const byName = (one: Entry, other: Entry) => one.name.localeCompare(other.name, language);
  if (sort === "waiting")
    return (one, other) =>
      other.work.waiting - one.work.waiting || other.work.pending - one.work.pending || byName(one, other);
  if (sort === "due")
    return (one, other) =>
      (one.work.due ?? "9999").localeCompare(other.work.due ?? "9999") || byName(one, other);
  return byName;
}
