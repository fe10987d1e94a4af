import type { Json } from "../support/graph.ts";
import type { ActorName } from "./contract.ts";
import type { World } from "./world.ts";

/** What the check of a granted query receives. */
export interface Granted {
  /** The value of the operation's field. */
  readonly value: Json | undefined;
  /** `ok`, a view, or `filtered`. */
  readonly view: string;
  readonly actor: ActorName;
  readonly world: World;
}

export interface QueryCase {
  readonly query: string;
  /** The variables as the actor must send them. */
  readonly variables: (world: World, actor: ActorName) => object;
  readonly check: (granted: Granted) => void;
}
