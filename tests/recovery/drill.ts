/**
 * `npm run drill`: the product with the demo market is backed up, killed and deleted with all its data, restored from
 * the backup into an empty folder with empty engines, and compared. `-- --engines embedded` drills the embedded
 * shape.
 */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { OriginClient } from "../../deploy/operator/origin-client.ts";
import { superuserUrl } from "#dev/backup/cluster.ts";
import { differences, readManifest, type Tables } from "#dev/backup/manifest.ts";
import { clusterPath, type Shape } from "#dev/backup/shape.ts";
import { readTables } from "#dev/backup/tables.ts";
import { readCommand } from "#dev/command-line/read-command.ts";
import { DEMO_ADDRESSES, DEMO_PASSWORD } from "#dev/seed/people.ts";
import { openProductDatabases, signInDemo } from "../support/demo.ts";
import { homeOf, startProduct, type Product } from "../support/product.ts";
import { readAnswers, type Answers, type SignIn } from "./answers.ts";
import { openClock, type Clock } from "./clock.ts";
import { refuseDifferences, untilStill } from "./comparing.ts";
import { untilDelivered } from "./delivered.ts";
import { consumersOfSubmission } from "./event.ts";

const root = resolve(import.meta.dirname, "../..");

interface Drill {
  readonly engines: Shape;
  readonly product: Product;
  /** The backup's folder. */
  readonly backup: string;
  readonly clock: Clock;
}

/** State recorded before everything is destroyed. */
interface Before {
  readonly answers: Answers;
  readonly tables: Tables;
  readonly consumers: readonly string[];
}

const flagsOf = (engines: Shape): string[] => ["--no-web", "--engines", engines];

/** Runs a command of the product on its data folder, as a user would. */
function run({ product }: Drill, program: string, ...args: readonly string[]): void {
  const { status } = spawnSync(process.execPath, [program, ...args], {
    cwd: root,
    env: { ...process.env, CALLBOARD_DATA: product.dataFolder },
    stdio: "inherit",
  });
  if (status !== 0) throw new Error(`${program} failed.`);
}

const signInOf = ({ engines, product }: Drill): SignIn =>
  engines === "real"
    ? (who) => new OriginClient(product.url, product.url).signIn(DEMO_ADDRESSES[who], DEMO_PASSWORD)
    : (who) => signInDemo(product, DEMO_ADDRESSES[who]);

async function tablesOf({ engines, product }: Drill): Promise<Tables> {
  const url = superuserUrl(join(homeOf(product.dataFolder, flagsOf(engines)), clusterPath(engines)));
  if (url === null) throw new Error("The database does not run.");
  return readTables(url);
}

/** A talent submits; returns the consumers that received the event, each exactly once. */
async function submitOnce(drill: Drill): Promise<readonly string[]> {
  const databases = openProductDatabases(drill.product);
  try {
    const token = await signInOf(drill)("talent");
    const delivered = () => untilDelivered(drill.product, drill.engines);
    return await consumersOfSubmission({ product: drill.product, databases, token, delivered });
  } finally {
    await databases.close();
  }
}

async function recordBefore(drill: Drill): Promise<Before> {
  const consumers = await submitOnce(drill);
  const answers = await readAnswers(drill.product.url, signInOf(drill));
  await untilDelivered(drill.product, drill.engines);
  const tables = await untilStill(() => tablesOf(drill));
  drill.clock.step(`One submission, which ${consumers.length} consumers had; answers and tables read`);
  return { consumers, answers, tables };
}

async function destroy({ product, clock }: Drill): Promise<void> {
  await product.kill();
  for (const name of readdirSync(product.dataFolder))
    rmSync(join(product.dataFolder, name), { recursive: true });
  clock.step("Everything killed (kill -9), and all data removed");
}

async function verifyAfter(drill: Drill, before: Before): Promise<void> {
  const { clock, product } = drill;
  const manifest = readManifest(drill.backup);
  refuseDifferences("between the last look and the backup", differences(before.tables, manifest.databases));
  await untilDelivered(product, drill.engines);
  const tables = await untilStill(() => tablesOf(drill));
  refuseDifferences("after events were published again", differences(manifest.databases, tables));
  clock.step("Events published again, and none done twice: tables as in the backup");
  const answers = await readAnswers(product.url, signInOf(drill));
  for (const [name, answer] of Object.entries(before.answers))
    if (JSON.stringify(answer) !== JSON.stringify(answers[name])) throw new Error(`Another answer: ${name}.`);
  clock.step(`Sign-ins work, and ${Object.keys(answers).length} answers are equal`);
  const consumers = await submitOnce(drill);
  if (consumers.join() !== before.consumers.join())
    throw new Error(`The event had ${consumers.join()} instead of ${before.consumers.join()}.`);
  clock.step(`A new submission reached the same ${consumers.length} consumers, each once`);
}

async function drillOnce(drill: Drill): Promise<void> {
  const { engines, product, clock, backup } = drill;
  clock.step("The product with the demo market");
  const before = await recordBefore(drill);
  const began = Date.now();
  run(drill, "dev/backup/backup-command.ts", backup, "--engines", engines);
  clock.step("Backed up, while it served");
  await destroy(drill);
  run(drill, "dev/backup/restore-command.ts", backup);
  clock.step("Restored into an empty folder");
  await product.start();
  clock.step("Started on empty indexes and streams");
  run(drill, "dev/reindex.ts", "--engines", engines);
  clock.step("Indexes rebuilt");
  await verifyAfter(drill, before);
  clock.end(began);
}

const { values } = readCommand("drill");
const { engines } = values;
const clock = openClock();
const product = await startProduct(flagsOf(engines));
const place = mkdtempSync(join(tmpdir(), "callboard-drill-"));
try {
  await drillOnce({ engines, product, clock, backup: join(place, "backup") });
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
} finally {
  await product.close();
  rmSync(place, { recursive: true, force: true });
}
