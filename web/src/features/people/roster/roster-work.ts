import type { RosterWorkQuery } from "#gen/graphql.ts";

/** What waits for the agent about one client. */
export type Work = {
  /** Submissions that are undecided. */
  readonly open: number;
  /** Requests of casting that wait for an answer. */
  readonly waiting: number;
  /** When the first of these ends; null if none does. */
  readonly due: string | null;
};

/** A client in the roster. */
export type Entry = { readonly name: string; readonly status: string; readonly work: Work };

const NOTHING: Work = { open: 0, waiting: 0, due: null };

export const ROSTER_FILTERS = ["all", "attention", "invited", "ended"] as const;
export type RosterFilter = (typeof ROSTER_FILTERS)[number];
export const ROSTER_SORTS = ["name", "waiting", "due"] as const;
export type RosterSort = (typeof ROSTER_SORTS)[number];

/** The work of each client by key; a client of whom nothing is known has none. */
export function workOf(known: RosterWorkQuery | undefined): (client: string) => Work {
  const stages = new Map(known?.getSubmissionsByStage.Users.map(({ UserId, Stages }) => [UserId, Stages]));
  const requests = Map.groupBy(known?.getOpenRequests.Submissions ?? [], ({ Data }) => Data.UserId);
  return (client) => {
    const own = requests.get(client) ?? [];
    const ends = own.flatMap(({ Data }) => Data.OpenRequest?.ExpiresAt ?? []).toSorted();
    return {
      ...NOTHING,
      open: stages.get(client)?.find(({ Stage }) => Stage === "Open")?.Count ?? 0,
      waiting: own.length,
      due: ends[0] ?? null,
    };
  };
}

/** Whether a client belongs under a filter; representations that ended are under theirs alone. */
export function isUnder(filter: RosterFilter, { status, work }: Entry): boolean {
  if (filter === "ended") return status === "Ended";
  if (filter === "invited") return status === "Invited";
  return status !== "Ended" && (filter === "all" || work.waiting > 0);
}

/** The order of a roster; whoever has the same is in the order of names. */
export function inOrder(sort: RosterSort, language: string): (one: Entry, other: Entry) => number {
  const byName = (one: Entry, other: Entry) => one.name.localeCompare(other.name, language);
  if (sort === "waiting")
    return (one, other) =>
      other.work.waiting - one.work.waiting || other.work.open - one.work.open || byName(one, other);
  if (sort === "due")
    return (one, other) =>
      (one.work.due ?? "9999").localeCompare(other.work.due ?? "9999") || byName(one, other);
  return byName;
}
