import type { WaitingPlace } from "#app/waiting/waiting-ports.ts";
import type { Submission } from "#domain/submission.ts";
import { mayBeInLine } from "#domain/waiting/waiting.ts";
import type { Loaders } from "../loaders.ts";

/** The place of the submission in a line; null if it is in none. */
export async function waitingPlaceOf(submission: Submission, loaders: Loaders): Promise<WaitingPlace | null> {
  return mayBeInLine(submission) ? ((await loaders.waitingPlaces.load(submission.id)) ?? null) : null;
}
