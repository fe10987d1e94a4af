/**
 * `npm run load -- SCENARIO --url http://localhost:4000 [--people 10] [--seconds 60] [--accounts FILE]`: loads a
 * running product the way people would, and fails if a threshold is crossed. Reports are written to `dist/load`. A
 * target on another machine requires `--i-own-this-target`.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { z } from "zod";
import { readCommand } from "#dev/command-line/read-command.ts";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { DEMO_ADDRESSES, DEMO_PASSWORD } from "#dev/seed/people.ts";
import { prepareK6 } from "./k6.ts";
import { SCENARIOS } from "./plan.ts";
import { refusalOfTarget } from "./target.ts";

const root = resolve(import.meta.dirname, "..");
const MAX_PEOPLE = 1_000;
const MAX_SECONDS = 7_200;

const accountsFile = z.array(
  z.strictObject({
    kind: z.enum(["talent", "agent", "producer", "admin"]),
    email: z.string().min(1),
    password: z.string().min(1),
  }),
);

const DEMO_ACCOUNTS = (["talent", "agent", "producer", "admin"] as const).map((kind) => ({
  kind,
  email: DEMO_ADDRESSES[kind],
  password: DEMO_PASSWORD,
}));

/** Reads the command line. Throws a one-sentence message for invalid options. */
function readOptions() {
  const { values, words } = readCommand("load");
  const [name = ""] = words;
  if (!Object.hasOwn(SCENARIOS, name)) throw new EngineRefused(`Say one of:\n${scenarioLines().join("\n")}`);
  const isOwned = values["i-own-this-target"];
  const refusal = refusalOfTarget(values.url, isOwned);
  if (refusal !== null) throw new EngineRefused(refusal);
  return {
    name,
    isOwned,
    origin: new URL(values.url).origin,
    people: wholeNumber("--people", values.people, MAX_PEOPLE),
    seconds: wholeNumber("--seconds", values.seconds, MAX_SECONDS),
    accounts: values.accounts === undefined ? DEMO_ACCOUNTS : readAccounts(values.accounts),
  };
}

const scenarioLines = (): string[] =>
  Object.entries(SCENARIOS).map(([name, { summary }]) => `  ${name.padEnd(18)}${summary}`);

function wholeNumber(name: string, text: string, max: number): number {
  const number = Number(text);
  if (Number.isInteger(number) && number >= 1 && number <= max) return number;
  throw new EngineRefused(`${name} is a whole number from 1 to ${max}.`);
}

function readAccounts(file: string) {
  const read = accountsFile.safeParse(JSON.parse(readFileSync(file, "utf8")));
  if (read.success) return read.data;
  throw new EngineRefused(
    `${file} is no list of accounts ({kind, email, password}): ${z.prettifyError(read.error)}`,
  );
}

/** Path of a run's reports, without extension. */
function reportsOf(name: string): string {
  const folder = join(root, "dist/load");
  mkdirSync(folder, { recursive: true });
  return join(folder, `${name}-${new Date().toISOString().replaceAll(/[:.]/g, "-")}`);
}

async function run(): Promise<number> {
  const { name, isOwned, origin, people, seconds, accounts } = readOptions();
  const k6 = await prepareK6(cacheFolder(), process.env["K6"], (line) => console.log(line));
  const reports = reportsOf(name);
  const { status } = spawnSync(
    k6,
    [
      "run",
      "--no-usage-report",
      ...(process.stdout.isTTY ? [] : ["--quiet"]),
      `--summary-export=${reports}.json`,
      "load/inside/main.ts",
    ],
    {
      cwd: root,
      stdio: "inherit",
      env: {
        ...process.env,
        SCENARIO: name,
        ORIGIN: origin,
        IS_OWNED: String(isOwned),
        PEOPLE: String(people),
        SECONDS: String(seconds),
        ACCOUNTS: JSON.stringify(accounts),
        K6_AUTO_EXTENSION_RESOLUTION: "false",
        K6_WEB_DASHBOARD: "true",
        // No live dashboard is served during the run; only the report is kept.
        K6_WEB_DASHBOARD_PORT: "-1",
        K6_WEB_DASHBOARD_PERIOD: "1s",
        K6_WEB_DASHBOARD_EXPORT: `${reports}.html`,
      },
    },
  );
  console.log(`Reports: ${relative(process.cwd(), reports)}.html and .json`);
  return status ?? 1;
}

try {
  process.exitCode = await run();
} catch (error) {
  console.error(error instanceof EngineRefused ? error.message : error);
  process.exitCode = 1;
}
