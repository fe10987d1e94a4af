import type { AgentRosterQuery } from "#gen/graphql.ts";
import { isIn, isOpen } from "#lib/talent-side/stages.ts";
import type { TalentStage } from "#lib/talent-side/stages.ts";
import { comingAuditions } from "../talent/moves.ts";
import type { Submission } from "../talent/moves.ts";

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
  readonly next: Submission | null;
  readonly percent: number;
};

/** Every client with counts of their submissions; the most advanced first. */
export function clientsOf(
  links: readonly Link[],
  submissions: readonly Submission[],
  now: number,
): readonly Client[] {
  const clients = links
    .filter(({ Data }) => Data.Status !== "Ended")
    .map(({ Data }): Client => {
      const own = submissions.filter((submission) => submission.Data.UserId === Data.Talent.PK);
      const among = (...stages: readonly TalentStage[]) =>
        own.filter((submission) => isIn(submission.Data.BookingStatus, ...stages)).length;
      return {
        key: Data.Talent.PK,
        talent: Data.Talent,
        linked: Data.Status === "Linked",
        open: own.filter((submission) => isOpen(submission.Data.BookingStatus)).length,
        considered: among("consideration", "availability"),
        auditions: among("audition"),
        booked: among("booked"),
        next: comingAuditions(own, now)[0] ?? null,
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
