import { applyMoves } from "#app/move-submission.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { CASTING } from "#app/sweep-due.ts";
import { endsWithAccount } from "#domain/closed-account/closed-account.ts";
import type { OfPerson } from "./closed-account-ports.ts";

const BATCH = 200;

/**
 * Withdraws the open submissions of a person who closed the account, so that nobody can be asked for or booked who is
 * leaving: requests end, places and dates are free again, and the companies are notified. Doing it again changes nothing.
 */
export async function withdrawOpen(unit: UnitOfWork, userId: string, now: Date): Promise<void> {
  let last: OfPerson | null = null;
  for (;;) {
    const batch: readonly OfPerson[] = await unit.notWithdrawn(userId, last, BATCH);
    const open = (await unit.lockSubmissions(batch)).filter(endsWithAccount);
    await applyMoves(
      unit,
      open.map((submission) => ({
        submission,
        to: "Withdrawn" as const,
        actor: CASTING,
        now,
        closed: false,
        event: (withdrawn) => ({
          kind: "SubmissionWithdrawn",
          submission: withdrawn,
          from: submission.status,
        }),
      })),
    );
    last = batch.at(-1) ?? null;
    if (batch.length < BATCH) return;
  }
}
