import type { MySubmission_SubmissionFragment } from "#gen/graphql.ts";
import { fold } from "#i18n/fold.ts";
import { byEnd, owedOf, saidOf } from "#lib/talent-side/owed.ts";
import type { Owed } from "#lib/talent-side/owed.ts";
import { TALENT_STAGES, isIn, isOpen } from "#lib/talent-side/stages.ts";
import type { TalentStage } from "#lib/talent-side/stages.ts";

export type Submission = MySubmission_SubmissionFragment;
type Status = Submission["Data"]["BookingStatus"];

const NARROW = Object.keys(TALENT_STAGES) as TalentStage[];
export const TAB_NAMES = ["open", ...NARROW] as const;
export type Tab = (typeof TAB_NAMES)[number];

/** Those of a tab; `open` is everything that is neither booked nor over. */
export function ofTab(tab: Tab, submissions: readonly Submission[]): readonly Submission[] {
  return submissions.filter(({ Data: { BookingStatus } }) =>
    tab === "open" ? isOpen(BookingStatus) : isIn(BookingStatus, tab),
  );
}

/** What casting waits for from the talent's side, and until when. */
export type Move = Owed & { readonly submission: Submission };

/** The answer that is owed to a submission; null where casting waits for none. */
export function moveOf(submission: Submission): Move | null {
  const owed = owedOf(submission);
  return owed && { ...owed, submission };
}

/** The question about dates that was answered, for as long as the answer can be changed. */
export function changeableOf(submission: Submission): Move | null {
  const canChange = saidOf(submission) !== null && submission.Data.ViewerCan.includes("answerRequest");
  return canChange ? { kind: "dates", until: null, submission } : null;
}

/** All that is owed, the nearest end first. */
export function movesOf(submissions: readonly Submission[]): readonly Move[] {
  return submissions
    .map(moveOf)
    .filter((move) => move !== null)
    .toSorted(byEnd);
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
export function withWords(submissions: readonly Submission[], typed: string): readonly Submission[] {
  const words = fold(typed);
  return submissions.filter(({ Data }) =>
    fold([Data.Position.Name, Data.Project.Name, Data.FirstName, Data.LastName].join(" ")).includes(words),
  );
}

/** A submission in the address. */
export function addressOf({ SK }: Pick<Submission, "SK">): string {
  return SK.replace(/^SUB#/, "").replace("#", "~");
}
