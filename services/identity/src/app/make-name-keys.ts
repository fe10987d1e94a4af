import { ok, type Result } from "@callboard/kit/result.ts";
import type { Deps } from "./ports.ts";

const BATCH = 200;

/** Makes what companies' names are compared by, where a version without it wrote them. Returns how many, 0 if none is left. */
export const makeNameKeys = (deps: Pick<Deps, "transaction">): Promise<Result<number>> =>
  deps.transaction(async (unit) => ok(await unit.makeNameKeys(BATCH)));
