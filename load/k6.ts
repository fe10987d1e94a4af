import { join } from "node:path";
import { buildGoProgram } from "#dev/engines/real/provisioning/go-program.ts";

const SOURCES = join(import.meta.dirname, "go/k6");

/**
 * The path of k6, built once from its Go module, pinned by load/go/k6. Building takes some minutes on two cores.
 * Reports in one sentence what is missing if Go is not installed.
 */
export const prepareK6 = (cache: string, report: (line: string) => void): Promise<string> =>
  buildGoProgram(cache, { sources: SOURCES, family: "load" }, report);
