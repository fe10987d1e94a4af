import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { COMMANDS, type CommandName } from "./commands.ts";
import { readLine, usageOf } from "./read-command.ts";

const root = resolve(import.meta.dirname, "../..");
const { scripts } = JSON.parse(readFileSync(resolve(root, "package.json"), "utf8")) as {
  scripts: Readonly<Record<string, string>>;
};

test("every script of package.json is in the table, and nothing else is", () => {
  expect(Object.keys(COMMANDS).toSorted()).toEqual(Object.keys(scripts).toSorted());
});

test.each([
  ["start", "--port 5000", "There is no option --port. npm start -- --help says what it takes."],
  ["start", "now", "npm start takes no now. npm start -- --help says what it takes."],
  [
    "start",
    "--engines",
    "--engines needs a value: --engines embedded|real. npm start -- --help says what it takes.",
  ],
  [
    "start",
    "--engines best",
    "--engines is embedded or real, not best. npm start -- --help says what it takes.",
  ],
  ["start", "--apart=yes", "--apart takes no value. npm start -- --help says what it takes."],
  [
    "restore",
    "--engines real",
    "There is no option --engines. npm run restore -- --help says what it takes.",
  ],
] as const)("%s %s is refused in one sentence", (name, line, sentence) => {
  expect(() => readLine(name, line.split(" "))).toThrow(sentence);
});

test("options have their usual values, and those given", () => {
  const usual = { empty: false, reset: false, apart: false, watch: false, engines: "embedded", web: true };
  expect(readLine("start", [])).toEqual({ values: usual, words: [] });
  expect(readLine("start", ["--no-web", "--engines=real", "--reset"])).toEqual({
    values: { ...usual, web: false, engines: "real", reset: true },
    words: [],
  });
});

test("words and options of the test runner are passed on in their order", () => {
  const line = ["--short", "-t", "admitted where", "--testTimeout=9", "roles"];
  expect(readLine("test:cluster", line)).toMatchObject({
    values: { short: true },
    words: ["-t", "admitted where", "--testTimeout", "9", "roles"],
  });
});

test.each(["--help", "-h"])("%s shows the usage wherever it is written", (flag) => {
  expect(readLine("load", ["search", flag])).toBe("help");
  expect(readLine("test:cluster", [flag])).toBe("help");
});

test("the usage has each option with what it says", () => {
  expect(usageOf("drill").split("\n")).toEqual([
    "npm run drill -- [OPTION...]",
    "  the product backed up, killed, removed, restored and compared",
    "  --engines embedded|real     which engines the product runs on (real)",
  ]);
  expect(usageOf("start")).toContain("  --no-web                    without the pages");
});

/** The programs behind the commands, as package.json names them, by the first command of each. */
const PROGRAMS = new Map(
  Object.entries(scripts)
    .toReversed()
    .flatMap(([name, script]) => {
      const program = /node (?!dev\/node-check)((?!node_modules)[\w/.-]+\.ts)/.exec(script)?.[1];
      return program === undefined ? [] : [[program, name as CommandName] as const];
    }),
);

const run = (program: string, flag: string) =>
  spawnSync(process.execPath, [program, flag], { cwd: root, encoding: "utf8" });

test.each([...PROGRAMS])(
  "%s (%s) says what it takes, and refuses other options before anything else",
  (program, name) => {
    const help = run(program, "--help");
    expect([help.status, help.stderr]).toEqual([0, ""]);
    expect(help.stdout.trim()).toBe(usageOf(name));
    if ("passesOn" in COMMANDS[name]) return;
    const wrong = run(program, "--nonsense");
    expect([wrong.status, wrong.stdout]).toEqual([2, ""]);
    expect(wrong.stderr).toMatch(/^There is no option --nonsense\. .+\n$/);
  },
);
