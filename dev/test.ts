/**
 * `npm test`: lint and types, rules and services, pages, the built client, the stories. `npm test -- story` runs one.
 * `npm test -- faults sweeps`, which are not included because they take longer than the others together: the product
 * killed and its read models rebuilt; every state of each page and form; every page for every role, and for axe in
 * every language and layout. `MATRIX=whole npm test` tests each cell of the permissions instead of one for each class
 * of actor and result.
 * `npm run test:real`: the story on real engines, and once more while each is killed. `npm run test:bad-input`:
 * 50,000 requests with bad values, of which `npm test` sends 2,300. `npm run test:outages`: each service in turn is
 * unavailable; everything that does not need it continues. `npm run test:alerts`: the chart's alerts in a real Prometheus, each fired by
 * what it is about. `npm run test:firefox`: stories in Firefox, with every
 * address for everyone.
 */
import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { readCommand, requireKnown } from "#dev/command-line/read-command.ts";
import { prepareEngines } from "#dev/engines/real/all.ts";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { NEEDED } from "#dev/start/real-engines.ts";
import { buildWeb } from "#dev/start/web-build.ts";
import { ensureBrowser, ensureFirefox } from "#dev/test/browser.ts";
import { openMemoryFolder } from "#dev/test/memory-folder.ts";
import { makeSeededData, type SeededData } from "#dev/test/seeded-data.ts";

const { words: wanted } = readCommand("test");
const root = resolve(import.meta.dirname, "..");
process.env["DATABASE_FSYNC"] ??= "off";
const memory = process.env["TMPDIR"] === undefined ? openMemoryFolder() : null;
if (memory) process.env["TMPDIR"] = memory.path;
// Ctrl-C ends the running stage; its leftovers are removed here.
process.on("SIGINT", () => undefined);

function run(command: string, ...args: readonly string[]): void {
  const done = spawnSync(command, args, { cwd: root, stdio: "inherit", env: process.env });
  if (done.status !== 0) throw new Error(`${command} ${args.join(" ")} failed`);
}

function jest(projects: string | readonly string[], ...args: readonly string[]): void {
  const bin = join(root, "node_modules/.bin/jest");
  run(
    process.execPath,
    "--experimental-vm-modules",
    "--disable-warning=ExperimentalWarning",
    bin,
    "--selectProjects",
    ...[projects].flat(),
    ...args,
  );
}

/** Tests that run only on request. */
const NAMED = "/tests/outages/";
/** Tests that start the whole product. */
const WHOLE_PRODUCT = "/tests/(authorization|bad-input|erasure|figures|isolation|operations|subgraphs)/";
/** Tests that kill the product, or rebuild its read models. */
const FAULTS = "/tests/(faults|replay)/";
/** Stories that cover every page in every variant, and those of single subjects; `npm test` has the two long ones. */
const SWEEPS = "/tests/e2e/(?!story|keyboard|days/(agent|producer))";
/** Days that take minutes each: on request, with the shorter ones. */
const LONG_DAYS = "/tests/e2e/days/(agent|producer)";
/** Every state of each page and every refusal of each form; the tables themselves are checked with the pages. */
const TABLES = "/web/test/(states|forms)/(?!table|may-open)";

/** Stories that pass in Firefox. In `keyboard` its driver leaves the window of one of two people inactive. */
const IN_FIREFOX = "/tests/e2e/(routes|time|journeys/(guests|talent))";

let seeded: SeededData | undefined;

/** Browser stories, on one product for each of two workers. */
async function stories(...chosen: readonly string[]): Promise<void> {
  if (process.env["STORY_BROWSER"] === "firefox") process.env["FIREFOX_PATH"] = ensureFirefox();
  else process.env["CHROMIUM_PATH"] = ensureBrowser();
  await buildWeb();
  await offerSeededData();
  jest("story", "--maxWorkers=2", ...chosen);
}

/** Creating the demo market takes longer than all tests of a file, so it is created once and copied. */
async function offerSeededData(): Promise<void> {
  seeded ??= await makeSeededData();
  process.env["SEEDED_DATA"] = seeded.folder;
}

const STAGES: Readonly<Record<string, () => void | Promise<void>>> = {
  lint: () => run("npm", "run", "--silent", "lint"),
  services: () =>
    jest(
      "node",
      "--maxWorkers=2",
      "--testPathIgnorePatterns",
      "/node_modules/",
      WHOLE_PRODUCT,
      FAULTS,
      NAMED,
    ),
  product: async () => {
    await offerSeededData();
    jest("node", "--maxWorkers=2", "--testPathPatterns", WHOLE_PRODUCT);
  },
  pages: () =>
    jest(["web", "web-rules"], "--maxWorkers=2", "--testPathIgnorePatterns", "/node_modules/", TABLES),
  size: async () => {
    await buildWeb();
    run(process.execPath, join(root, "web/check-size.ts"));
  },
  story: () => stories("--testPathIgnorePatterns", "/node_modules/", SWEEPS, LONG_DAYS),
};

/** Stages that run only on request. */
const ON_DEMAND: typeof STAGES = {
  faults: async () => {
    await offerSeededData();
    jest("node", "--maxWorkers=2", "--testPathPatterns", FAULTS);
  },
  sweeps: async () => {
    jest("web", "--maxWorkers=2", "--testPathPatterns", TABLES);
    await stories("--testPathPatterns", SWEEPS, LONG_DAYS);
  },
  days: () => stories("--testPathPatterns", "/tests/e2e/days/"),
  firefox: async () => {
    process.env["STORY_BROWSER"] = "firefox";
    await stories("--testPathPatterns", IN_FIREFOX);
    delete process.env["STORY_BROWSER"];
  },
  "bad-input": () => {
    process.env["BAD_INPUT_REQUESTS"] ??= "50000";
    jest("node", "--runInBand", "--testPathPatterns", "/tests/bad-input/");
  },
  alerts: () => jest("alerts", "--runInBand"),
  outages: () => jest("node", "--runInBand", "--testPathPatterns", "/tests/outages/"),
  real: async () => {
    process.env["CHROMIUM_PATH"] = ensureBrowser();
    await prepareEngines(NEEDED, cacheFolder());
    await buildWeb();
    process.env["STORY_ENGINES"] = "real";
    jest("real", "--runInBand");
  },
};

const every = { ...STAGES, ...ON_DEMAND };
requireKnown("stage", wanted, Object.keys(every));

for (const [name, stage] of Object.entries(wanted.length > 0 ? every : STAGES)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue;
  const began = Date.now();
  console.log(`\n== ${name}`);
  try {
    await stage();
  } catch (error) {
    console.error(`\n${name}: ${error instanceof Error ? error.message : String(error)}`);
    process.exitCode = 1;
    break;
  }
  console.log(`== ${name}: ${((Date.now() - began) / 1000).toFixed(0)} s`);
}
await seeded?.remove();
memory?.remove();
process.exit();
