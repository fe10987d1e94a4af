/**
 * `npm run engines`: fetches, starts and supervises the real engines until Ctrl-C. `-- --only nats,opensearch`
 * selects some of them, `-- --with minio` builds MinIO too, `-- --fetch` only fetches, `-- --folder x` stores the
 * data elsewhere.
 */
import { join, resolve } from "node:path";
import { readCommand } from "#dev/command-line/read-command.ts";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { namedEngines, prepareEngines, TITLES, usualEngines } from "#dev/engines/real/all.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { runEngines } from "#dev/engines/real/run.ts";

const { values } = readCommand("engines");
// Logs, data and passwords are accessible only to their owner.
process.umask(0o077);
const began = Date.now();
const report = (words: string): void => {
  console.log(`  ${((Date.now() - began) / 1000).toFixed(1).padStart(5)} s  ${words}`);
};
const interruption = new AbortController();
for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"] as const) process.on(signal, () => interruption.abort());

async function run(): Promise<void> {
  const cache = cacheFolder();
  const named = values.only ? namedEngines(values.only) : usualEngines(cache);
  const names = [...new Set([...named, ...(values.with ? namedEngines(values.with) : [])])];
  console.log("The real engines run natively, without containers.");
  if (values.fetch) {
    for (const name of names) {
      await prepareEngines([name], cache);
      report(`${TITLES[name]} is in ${cache}.`);
    }
    return;
  }
  const folder = resolve(values.folder ?? join(process.env["CALLBOARD_DATA"] ?? ".callboard", "engines"));
  await runEngines({ names, cache, folder, report, interruption: interruption.signal });
}

try {
  await run();
  process.exit(0);
} catch (error) {
  if (interruption.signal.aborted) process.exit(0);
  console.error(error instanceof EngineRefused ? error.message : error);
  process.exit(1);
}
