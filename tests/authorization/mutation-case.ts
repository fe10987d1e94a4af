import type { ActorName, ProjectState } from "./contract.ts";
import type { Casting } from "./failures/casting-targets.ts";
import type { Row } from "./objects.ts";
import type { World } from "./world.ts";

/** The target of a mutation: its variables, and the rows that a refusal must not change. */
export interface Target {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly rows: readonly Row[];
}

export interface Making {
  readonly world: World;
  readonly casting: Casting;
  /** State of the project, if the operation is about one. */
  readonly state: ProjectState;
}

export interface MutationCase {
  readonly query: string;
  /** Creates a new object on which the call would change something. */
  readonly make: (making: Making) => Promise<Target>;
  /** Adapts the variables to this actor. */
  readonly adapt?: (variables: Target["variables"], actor: ActorName, world: World) => Target["variables"];
}

/** A write on a member's record; defaults to T1's. */
export interface MemberCase {
  readonly query: string;
  readonly make: (world: World, key: string) => Promise<{ variables: Record<string, unknown>; rows: Row[] }>;
}
