import { localDay } from "#ui/when/local-day.ts";
import type {
  ProducerAuditionsQuery,
  ProducerCalendarQuery,
  ProducerProjectsQuery,
  ProducerRequestsQuery,
  UnreadMailQuery,
} from "#gen/graphql.ts";

export type OwnProject = ProducerProjectsQuery["getCompanyProjects"][number];
/** An audition of the next days. */
export type Entry = ProducerCalendarQuery["getCalendar"][number];
/** One of the first entries of the next days, whatever its kind. */
export type NextEntry = ProducerCalendarQuery["next"][number];
/** A submission with a request that expires soon. */
export type ExpiringSubmission = ProducerRequestsQuery["getOpenRequests"]["Submissions"][number];
/** A submission whose audition needs another time. */
export type OtherTime = ProducerAuditionsQuery["otherTime"]["Submissions"][number];
/** How many people wait for a decision, and the first of them. */
export type ToDecide = Pick<ProducerAuditionsQuery["decide"], "Total" | "Submissions">;
export type Letter = UnreadMailQuery["getUserConversations"]["Results"][number];

/** One pending item for the producer, with the data of its row. */
export type Work =
  | { readonly kind: "denied"; readonly project: OwnProject }
  | {
      readonly kind: "expiring";
      readonly submission: ExpiringSubmission;
      readonly request: string;
      readonly at: string;
    }
  | { readonly kind: "closing"; readonly project: OwnProject; readonly at: string; readonly fresh: number }
  | { readonly kind: "otherTime"; readonly submission: OtherTime }
  | { readonly kind: "decide"; readonly count: number; readonly projectId: string }
  | { readonly kind: "letter"; readonly letter: Letter };

type Facts = {
  readonly projects: readonly OwnProject[];
  /** Unanswered requests that expire soon, earliest first. */
  readonly requests: readonly ExpiringSubmission[];
  /** Requests for another time, earliest audition first. */
  readonly otherTime: readonly OtherTime[];
  readonly decide: ToDecide;
  readonly letters: readonly Letter[];
  readonly now: Date;
};

const AHEAD_DAYS = 14;

/** The range of days whose entries the dashboard shows. */
export const daysAhead = () => ({ from: localDay(), to: localDay(AHEAD_DAYS) });

const SOON_HOURS = 48;
const SOON_MS = SOON_HOURS * 3_600_000;

/** The criteria of the company's requests that expire soon. */
export const expiringSoon = (CompanyId: string) => ({
  CompanyId,
  ExpiresWithinHours: SOON_HOURS,
  PageSize: 25,
});

/** The criteria of the auditions that wait for the company. Those on whom to decide are one row: the first is enough. */
export const auditionsToHandle = (CompanyId: string) => ({
  otherTime: { CompanyId, Kind: "ChangeRequested", PageSize: 25 },
  decide: { CompanyId, Kind: "Decide", PageSize: 1 },
});

function isSoon(at: string, now: Date): boolean {
  const left = Date.parse(at) - now.getTime();
  return left > 0 && left <= SOON_MS;
}

/** How many submissions of a project are at a stage. */
export function countOf(project: OwnProject, stage: string): number {
  return project.Data.Positions.reduce(
    (sum, { Data }) => sum + (Data.Counters?.find(({ Stage }) => Stage === stage)?.Count ?? 0),
    0,
  );
}

/** The requests that are still open and do expire, in their order. */
function expiring(requests: readonly ExpiringSubmission[]): readonly Work[] {
  return requests.flatMap((submission): readonly Work[] => {
    const { Kind: request, ExpiresAt: at } = submission.Data.OpenRequest ?? {};
    return request && at ? [{ kind: "expiring", submission, request, at }] : [];
  });
}

/** The people on whom to decide, as one item. */
function decisions({ Total: count, Submissions: [first] }: ToDecide): readonly Work[] {
  return first ? [{ kind: "decide", count, projectId: first.Data.Project.ProjectId }] : [];
}

/** A producer's pending work, most urgent kind first: denials, expiring requests, closing projects, people, mail. */
export function producerWork({
  projects,
  requests,
  otherTime,
  decide,
  letters,
  now,
}: Facts): readonly Work[] {
  return [
    ...projects
      .filter(({ Data }) => Data.Status === "Denied")
      .map((project): Work => ({ kind: "denied", project })),
    ...expiring(requests),
    ...projects.flatMap((project): readonly Work[] => {
      const at = project.Data.SubmissionsDueBy;
      const fresh = countOf(project, "New");
      return project.Data.Status === "Approved" && at && isSoon(at, now) && fresh > 0
        ? [{ kind: "closing", project, at, fresh }]
        : [];
    }),
    // One to whom another time was offered since leaves the list before it is read again.
    ...otherTime
      .filter(({ Data }) => Data.AuditionStatus === "ChangeRequested")
      .map((submission): Work => ({ kind: "otherTime", submission })),
    ...decisions(decide),
    ...letters.map((letter): Work => ({ kind: "letter", letter })),
  ];
}

/** When the next of the auditions is over that are not over yet; null without one. */
export function nextEnd(entries: readonly Entry[], now: Date): number | null {
  const ends = entries.map(({ EndsAt }) => Date.parse(EndsAt ?? "")).filter((end) => end > now.getTime());
  return ends.length > 0 ? Math.min(...ends) : null;
}

/** The auditions of a day, without those declined, canceled or expired; in the order of the entries. */
export function auditionsOn(entries: readonly Entry[], day: string): readonly Entry[] {
  const gone = ["Declined", "Cancelled", "Expired"];
  return entries.filter(
    ({ Kind, Date: on, Submission }) =>
      Kind === "Audition" && on === day && !gone.includes(Submission?.Data.AuditionStatus ?? ""),
  );
}

/** The auditions of a day, split into those that are over and those ahead. */
export function partsOfDay(entries: readonly Entry[], now: Date) {
  const isOver = ({ StartsAt, EndsAt }: Entry) => Date.parse(EndsAt ?? StartsAt) <= now.getTime();
  return { over: entries.filter(isOver), ahead: entries.filter((entry) => !isOver(entry)) };
}

export type ProjectTab = "active" | "draft" | "closed";

/** The tab of a project: one that is denied or pending approval is still active. */
export function tabOf({ Data }: OwnProject): ProjectTab {
  if (Data.Status === "Closed") return "closed";
  return Data.Status === "Draft" ? "draft" : "active";
}

/** The stages of the bar, in the order in which submissions pass through them. */
export const BAR_STAGES = ["New", "Viewed", "Selected", "Audition", "Booked"] as const;
