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
  /** From 1; null for one who holds a place. */
  readonly place: number | null;
}

/** A free place, and who is the next to have it. */
export interface FreedPlace extends SubmissionKey {
  readonly slotId: string;
}

/** An invitation from before its slot was put to another time or place, with its place in their order. */
export interface MovedOffer extends SubmissionKey {
  readonly submissionId: string;
  readonly slotId: string;
  readonly movedAt: Date;
}

/** Who stands between a submission and a place of a slot. */
export interface LineOf extends Line {
  readonly slotId: string;
  readonly submissionId: string;
}

export interface WaitingReads {
  /** For each pair of a slot and a submission. */
  lines(pairs: readonly Pick<LineOf, "slotId" | "submissionId">[]): Promise<readonly LineOf[]>;
  /** By submission. */
  waitingPlaces(submissionIds: readonly string[]): Promise<ReadonlyMap<string, WaitingPlace>>;
  /** Who waits for a slot, in the order in which places are offered; those who hold one first. */
  waitingFor(slotId: string, page: PageRequest): Promise<Page<WaitingPlace>>;
  /** Free places of coming slots for which somebody waits, at most `limit`, for each slot in the order of its line. */
  freedPlaces(now: Date, limit: number): Promise<readonly FreedPlace[]>;
  /** Invitations and confirmations of coming slots from before these were moved, from the one behind `after` on. */
  movedOffers(now: Date, after: MovedOffer | null, limit: number): Promise<readonly MovedOffer[]>;
}

/** Where a submission stands in line. */
export interface InLine {
  readonly slotId: string;
  readonly since: Date;
  readonly held: boolean;
}

export interface WaitingUnit {
  inLine(submissionId: string): Promise<InLine | null>;
  /** Who stands between a submission and a place of a slot that is held by this transaction. */
  line(slotId: string, submissionId: string | null): Promise<Line>;
  /** How many places of a slot are held for people in line. */
  heldPlaces(slotId: string): Promise<number>;
  /** Puts the submission into a line, out of any other; returns the slots that these are for. */
  enterLine(submissionId: string, place: InLine): Promise<readonly string[]>;
  /** Takes submissions out of their lines; returns the slots that these were for. */
  leaveLines(submissionIds: readonly string[]): Promise<readonly string[]>;
  /** Nobody waits for a slot that will not be. */
  clearLine(slotId: string): Promise<void>;
  /** How many people wait, by slot; none where a slot is missing. */
  lineLengths(slotIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /**
   * Notes of slots that are held how few places those invited are told of; returns whom of each this concerns, at most
   * `max`, the last invited.
   */
  noteToldLeft(
    slots: readonly { readonly slotId: string; readonly few: number | null }[],
    max: number,
  ): Promise<readonly Omit<PlacesChanged, "kind">[]>;
}
