import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ADDED, SERVED } from "../contract/served-operations.ts";

/** The actors: the columns of the matrix, described in the contract. */
export const ACTORS = [
  "guest",
  "expiredToken",
  "noRole",
  "suspended",
  "talentSelf",
  "talentOther",
  "agentLinked",
  "agentOther",
  "agentFormer",
  "producerOwner",
  "producerColleague",
  "producerOther",
  "producerNoCompany",
  "admin",
] as const;
export type ActorName = (typeof ACTORS)[number];

export const PROJECT_STATES = ["Draft", "Pending", "Approved", "Denied", "Closed"] as const;
export type ProjectState = (typeof PROJECT_STATES)[number];

/** Expected result for an actor: `ok`, `ok:<view>`, `filtered`, or a code, `CONFLICT:<state or rule>`. */
export type Cell = string;

/** A row of the matrix. */
export interface OperationRow {
  readonly operation: string;
  readonly kind: "query" | "mutation";
  readonly service: string;
  readonly event: string | null;
  readonly failures: readonly string[];
  readonly expect: Readonly<Record<ActorName, Cell>>;
  readonly expectOnOwnRecord?: Readonly<Record<string, Cell>>;
  readonly expectByState?: Readonly<Record<ProjectState, Cell>>;
  readonly fixtureState?: string;
}

interface Contract {
  readonly actors: Readonly<Record<ActorName, string>>;
  readonly operations: readonly OperationRow[];
  readonly additions: readonly { readonly operation: string; readonly roles?: readonly string[] }[];
  readonly fieldPolicy: {
    readonly updateUserString: Readonly<Record<"self" | "agent" | "admin", readonly string[]>>;
    readonly updateUserStringArray: Readonly<Record<"self" | "agent" | "admin", readonly string[]>>;
    readonly nobody: readonly string[];
  };
  readonly views: {
    readonly user: Readonly<Record<"card" | "casting" | "contact" | "agent" | "self", readonly string[]>>;
    readonly project: { readonly gallery: readonly string[]; readonly "owner only": readonly string[] };
    readonly company: Readonly<Record<"public" | "member", readonly string[]>>;
  };
  readonly visibility: {
    readonly "applies to": readonly string[];
    readonly project: Readonly<Record<string, Readonly<Record<ActorName, Cell>>>>;
  };
}

/** The repository's own copy of the contract. */
export const contract = JSON.parse(
  readFileSync(join(import.meta.dirname, "authorization.json"), "utf8"),
) as Contract;

const served: readonly string[] = SERVED;

/** Rows of served operations, in the contract's order. */
export const ROWS = contract.operations.filter(({ operation }) => served.includes(operation));

/** Operations served beyond the contract's list. */
export const ADDITIONS: readonly string[] = ADDED;

/** The row of an operation; throws if it has none. */
export function rowOf(operation: string): OperationRow {
  const row = ROWS.find((one) => one.operation === operation);
  if (!row) throw new Error(`${operation} has no row in authorization.json.`);
  return row;
}
