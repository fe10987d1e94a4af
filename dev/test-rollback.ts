/**
 * `npm run test:rollback [SERVICE...]`: the tests of each service's previous version, the one before its newest
 * migration, on the schema of this version: a rollback has to work. The previous version runs on today's dependencies.
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
import { SERVICES } from "#dev/topology.ts";

const root = resolve(import.meta.dirname, "..");
const MIGRATIONS = ["services/*/migrations", "packages/*/migrations"];

const git = (...args: readonly string[]): string =>
  execFileSync("git", args, { cwd: root, encoding: "utf8", maxBuffer: 2 ** 28 }).trim();

/** The commit before the newest migration of a service; null when it has had no other schema. */
function previousVersion(service: string): string | null {
  const folder = `services/${service}/migrations`;
  const newest = git("log", "-1", "--diff-filter=A", "--format=%H", "--", folder);
  if (newest === "" || git("rev-parse", "--is-shallow-repository") === "true")
    throw new Error("The history is missing: fetch it with `git fetch --unshallow`.");
  return git("ls-tree", "--name-only", `${newest}^`, `${folder}/`) === "" ? null : `${newest}^`;
}

/** Lays a version out in a folder, beside the dependencies that are here. */
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
}

/** Its packages find each other, and not those of this version. */
function linkWorkspaces(folder: string): void {
  mkdirSync(join(folder, "node_modules/@callboard"));
  for (const file of globSync("{packages/*,services/*,proto,gateway,web}/package.json", { cwd: folder })) {
    const { name } = JSON.parse(readFileSync(join(folder, file), "utf8")) as { name: string };
    symlinkSync(resolve(folder, file, ".."), join(folder, "node_modules", name));
  }
}

/** Gives it the schema of now. Throws when a migration was changed since, with which it would refuse to start. */
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

function passes(service: string): boolean {
  const version = previousVersion(service);
  if (version === null) {
    console.log(`\n== ${service} has had one schema only`);
    return true;
  }
  console.log(`\n== ${service} of ${git("log", "-1", "--format=%h, %ad", "--date=short", version)}`);
  const folder = mkdtempSync(join(tmpdir(), "callboard-previous-"));
  try {
    layOut(version, folder);
    bringSchema(folder);
    const jest = relative(folder, join(folder, "node_modules/.bin/jest"));
    const flags = ["--experimental-vm-modules", "--disable-warning=ExperimentalWarning"];
    const tests = [
      "--selectProjects",
      "node",
      "--maxWorkers=2",
      "--testPathPatterns",
      `/services/${service}/`,
    ];
    const { status } = spawnSync(process.execPath, [...flags, jest, ...tests], {
      cwd: folder,
      stdio: "inherit",
    });
    return status === 0;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const wanted = process.argv.slice(2);
const services = SERVICES.map(({ name }) => name).filter(
  (name) => wanted.length === 0 || wanted.includes(name),
);
try {
  const failed = services.filter((service) => !passes(service));
  console.log(
    failed.length === 0 ? "\nEach can be rolled back." : `\nNot to be rolled back: ${failed.join(", ")}`,
  );
  process.exitCode = failed.length === 0 && services.length > 0 ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
