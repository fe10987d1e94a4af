import type { AgentRosterQuery, LatestSubmissionsQuery } from "#gen/graphql.ts";
import { comingAuditions, countAt } from "../talent/moves.ts";

type Links = NonNullable<NonNullable<AgentRosterQuery["me"]>["Data"]["AgentLinks"]>;
type Link = Links[number];

export type Client = {
  readonly key: string;
  readonly talent: Link["Data"]["Talent"];
  readonly linked: boolean;
  readonly open: number;
  readonly considered: number;
  readonly auditions: number;
  readonly booked: number;
  /** When the next audition begins. */
  readonly next: string | null;
  readonly percent: number;
};

type Known = Pick<LatestSubmissionsQuery, "getSubmissionsByStage" | "getCalendar">;

/** Every client with counts of their submissions; the most advanced first. */
export function clientsOf(links: readonly Link[], known: Known | undefined, now: number): readonly Client[] {
  const stages = new Map(known?.getSubmissionsByStage?.Users.map(({ UserId, Stages }) => [UserId, Stages]));
  const coming = comingAuditions(known?.getCalendar ?? [], now);
  const clients = links
    .filter(({ Data }) => Data.Status !== "Ended")
    .map(({ Data }): Client => {
      const own = stages.get(Data.Talent.PK) ?? [];
      return {
        key: Data.Talent.PK,
        talent: Data.Talent,
        linked: Data.Status === "Linked",
        open: countAt(own, "open"),
        considered: countAt(own, "consideration") + countAt(own, "availability"),
        auditions: countAt(own, "audition"),
        booked: countAt(own, "booked"),
        next: coming.find(({ User }) => User?.PK === Data.Talent.PK)?.StartsAt ?? null,
        percent: Data.Talent.Data.Completeness ?? 0,
      };
    });
  return clients.toSorted(
    (a, b) => b.auditions - a.auditions || b.considered - a.considered || b.open - a.open,
  );
}

export const CLIENT_TABS = ["moving", "quiet", "thin", "invited"] as const;
export type ClientTab = (typeof CLIENT_TABS)[number];

/** A profile less complete than this shows casting too little of a client. */
const THIN_PERCENT = 80;

/** Whether a client belongs to a tab. */
export function isUnder(tab: ClientTab, client: Client): boolean {
  if (tab === "invited") return !client.linked;
  if (!client.linked) return false;
  if (tab === "moving") return client.open > 0;
  return tab === "quiet" ? client.open === 0 : client.percent < THIN_PERCENT;
}
