import type { PeopleWaitingQuery } from "#gen/graphql.ts";

export type List = PeopleWaitingQuery["decide"];
export type Waiting = List["Submissions"][number];
/** What people wait for, the most urgent first. */
export const TASKS = ["DecideRequest", "ChangeRequested", "EndedRequest"] as const;
export type Task = (typeof TASKS)[number];

const PAGE = 100;

/** The criteria of the three lists of a company. */
export const waitingFor = (CompanyId: string) => ({
  decide: { CompanyId, Kind: "DecideRequest", PageSize: PAGE },
  otherTime: { CompanyId, Kind: "ChangeRequested", PageSize: PAGE },
  ended: { CompanyId, Kind: "EndedRequest", PageSize: PAGE },
});

/** When what somebody waits for ends, ended or was to take place; null if that is not known. */
export function momentOf({ Data }: Waiting, task: Task, now: Date): string | null {
  if (task === "ChangeRequested") return Data.Audition?.Data.StartsAt ?? null;
  const { DecideBy: decideBy, ExpiresAt: expiresAt } = Data.Request ?? { DecideBy: null, ExpiresAt: null };
  if (task === "DecideRequest") return decideBy ?? expiresAt;
  const ends = [decideBy, expiresAt, Data.AuditionExpiresAt].filter((at) => typeof at === "string");
  return ends.toSorted().findLast((at) => Date.parse(at) <= now.getTime()) ?? null;
}
