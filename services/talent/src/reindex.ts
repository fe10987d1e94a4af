import { parseConfig, readEnvironment } from "@callboard/kit/process/config.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { configSchema } from "#config.ts";
import { reindex } from "#start.ts";

/** `node services/talent/src/reindex.ts`: run it on the server, with the settings of talent. */
const print = (line: string): void => void process.stdout.write(`talent: ${line}\n`);

try {
  const config = parseConfig(configSchema, readEnvironment());
  const found = await reindex(config, (read) => print(`${read} read`));
  print(`the index is rebuilt: ${found} can be found`);
} catch (error) {
  if (!(error instanceof FailureError)) throw error;
  print(`the index stays as it was: ${error.failure.message}`);
  process.exitCode = 1;
}
