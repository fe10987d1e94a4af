import { localDay } from "#ui/when/local-day.ts";
import type { ProducerCalendarQuery, ProducerProjectsQuery, UnreadMailQuery } from "#gen/graphql.ts";

export type OwnProject = ProducerProjectsQuery["getCompanyProjects"][number];
export type Entry = ProducerCalendarQuery["getCalendar"][number];
export type Letter = UnreadMailQuery["getUserConversations"]["Results"][number];

/** One thing that waits for the producer, with what its row needs. */
export type Work =
  | { readonly kind: "denied"; readonly project: OwnProject }
  | { readonly kind: "expiring"; readonly entry: Entry; readonly at: string }
  | { readonly kind: "closing"; readonly project: OwnProject; readonly at: string; readonly fresh: number }
  | { readonly kind: "otherTime"; readonly entry: Entry }
  | { readonly kind: "decide"; readonly entries: readonly Entry[] }
  | { readonly kind: "letter"; readonly letter: Letter };

type Facts = {
  readonly projects: readonly OwnProject[];
  readonly entries: readonly Entry[];
  readonly letters: readonly Letter[];
  readonly now: Date;
};

const AHEAD_DAYS = 14;

/** The days whose entries a producer's day is made of. */
export const daysAhead = () => ({ from: localDay(), to: localDay(AHEAD_DAYS) });

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
function oncePerSubmission(entries: readonly Entry[]): readonly Entry[] {
  const seen = new Set<string>();
  return entries.filter(({ Submission }) => {
    const key = Submission ? `${Submission.PK}${Submission.SK}` : "";
    if (key === "" || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

/** What waits for a producer, the most pressing kind first: denials, what runs out, what closes, people, mail. */
export function producerWork({ projects, entries, letters, now }: Facts): readonly Work[] {
  const asked = oncePerSubmission(entries.filter(({ Kind }) => Kind !== "Audition"));
  const auditions = oncePerSubmission(entries.filter(({ Kind }) => Kind === "Audition"));
  const over = auditions.filter(
    ({ EndsAt, Submission }) =>
      Date.parse(EndsAt ?? "") < now.getTime() && Submission?.Data.AuditionStatus === "CheckedIn",
  );
  return [
    ...projects
      .filter(({ Data }) => Data.Status === "Denied")
      .map((project): Work => ({ kind: "denied", project })),
    ...asked.flatMap((entry): readonly Work[] => {
      const request = entry.Submission?.Data.Request;
      return request?.Status === "Open" && isSoon(request.ExpiresAt, now)
        ? [{ kind: "expiring", entry, at: request.ExpiresAt }]
        : [];
    }),
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

export type ProjectTab = "active" | "draft" | "closed";

/** Under which tab a project stands: a denied or waiting one is still worked on. */
export function tabOf({ Data }: OwnProject): ProjectTab {
  if (Data.Status === "Closed") return "closed";
  return Data.Status === "Draft" ? "draft" : "active";
}

/** The stages of the bar, in the order in which people go through them. */
export const BAR_STAGES = ["New", "Viewed", "Selected", "Audition", "Booked"] as const;
