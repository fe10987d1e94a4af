import type { MySubmission_SubmissionFragment } from "#gen/graphql.ts";
import { fold } from "#i18n/fold.ts";
import { owedOf, saidOf } from "#lib/talent-side/owed.ts";
import type { Owed } from "#lib/talent-side/owed.ts";
import { TALENT_STAGES, isIn, isOpen } from "#lib/talent-side/stages.ts";
import type { TalentStage } from "#lib/talent-side/stages.ts";

export type Submission = MySubmission_SubmissionFragment;
type Status = Submission["Data"]["BookingStatus"];

const NARROW = Object.keys(TALENT_STAGES) as TalentStage[];
export const TAB_NAMES = ["open", ...NARROW] as const;
export type Tab = (typeof TAB_NAMES)[number];

/** The submissions of a tab; `open` is everything that is neither booked nor past. */
export function ofTab(tab: Tab, submissions: readonly Submission[]): readonly Submission[] {
  return submissions.filter(({ Data: { BookingStatus } }) =>
    tab === "open" ? isOpen(BookingStatus) : isIn(BookingStatus, tab),
  );
}

/** An answer that casting is waiting for, with its submission. */
export type Move = Owed & { readonly submission: Submission };

/** The answer owed for a submission; null if casting is not waiting for one. */
export function moveOf(submission: Submission): Move | null {
  const owed = owedOf(submission);
  return owed && { ...owed, submission };
}

/** A request about dates that was answered, as long as the answer can still be changed. */
export function changeableOf(submission: Submission): Move | null {
  const canChange = saidOf(submission) !== null && submission.Data.ViewerCan.includes("answerRequest");
  return canChange ? { kind: "dates", until: null, submission } : null;
}

/** The answers owed of the submissions that the server lists for it; one that was just given is left out. */
export function movesOf(listed: readonly Submission[]): readonly Move[] {
  return listed.map(moveOf).filter((move) => move !== null);
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

/** How far a submission has come, from 1 to 5; for a past one, how far it got. */
export function stepOf({ Data: { BookingStatus, History } }: Submission): number {
  const now = STEPS[BookingStatus];
  if (now !== undefined) return now;
  return Math.max(1, ...History.map(({ To }) => STEPS[To] ?? 1));
}

export const ORDERS = ["change", "deadline", "role"] as const;
export type Order = (typeof ORDERS)[number];

/** Sorted by the last change (newest first), by the deadline (earliest first), or by the name of the role. */
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

/** The submissions whose role, project or person contains the search words. */
export function withWords(submissions: readonly Submission[], typed: string): readonly Submission[] {
  const words = fold(typed);
  return submissions.filter(({ Data }) =>
    fold([Data.Position.Name, Data.Project.Name, Data.FirstName, Data.LastName].join(" ")).includes(words),
  );
}

/** The identifier of a submission in the address. */
export function addressOf({ SK }: Pick<Submission, "SK">): string {
  return SK.replace(/^SUB#/, "").replace("#", "~");
}
