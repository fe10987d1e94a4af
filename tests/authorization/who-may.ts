import { isGranted } from "./cells.ts";
import { ACTORS, type ActorName, type Cell } from "./contract.ts";

/** An actor who gets furthest with an operation. */
export interface Caller {
  readonly actor: ActorName;
  /** The code that even they get, where the matrix calls with a code or a key that does not exist; null if none. */
  readonly refusal: string | null;
}

/** Codes of callers who may not call at all. */
const SHUT_OUT: readonly string[] = ["UNAUTHENTICATED", "FORBIDDEN"];

const codeOf = (cell: Cell): string => cell.split(":")[0] ?? "";

/** The first actor with complete access, else the first with any, else the first whose input alone is refused. */
export function whoMay(cellOf: (actor: ActorName) => Cell): Caller {
  const granted =
    ACTORS.find((actor) => cellOf(actor) === "ok") ?? ACTORS.find((actor) => isGranted(cellOf(actor)));
  if (granted) return { actor: granted, refusal: null };
  const checked = ACTORS.find(
    (actor) => actor !== "suspended" && !SHUT_OUT.includes(codeOf(cellOf(actor))) && cellOf(actor) !== "",
  );
  if (!checked) throw new Error("Nobody may call this.");
  return { actor: checked, refusal: codeOf(cellOf(checked)) };
}
