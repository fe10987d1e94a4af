/**
 * `npm run test:rollback [SERVICE...]`: runs the tests of each service's previous version, the one before its newest
 * migration, on the current schema, because rollbacks must work. It uses the current dependencies. A test about the schema
 * itself is exempt by name, with the reason, in `dev/test/rollback-findings.ts`.
 */
import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";
import { readCommand, requireKnown } from "#dev/command-line/read-command.ts";
import { ABOUT_SCHEMA, exemptOf, findingsOf, mayRollBack } from "#dev/test/rollback-findings.ts";
import { SERVICES } from "#dev/topology.ts";

const root = resolve(import.meta.dirname, "..");
const MIGRATIONS = ["services/*/migrations", "packages/*/migrations"];

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 }).trim();

/** The commit before a service's newest migration; null if it has had no other schema. */
function previousVersion(service: string): string | null {
  const folder = `services/${service}/migrations`;
  const newest = git("log", "-1", "--diff-filter=A", "--format=%H", "--", folder);
  if (newest === "" || git("rev-parse", "--is-shallow-repository") === "true")
    throw new Error("The history is missing: fetch it with `git fetch --unshallow`.");
  return git("ls-tree", "--name-only", `${newest}^`, `${folder}/`) === "" ? null : `${newest}^`;
}

/** Checks a version out into a folder, with the current dependencies. */
function layOut(version: string, folder: string): void {
  const archive = execFileSync("git", ["archive", version], { cwd: root, maxBuffer: 2 ** 28 });
  execFileSync("tar", ["x", "-C", folder], { input: archive });
  for (const found of ["", ...globSync("{packages/*,gateway}", { cwd: root })]) {
    const modules = join(root, found, "node_modules");
    if (!existsSync(modules) || !existsSync(join(folder, found))) continue;
    const target = join(folder, found, "node_modules");
    mkdirSync(target);
    for (const name of readdirSync(modules).filter((one) => one !== "@callboard"))
      symlinkSync(join(modules, name), join(target, name));
  }
  linkWorkspaces(folder);
  makeRoots(folder);
}

/** A folder named in its test settings may have been added later, and Jest refuses to run without it. */
function makeRoots(folder: string): void {
  const config = readFileSync(join(folder, "jest.config.ts"), "utf8");
  for (const [, name = ""] of config.matchAll(/"<rootDir>\/([\w/-]+)"/g))
    mkdirSync(join(folder, name), { recursive: true });
}

/** Links its packages to each other instead of the current version's. */
function linkWorkspaces(folder: string): void {
  mkdirSync(join(folder, "node_modules/@callboard"));
  for (const file of globSync("{packages/*,services/*,proto,gateway,web}/package.json", { cwd: folder })) {
    const { name } = JSON.parse(readFileSync(join(folder, file), "utf8")) as { name: string };
    symlinkSync(resolve(folder, file, ".."), join(folder, "node_modules", name));
  }
}

/** Copies the current schema. Throws if an existing migration was changed, which would prevent startup. */
function bringSchema(folder: string): void {
  for (const file of globSync(
    MIGRATIONS.map((one) => `${one}/**/*.sql`),
    { cwd: root },
  )) {
    const old = join(folder, file);
    const isChanged = existsSync(old) && !readFileSync(old).equals(readFileSync(join(root, file)));
    if (isChanged) throw new Error(`${file} was changed: the previous version refuses to start on it.`);
    if (existsSync(resolve(old, ".."))) cpSync(join(root, file), old);
  }
}

/** Runs a service's tests in a folder, or those of some files; returns the failures by file and name. */
function failures(folder: string, patterns: readonly string[]): readonly string[] {
  const results = join(folder, "results.json");
  rmSync(results, { force: true });
  const jest = relative(folder, join(folder, "node_modules/.bin/jest"));
  const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
  const tests = ["--selectProjects", "node", "--maxWorkers=2", "--json", `--outputFile=${results}`];
  const stdio = ["inherit", "ignore", "inherit"] as const;
  spawnSync(process.execPath, [...flags, jest, ...tests, "--testPathPatterns", ...patterns], {
    cwd: folder,
    stdio: [...stdio],
  });
  return failed(JSON.parse(readFileSync(results, "utf8")) as JestResults, folder);
}

interface JestResults {
  readonly numTotalTests: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

function failed({ numTotalTests, testResults }: JestResults, folder: string): readonly string[] {
  if (numTotalTests === 0) throw new Error("There were no tests.");
  return testResults.flatMap(({ name, status, assertionResults }) => {
    const file = relative(folder, name);
    const own = assertionResults.filter((one) => one.status === "failed");
    // A file that could not be loaded has no tests.
    if (status === "failed" && own.length === 0) return [`${file}: as a whole`];
    return own.map(({ fullName }) => `${file}: ${fullName}`);
  });
}

const filesOf = (tests: readonly string[]): string[] => [
  ...new Set(tests.map((test) => test.slice(0, test.indexOf(": ")))),
];

function passes(service: string): boolean {
  const version = previousVersion(service);
  if (version === null) {
    console.log(`\n== ${service} has had one schema only`);
    return true;
  }
  console.log(`\n== ${service} of ${git("log", "-1", "--format=%h, %ad", "--date=short", version)}`);
  const { among, now } = within(version, (folder) => {
    bringSchema(folder);
    const among = failures(folder, [`/services/${service}/`]);
    return { among, now: among.length === 0 ? among : failures(folder, filesOf(among)) };
  });
  // Tests that also fail on the version's own schema were failing then, and say nothing about the current schema.
  const then = among.length === 0 ? among : within(version, (folder) => failures(folder, filesOf(among)));
  const findings = findingsOf({ among, now, then, exempt: exemptOf(service) });
  for (const [test, finding] of findings) {
    const reason = finding === "about the schema itself" ? ` (${ABOUT_SCHEMA[test]})` : "";
    console.log(`${finding}: ${test}${reason}`);
  }
  return mayRollBack(findings);
}

/** Runs `work` with a checked-out version, and removes it afterwards. */
function within<T>(version: string, work: (folder: string) => T): T {
  const folder = mkdtempSync(join(tmpdir(), "callboard-previous-"));
  try {
    layOut(version, folder);
    return work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const { words: wanted } = readCommand("test:rollback");
const every = SERVICES.map(({ name }) => name);
requireKnown("service", wanted, every);
const services = every.filter((name) => wanted.length === 0 || wanted.includes(name));
try {
  const red = services.filter((service) => !passes(service));
  console.log(red.length === 0 ? "\nEach can be rolled back." : `\nNot to be rolled back: ${red.join(", ")}`);
  process.exitCode = red.length === 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
