/**
 * Runs the tests of a part for Stryker, in one process. Stryker writes all its changes into the code and switches one on;
 * what is looked at while the code runs needs no loading for that. Only what runs while the code is loaded is loaded anew,
 * which takes a tenth of a second, where Jest takes some seconds for every change.
 */
import { resolve } from "node:path";
import type { StrykerOptions } from "@stryker-mutator/api/core";
import { commonTokens, declareClassPlugin, PluginKind, tokens } from "@stryker-mutator/api/plugin";
import {
  determineHitLimitReached,
  DryRunStatus,
  MutantRunStatus,
  TestStatus,
  toMutantRunResult,
  type DryRunResult,
  type MutantRunOptions,
  type MutantRunResult,
  type TestResult,
  type TestRunner,
} from "@stryker-mutator/api/test-runner";
import { loadTests, runTests, type LoadedTest, type Outcome } from "./loaded-tests.ts";
import { switchboard } from "./switchboard.ts";

/** Not Stryker's own `testFiles`: with it, what runs while the code is loaded would run before the change is on. */
export interface RunnerOptions {
  readonly tests: readonly string[];
  /** Timeout of a test in milliseconds. */
  readonly testMs: number;
}

export const strykerValidationSchema = {
  properties: {
    loadingRunner: {
      type: "object",
      properties: { tests: { type: "array", items: { type: "string" } }, testMs: { type: "number" } },
    },
  },
};

class LoadingTestRunner implements TestRunner {
  static readonly inject = tokens(commonTokens.options);
  readonly #options: RunnerOptions;
  #loaded: readonly LoadedTest[] | null = null;

  constructor(options: StrykerOptions) {
    this.#options = options["loadingRunner"] as RunnerOptions;
  }

  capabilities() {
    return { reloadEnvironment: true };
  }

  async dryRun(): Promise<DryRunResult> {
    switchboard.mutantCoverage = { static: {}, perTest: {} };
    const result = await this.#run(undefined, true);
    if (result.status !== DryRunStatus.Complete) return result;
    return { ...result, mutantCoverage: switchboard.mutantCoverage };
  }

  async mutantRun(options: MutantRunOptions): Promise<MutantRunResult> {
    if (options.reloadEnvironment) this.#loaded = null;
    const result = await this.#runChanged(options);
    if (options.mutantActivation === "static" || result.status !== MutantRunStatus.Killed) return result;
    // An earlier mutant may have left state behind that fails a test; then it fails without this mutant as well.
    const unchanged = toMutantRunResult(await this.#run(result.killedBy, true));
    if (unchanged.status === MutantRunStatus.Survived) return result;
    this.#loaded = null;
    return this.#runChanged(options);
  }

  async #runChanged({ activeMutant, mutantActivation, hitLimit, testFilter, disableBail }: MutantRunOptions) {
    if (mutantActivation === "runtime") await this.#load().catch(() => null);
    Object.assign(switchboard, { activeMutant: activeMutant.id, hitLimit, hitCount: hitLimit && 0 });
    const result = await this.#run(testFilter, disableBail);
    const { hitCount } = switchboard;
    Object.assign(switchboard, { activeMutant: undefined, hitLimit: undefined, hitCount: undefined });
    return toMutantRunResult(determineHitLimitReached(hitCount, hitLimit) ?? result, disableBail);
  }

  async #run(ids: readonly string[] | undefined, toTheEnd: boolean): Promise<DryRunResult> {
    try {
      const loaded = await this.#load();
      const wanted = ids && new Set(ids);
      const outcomes = await runTests(
        loaded.filter(({ id }) => !wanted || wanted.has(id)),
        toTheEnd,
      );
      return { status: DryRunStatus.Complete, tests: outcomes.map(toResult) };
    } catch (error) {
      this.#loaded = null;
      return {
        status: DryRunStatus.Error,
        errorMessage: error instanceof Error ? error.message : String(error),
      };
    }
  }

  async #load(): Promise<readonly LoadedTest[]> {
    this.#loaded ??= await loadTests(this.#options.tests, this.#options.testMs);
    return this.#loaded;
  }
}

function toResult({ loaded: { id, file, test }, failure }: Outcome): TestResult {
  const result = { id, name: id, timeSpentMs: test.duration ?? 0, fileName: resolve(file) };
  return failure === null
    ? { ...result, status: TestStatus.Success }
    : { ...result, status: TestStatus.Failed, failureMessage: failure };
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, "loading", LoadingTestRunner)];
