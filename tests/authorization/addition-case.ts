import type { ActorName } from "./contract.ts";
import type { Making, Target } from "./mutation-case.ts";

/** An operation beyond the contract's list: its row in `additions` says who, in words; here the words are cells. */
export interface AdditionCase {
  readonly service: string;
  readonly query: string;
  /** The roles of the row, where one row stands for several operations or names no role. */
  readonly roles?: readonly string[];
  /** Of those with the role, who may; everybody unless said. */
  readonly ok?: readonly ActorName[];
  /** What the others with the role get. */
  readonly others?: string;
  /** Actors whose answer is neither. */
  readonly apart?: Readonly<Partial<Record<ActorName, string>>>;
  /** Published once by a success; empty where nothing is. */
  readonly events: readonly string[];
  /** Published once more when somebody else has reported what a success asked of them; awaited, so that no later cell hears it. */
  readonly reported?: string;
  readonly make: (making: Making, actor: ActorName) => Promise<Target>;
}

/** The company of the fixture and the admin. */
export const OWNERS: readonly ActorName[] = ["producerOwner", "producerColleague", "admin"];
/** A target on which nothing is that a refusal could change. */
export const free = (variables: Target["variables"]): Promise<Target> =>
  Promise.resolve({ variables, rows: [] });
