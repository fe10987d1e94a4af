import { globSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import { expect } from "expect";
import {
  addEventHandler,
  afterAll,
  afterEach,
  beforeAll,
  beforeEach,
  describe,
  getState,
  it,
  resetState,
  run,
  test,
  type State,
} from "jest-circus";
import { reloadModules } from "./reload-hooks.ts";
import { switchboard } from "./switchboard.ts";

type Block = State["rootDescribeBlock"];
type Test = Block["tests"][number];

/** A loaded test; its id is its file and full name. */
export interface LoadedTest {
  readonly id: string;
  readonly file: string;
  readonly test: Test;
}

export interface Outcome {
  readonly loaded: LoadedTest;
  readonly failure: string | null;
}

Object.assign(globalThis, { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, test });

/** Loads these test files and their imports from the folder, bypassing the module cache. */
export async function loadTests(patterns: readonly string[], timeoutMs: number): Promise<LoadedTest[]> {
  reloadModules();
  resetState();
  const state = getState();
  state.testTimeout = timeoutMs;
  const root = state.rootDescribeBlock;
  for (const file of globSync([...patterns]).toSorted()) {
    describe(file, () => undefined);
    // Top-level hooks of a file apply only to that file's tests.
    state.currentDescribeBlock = root.children.at(-1) as Block;
    await import(pathToFileURL(resolve(file)).href);
    state.currentDescribeBlock = root;
  }
  return root.children.flatMap((file) => (file.type === "test" ? [] : testsOf(file, file.name, [])));
}

function testsOf(block: Block, file: string, names: readonly string[]): LoadedTest[] {
  return block.children.flatMap((child) => {
    const path = [...names, child.name];
    if (child.type !== "test") return testsOf(child, file, path);
    return [{ id: `${file} ${path.join(" ")}`, file, test: child }];
  });
}

/** The run in progress. */
let current: {
  readonly wanted: ReadonlyMap<Test, LoadedTest>;
  readonly toTheEnd: boolean;
  hasFailed: boolean;
} = { wanted: new Map(), toTheEnd: true, hasFailed: false };

addEventHandler((event) => {
  if (event.name === "test_start") {
    const wanted = current.wanted.get(event.test);
    const isDue = wanted && (current.toTheEnd || !current.hasFailed);
    event.test.mode = isDue ? undefined : "skip";
    switchboard.currentTestId = isDue ? wanted.id : undefined;
  }
  if (event.name === "test_done") {
    current.hasFailed ||= event.test.errors.length > 0;
    switchboard.currentTestId = undefined;
  }
});

// As in Jest, an uncaught error fails the running test.
process.on("uncaughtException", (error) => {
  getState().currentlyRunningTest?.errors.push(error);
});

/** Runs these loaded tests, all of them or up to the first failure. Tests that did not run have no outcome. */
export async function runTests(tests: readonly LoadedTest[], toTheEnd: boolean): Promise<Outcome[]> {
  current = { wanted: new Map(tests.map((loaded) => [loaded.test, loaded])), toTheEnd, hasFailed: false };
  const files = new Set(tests.map(({ file }) => file));
  const state = getState();
  state.unhandledErrors = [];
  for (const block of state.rootDescribeBlock.children)
    if (block.type === "describeBlock") block.mode = files.has(block.name) ? undefined : "skip";
  for (const { test: entry } of tests) Object.assign(entry, { errors: [], status: null });
  await run();
  return tests
    .filter(({ test: entry }) => entry.status === "done")
    .map((loaded) => ({ loaded, failure: failureOf(loaded.test) }));
}

function failureOf({ errors }: Test): string | null {
  const [first] = errors;
  if (first === undefined) return null;
  const error: unknown = Array.isArray(first) ? first[0] : first;
  return error instanceof Error ? error.message : String(error);
}
