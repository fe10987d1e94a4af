/**
 * `npm run test:mutation [PART...]`: mutates the code and checks that tests fail: the domain of each service, and
 * exactly-once event processing. A part whose tests detect less than 80 % fails the run. Reports are in
 * `coverage/mutation`.
 */
import { resolve } from "node:path";
import { Stryker } from "@stryker-mutator/core";
import { readCommand, requireKnown } from "#dev/command-line/read-command.ts";
import { SERVICES } from "#dev/topology.ts";

/** The code to mutate, and the tests that must detect it. */
interface Part {
  readonly mutate: readonly string[];
  readonly tests: readonly string[];
  /**
   * A mutant can keep something running after its test, such as a connection; the next mutant must not be affected.
   */
  readonly inFreshProcesses?: boolean;
}

const PARTS: Readonly<Record<string, Part>> = {
  ...Object.fromEntries(
    SERVICES.map(({ name }): [string, Part] => {
      const folder = `services/${name}/src/domain`;
      return [name, { mutate: [`${folder}/**/*.ts`], tests: [`${folder}/**/*.test.ts`] }];
    }),
  ),
  outbox: {
    mutate: ["packages/bus/src/{inbox,outbox,retry-policy}.ts"],
    tests: ["packages/bus/src/{inbox,events,handler,retry-policy}.test.ts"],
    inFreshProcesses: true,
  },
  relay: {
    mutate: ["packages/bus/src/relay/{relay,waiting,republish}.ts"],
    tests: ["packages/bus/src/events.test.ts", "packages/bus/src/relay/*.test.ts"],
    inFreshProcesses: true,
  },
};
const MIN_SCORE = 80;
/**
 * Timeout in milliseconds of a test that waits for something a mutant prevents; all tests together take less than
 * five seconds.
 */
const TEST_MS = 10_000;
/** Mutants that cannot be loaded are not counted; those that no test reaches count as undetected. */
const COUNTED: readonly string[] = ["Killed", "Timeout", "Survived", "NoCoverage"];

process.chdir(resolve(import.meta.dirname, ".."));
const { words: wanted } = readCommand("test:mutation");
requireKnown("part", wanted, Object.keys(PARTS));

async function scoreOf(name: string, { mutate, tests, inFreshProcesses = false }: Part): Promise<number> {
  const stryker = new Stryker({
    mutate: [...mutate, "!**/*.test.ts", "!**/example-*.ts"],
    testRunner: "loading",
    loadingRunner: { tests, testMs: TEST_MS },
    plugins: [resolve(import.meta.dirname, "mutation/test-runner.ts")],
    coverageAnalysis: "perTest",
    concurrency: 2,
    maxTestRunnerReuse: inFreshProcesses ? 1 : 0,
    checkers: [],
    disableTypeChecks: false,
    ignorePatterns: ["/web", "/docs", "/deploy", "/coverage", ".callboard"],
    tempDirName: "coverage/.mutation",
    reporters: ["progress-append-only", "clear-text", "html", "json"],
    htmlReporter: { fileName: `coverage/mutation/${name}.html` },
    jsonReporter: { fileName: `coverage/mutation/${name}.json` },
    clearTextReporter: { allowColor: false, logTests: false, reportTests: false, skipFull: true },
    allowConsoleColors: false,
    thresholds: { high: 100, low: MIN_SCORE, break: null },
    timeoutMS: 6 * TEST_MS,
  });
  const results = await stryker.runMutationTest();
  const counted = results.filter(({ status }) => COUNTED.includes(status));
  const noticed = counted.filter(({ status }) => status === "Killed" || status === "Timeout");
  return (100 * noticed.length) / counted.length;
}

const scores: [string, number][] = [];
for (const [name, part] of Object.entries(PARTS))
  if (wanted.length === 0 || wanted.includes(name)) scores.push([name, await scoreOf(name, part)]);
for (const [name, score] of scores) console.log(`${name.padEnd(12)}${score.toFixed(1)} %`);
process.exitCode = scores.every(([, score]) => score >= MIN_SCORE) ? 0 : 1;
