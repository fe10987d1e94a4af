import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { StartRefused } from "../data-folder.ts";

const FILE = "seed.json";
const seedSchema = z.object({ empty: z.boolean().default(false) });

/** What a data folder was started with first; null if it is new. */
export function marketOf(folder: string): "demo" | "empty" | null {
  const file = join(folder, FILE);
  if (!existsSync(file)) return null;
  return seedSchema.parse(JSON.parse(readFileSync(file, "utf8"))).empty ? "empty" : "demo";
}

/**
 * Whether the demo market is made. A folder stays what it was first: one that was started with `--empty` never gets
 * the demo, and is not reset, because real people are in it. Throws StartRefused where the flags say otherwise.
 */
export function choosesDemo(
  folder: string,
  flags: { readonly empty: boolean; readonly reset: boolean },
): boolean {
  const market = marketOf(folder);
  if (market === "empty" && flags.reset)
    throw new StartRefused(
      `${folder} was started with --empty and may hold real people's data: to lose them, delete the folder yourself.`,
    );
  if (market === "demo" && flags.empty && !flags.reset)
    throw new StartRefused(
      `${folder} holds the demo market: set CALLBOARD_DATA to another folder, or remove the demo by --empty --reset.`,
    );
  return market === "empty" ? false : !flags.empty;
}

/** Notes that a folder holds no demo and gets none. */
export function noteEmpty(folder: string): void {
  writeFileSync(
    join(folder, FILE),
    JSON.stringify({ empty: true, done: true, madeAt: new Date().toISOString() }),
  );
}
