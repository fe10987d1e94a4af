/**
 * `npm run cluster -- up | install | status | uninstall | down`: runs a real two-node Kubernetes on this machine, and
 * the product on it; `-- install --no-build` uses the images of the last build. With Docker, use kind and
 * k8s/kind.yaml instead; see docs/operations.md.
 */
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { readCommand } from "#dev/command-line/read-command.ts";
import { install, uninstall } from "#dev/cluster/install.ts";
import { down, isUp, preparePrograms, status, up } from "#dev/cluster/up.ts";

const report = (line: string): void => console.log(line);

const COMMANDS: Readonly<Record<string, () => Promise<void>>> = {
  up: async () => void (await up(report)),
  install: async () => install(isUp() ? await preparePrograms(report) : await up(report), report, values),
  status: async () => report(status(await preparePrograms(report))),
  uninstall: async () => uninstall(await preparePrograms(report), report),
  down,
};

const { values, words } = readCommand("cluster");
const [name = ""] = words;
const command = COMMANDS[name];
try {
  if (!command) throw new EngineRefused(`Say one of ${Object.keys(COMMANDS).join(", ")}.`);
  await command();
} catch (error) {
  console.error(error instanceof EngineRefused ? error.message : error);
  process.exitCode = 1;
}
process.exit();
