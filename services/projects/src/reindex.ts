import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { configSchema } from "#config.ts";
import { reindex } from "#start.ts";

/** `node services/projects/src/reindex.ts`: run it on the server, with the settings of projects. */
const print = (line: string): void => void process.stdout.write(`projects: ${line}\n`);

try {
  const config = parseConfig(configSchema, readEnvironment());
  const found = await reindex(config, (read) => print(`${read} read`));
  print(`the index is rebuilt: ${found} projects can be found`);
} catch (error) {
  if (!(error instanceof FailureError)) throw error;
  print(`the index stays as it was: ${error.failure.message}`);
  process.exitCode = 1;
}
