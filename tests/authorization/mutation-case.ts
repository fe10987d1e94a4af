import type { ActorName, ProjectState } from "./contract.ts";
import type { Casting } from "./failures/casting-targets.ts";
import type { Row } from "./objects.ts";
import type { World } from "./world.ts";

/** What a mutation is called on: its variables, and the rows that a refusal leaves as they are. */
export interface Target {
  readonly variables: Readonly<Record<string, unknown>>;
  readonly rows: readonly Row[];
}

export interface Making {
  readonly world: World;
  readonly casting: Casting;
  /** The state of the project, where the operation is about one. */
  readonly state: ProjectState;
}

export interface MutationCase {
  readonly query: string;
  /** Makes a fresh object on which the call would change something. */
  readonly make: (making: Making) => Promise<Target>;
  /** The variables as this actor has to send them. */
  readonly adapt?: (variables: Target["variables"], actor: ActorName, world: World) => Target["variables"];
}

/** A write on a member's record, T1's unless another is named. */
export interface MemberCase {
  readonly query: string;
  readonly make: (world: World, key: string) => Promise<{ variables: Record<string, unknown>; rows: Row[] }>;
}
