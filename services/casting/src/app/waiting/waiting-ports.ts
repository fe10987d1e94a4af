import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { SubmissionKey } from "#app/ports.ts";
import type { PlacesChanged } from "#domain/events.ts";
import type { Submission } from "#domain/submission.ts";
import type { Line } from "#domain/slot.ts";

/** A place in the line for a slot. */
export interface WaitingPlace {
  readonly submission: Submission;
  readonly slotId: string;
  readonly since: Date;
  /** A freed place is held for this person. */
  readonly held: boolean;
  /** Counted from 1; null for someone with a held place. */
  readonly place: number | null;
}

/** A free place, and who is next to get it. */
export interface FreedPlace extends SubmissionKey {
  readonly slotId: string;
  readonly submissionId: string;
  readonly since: Date;
}

/** An invitation, or a place in line, from before its slot moved to another time or place, with its position in the order. */
export interface MovedOffer extends SubmissionKey {
  readonly submissionId: string;
  readonly slotId: string;
  readonly movedAt: Date;
}

/** Who is between a submission and a place in a slot. */
export interface LineOf extends Line {
  readonly slotId: string;
  readonly submissionId: string;
}

/** Who is waiting for slots, inside and outside a transaction. */
interface LineLengths {
  /** How many people are waiting, by slot; slots without a line are missing. */
  lineLengths(slotIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
}

export interface WaitingReads extends LineLengths {
  /** For each pair of a slot and a submission. */
  lines(pairs: readonly Pick<LineOf, "slotId" | "submissionId">[]): Promise<readonly LineOf[]>;
  /** By submission. */
  waitingPlaces(submissionIds: readonly string[]): Promise<ReadonlyMap<string, WaitingPlace>>;
  /** Who is waiting for a slot, in the order in which places are offered; people with a held place come first. */
  waitingFor(slotId: string, page: PageRequest): Promise<Page<WaitingPlace>>;
  /** Free places of future slots with a line, per slot in the order of its line, starting after `after`. */
  freedPlaces(now: Date, after: FreedPlace | null, limit: number): Promise<readonly FreedPlace[]>;
  /** Invitations, confirmations and places in line of future slots from before these were moved, starting after `after`. */
  movedOffers(now: Date, after: MovedOffer | null, limit: number): Promise<readonly MovedOffer[]>;
}

/** The position of a submission in line. */
export interface InLine {
  readonly slotId: string;
  readonly since: Date;
  readonly held: boolean;
  /** Held because casting offered it, not because it became free; false if missing. */
  readonly offered?: boolean;
}

export interface WaitingUnit extends LineLengths {
  inLine(submissionId: string): Promise<InLine | null>;
  /** Who is between a submission and a place in a slot locked by this transaction. */
  line(slotId: string, submissionId: string | null): Promise<Line>;
  /** How many places in a slot are held for people in line. */
  heldPlaces(slotId: string): Promise<number>;
  /** Adds the submission to a line and removes it from any other; returns the slots of the lines it left. */
  enterLine(submissionId: string, place: InLine): Promise<readonly string[]>;
  /** Removes submissions from their lines; returns the slots of those lines. */
  leaveLines(submissionIds: readonly string[]): Promise<readonly string[]>;
  /**
   * For locked slots, records the number of places left that invited people are notified of; returns whom to notify
   * per slot, at most `max`, last invited first.
   */
  recordNotifiedLeft(
    slots: readonly { readonly slotId: string; readonly few: number | null }[],
    max: number,
  ): Promise<readonly Omit<PlacesChanged, "kind">[]>;
}
