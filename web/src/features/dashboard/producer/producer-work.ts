import { localDay } from "#ui/when/local-day.ts";
import type {
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
  | { readonly kind: "otherTime"; readonly entry: Entry }
  | { readonly kind: "decide"; readonly entries: readonly Entry[] }
  | { readonly kind: "letter"; readonly letter: Letter };

type Facts = {
  readonly projects: readonly OwnProject[];
  readonly entries: readonly Entry[];
  /** Unanswered requests that expire soon, earliest first. */
  readonly requests: readonly ExpiringSubmission[];
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

/** Keeps the first entry of each submission. */
function oncePerSubmission(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ Submission }) => {
    const key = Submission ? `${Submission.PK}${Submission.SK}` : "";
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** The requests that are still open and do expire, in their order. */
function expiring(requests: readonly ExpiringSubmission[]): readonly Work[] {
  return requests.flatMap((submission): readonly Work[] => {
    const { Kind: request, ExpiresAt: at } = submission.Data.OpenRequest ?? {};
    return request && at ? [{ kind: "expiring", submission, request, at }] : [];
  });
}

/** A producer's pending work, most urgent kind first: denials, expiring requests, closing projects, people, mail. */
export function producerWork({ projects, entries, requests, letters, now }: Facts): readonly Work[] {
  const auditions = oncePerSubmission(entries.filter(({ Kind }) => Kind === "Audition"));
  const over = auditions.filter(
    ({ EndsAt, Submission }) =>
      Date.parse(EndsAt ?? "") < now.getTime() && Submission?.Data.AuditionStatus === "CheckedIn",
  );
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
    ...auditions
      .filter(({ Submission }) => Submission?.Data.AuditionStatus === "ChangeRequested")
      .map((entry): Work => ({ kind: "otherTime", entry })),
    ...(over.length > 0 ? [{ kind: "decide", entries: over } as const] : []),
    ...letters.map((letter): Work => ({ kind: "letter", letter })),
  ];
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
