import type { MySubmission_SubmissionFragment } from "#gen/graphql.ts";

export type Submission = MySubmission_SubmissionFragment;
type Status = Submission["Data"]["BookingStatus"];

/** Talent's own words for where submissions are, with the states that each stands for. */
export const TABS = {
  open: null,
  submitted: ["Submitted"],
  seen: ["Viewed"],
  consideration: ["Selected", "Backup"],
  audition: ["AuditionRequested", "AuditionConfirmed", "AuditionDeclined", "Auditioned", "Callback"],
  availability: ["Avail", "Offered"],
  booked: ["Booked"],
  past: ["NotBooked", "Released", "Withdrawn"],
} as const satisfies Readonly<Record<string, readonly Status[] | null>>;
export type Tab = keyof typeof TABS;
export const TAB_NAMES = Object.keys(TABS) as Tab[];

/** Those of a tab; `open` is everything that is not over. */
export function ofTab(tab: Tab, submissions: readonly Submission[]): readonly Submission[] {
  const past: readonly Status[] = TABS.past;
  const states: readonly Status[] | null = TABS[tab];
  return submissions.filter(({ Data: { BookingStatus } }) =>
    states === null ? !past.includes(BookingStatus) : states.includes(BookingStatus),
  );
}

export type MoveKind = "audition" | "dates" | "offer";

/** What casting waits for from the talent's side, and until when. */
export type Move = {
  readonly kind: MoveKind;
  readonly submission: Submission;
  readonly until: string | null;
};

/** Stands in line for the time that was offered: nothing to answer before a place is held. */
function waitsForPlace({ Data: { AuditionId, Waiting } }: Submission): boolean {
  return Waiting?.HeldUntil === null && Waiting.AuditionId === AuditionId;
}

/** The answer that is owed to a submission; null where casting waits for none. */
export function moveOf(submission: Submission): Move | null {
  const { ViewerCan, AuditionStatus, AuditionExpiresAt, Request } = submission.Data;
  if (ViewerCan.includes("answerRequest") && Request) {
    return { kind: Request.Kind === "Offer" ? "offer" : "dates", submission, until: Request.ExpiresAt };
  }
  if (ViewerCan.includes("confirmAudition") && AuditionStatus === "Offered" && !waitsForPlace(submission)) {
    return { kind: "audition", submission, until: AuditionExpiresAt ?? null };
  }
  return null;
}

/** All that is owed, the nearest end first. */
export function movesOf(submissions: readonly Submission[]): readonly Move[] {
  const end = ({ until }: Move) => (until === null ? Number.POSITIVE_INFINITY : Date.parse(until));
  return submissions
    .map(moveOf)
    .filter((move) => move !== null)
    .toSorted((a, b) => end(a) - end(b));
}

const STEPS: Readonly<Partial<Record<Status, number>>> = {
  Submitted: 1,
  Viewed: 2,
  Selected: 3,
  Backup: 3,
  AuditionRequested: 4,
  AuditionConfirmed: 4,
  AuditionDeclined: 4,
  Auditioned: 4,
  Callback: 4,
  Avail: 4,
  Offered: 4,
  Booked: 5,
};
export const LAST_STEP = 5;

/** How far a submission has come, 1 to 5; of one that is over, how far it came. */
export function stepOf({ Data: { BookingStatus, History } }: Submission): number {
  const now = STEPS[BookingStatus];
  if (now !== undefined) return now;
  return Math.max(1, ...History.map(({ To }) => STEPS[To] ?? 1));
}

export const ORDERS = ["change", "deadline", "role"] as const;
export type Order = (typeof ORDERS)[number];

/** In an order: the last change first, the nearest deadline first, or by the name of the role. */
export function inOrder(
  submissions: readonly Submission[],
  order: Order,
  language: string,
): readonly Submission[] {
  const until = (submission: Submission) => Date.parse(moveOf(submission)?.until ?? "") || Infinity;
  if (order === "deadline") return submissions.toSorted((a, b) => until(a) - until(b));
  if (order === "role") {
    const name = ({ Data }: Submission) => Data.Position.Name ?? "";
    return submissions.toSorted((a, b) => name(a).localeCompare(name(b), language));
  }
  return submissions.toSorted((a, b) => b.Data.UpdatedAt.localeCompare(a.Data.UpdatedAt));
}

/** Those whose role, project or person has the typed words. */
export function withWords(
  submissions: readonly Submission[],
  typed: string,
  language: string,
): readonly Submission[] {
  const fold = (text: string) => text.toLocaleLowerCase(language);
  const words = fold(typed.trim());
  return submissions.filter(({ Data }) =>
    fold([Data.Position.Name, Data.Project.Name, Data.FirstName, Data.LastName].join(" ")).includes(words),
  );
}

/** A submission in the address. */
export function addressOf({ SK }: Pick<Submission, "SK">): string {
  return SK.replace(/^SUB#/, "").replace("#", "~");
}
