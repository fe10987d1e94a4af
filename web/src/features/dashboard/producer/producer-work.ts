import { localDay } from "#ui/when/local-day.ts";
import type {
  ProducerCalendarQuery,
  ProducerProjectsQuery,
  ProducerRequestsQuery,
  UnreadMailQuery,
} from "#gen/graphql.ts";

export type OwnProject = ProducerProjectsQuery["getCompanyProjects"][number];
export type Entry = ProducerCalendarQuery["getCalendar"][number];
/** What an entry says of a request alone, which is enough for days that are further away. */
export type Asked = ProducerRequestsQuery["getCalendar"][number];
export type Letter = UnreadMailQuery["getUserConversations"]["Results"][number];

/** One thing that waits for the producer, with what its row needs. */
export type Work =
  | { readonly kind: "denied"; readonly project: OwnProject }
  | { readonly kind: "expiring"; readonly entry: Asked; readonly at: string }
  | { readonly kind: "closing"; readonly project: OwnProject; readonly at: string; readonly fresh: number }
  | { readonly kind: "otherTime"; readonly entry: Entry }
  | { readonly kind: "decide"; readonly entries: readonly Entry[] }
  | { readonly kind: "letter"; readonly letter: Letter };

type Facts = {
  readonly projects: readonly OwnProject[];
  readonly entries: readonly Entry[];
  /** What was asked for the days after those of the entries. */
  readonly far: readonly Asked[];
  readonly letters: readonly Letter[];
  readonly now: Date;
};

const AHEAD_DAYS = 14;

/** The days whose entries a producer's day is made of. */
export const daysAhead = () => ({ from: localDay(), to: localDay(AHEAD_DAYS) });

/** The furthest that a calendar is read in one go. */
const FURTHEST_DAYS = 400;

/** The days after those: a request for them may expire long before they come. */
export const daysBeyond = () => ({
  from: localDay(AHEAD_DAYS + 1),
  to: localDay(AHEAD_DAYS + FURTHEST_DAYS - 1),
});

const SOON_MS = 48 * 3_600_000;

function isSoon(at: string, now: Date): boolean {
  const left = Date.parse(at) - now.getTime();
  return left > 0 && left <= SOON_MS;
}

/** How many submissions of a project stand at a stage. */
export function countOf(project: OwnProject, stage: string): number {
  return project.Data.Positions.reduce(
    (sum, { Data }) => sum + (Data.Counters?.find(({ Stage }) => Stage === stage)?.Count ?? 0),
    0,
  );
}

/** Each submission once, though its request keeps several days. */
function oncePerSubmission<One extends Asked>(entries: readonly One[]): readonly One[] {
  const seen = new Set<string>();
  return entries.filter(({ Submission }) => {
    const key = Submission ? `${Submission.PK}${Submission.SK}` : "";
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** When somebody's answer is due at the latest; null where they have answered or nothing was asked. */
function answerDue({ Kind, Submission }: Asked): string | null {
  const { Request, AuditionStatus, AuditionExpiresAt } = Submission?.Data ?? {};
  if (Kind === "Audition") return AuditionStatus === "Offered" ? (AuditionExpiresAt ?? null) : null;
  return Request?.Status === "Open" ? Request.ExpiresAt : null;
}

/** Requests of all kinds that expire soon without an answer, the first one first. */
function expiring(entries: readonly Asked[], now: Date): readonly Work[] {
  return oncePerSubmission(entries)
    .flatMap((entry) => {
      const at = answerDue(entry);
      return at !== null && isSoon(at, now) ? [{ kind: "expiring", entry, at } as const] : [];
    })
    .toSorted((a, b) => Date.parse(a.at) - Date.parse(b.at));
}

/** What waits for a producer, the most pressing kind first: denials, what runs out, what closes, people, mail. */
export function producerWork({ projects, entries, far, letters, now }: Facts): readonly Work[] {
  const auditions = oncePerSubmission(entries.filter(({ Kind }) => Kind === "Audition"));
  const over = auditions.filter(
    ({ EndsAt, Submission }) =>
      Date.parse(EndsAt ?? "") < now.getTime() && Submission?.Data.AuditionStatus === "CheckedIn",
  );
  return [
    ...projects
      .filter(({ Data }) => Data.Status === "Denied")
      .map((project): Work => ({ kind: "denied", project })),
    ...expiring([...entries, ...far], now),
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

/** The auditions of a day that go on or may, in order of time. */
export function auditionsOn(entries: readonly Entry[], day: string): readonly Entry[] {
  const gone = ["Declined", "Cancelled", "Expired"];
  return entries.filter(
    ({ Kind, Date: on, Submission }) =>
      Kind === "Audition" && on === day && !gone.includes(Submission?.Data.AuditionStatus ?? ""),
  );
}

/** The auditions of a day in what is over and what is not. */
export function partsOfDay(entries: readonly Entry[], now: Date) {
  const isOver = ({ StartsAt, EndsAt }: Entry) => Date.parse(EndsAt ?? StartsAt) <= now.getTime();
  return { over: entries.filter(isOver), ahead: entries.filter((entry) => !isOver(entry)) };
}

export type ProjectTab = "active" | "draft" | "closed";

/** Under which tab a project stands: a denied or waiting one is still worked on. */
export function tabOf({ Data }: OwnProject): ProjectTab {
  if (Data.Status === "Closed") return "closed";
  return Data.Status === "Draft" ? "draft" : "active";
}

/** The stages of the bar, in the order in which people go through them. */
export const BAR_STAGES = ["New", "Viewed", "Selected", "Audition", "Booked"] as const;
