import type { ActorName } from "./contract.ts";
import type { Making, Target } from "./mutation-case.ts";

/**
 * An operation beyond the contract's list. Its row in `additions` describes access in words; here it is given as
 * cells.
 */
export interface AdditionCase {
  readonly service: string;
  readonly query: string;
  /** Roles of the row, if one row covers several operations or names no role. */
  readonly roles?: readonly string[];
  /** Actors with the role who may call it; defaults to all of them. */
  readonly ok?: readonly ActorName[];
  /** Cell of the other actors with the role. */
  readonly others?: string;
  /** Actors whose cell differs from both. */
  readonly apart?: Readonly<Partial<Record<ActorName, string>>>;
  /** Events published once by a success; empty if there are none. */
  readonly events: readonly string[];
  /**
   * An additional event published when another service reports back; it is awaited, so that no later cell receives
   * it.
   */
  readonly reported?: string;
  readonly make: (making: Making, actor: ActorName) => Promise<Target>;
}

/** The fixture's company and the admin. */
export const OWNERS: readonly ActorName[] = ["producerOwner", "producerColleague", "admin"];
/** A target without rows that a refusal could change. */
export const free = (variables: Target["variables"]): Promise<Target> =>
  Promise.resolve({ variables, rows: [] });
