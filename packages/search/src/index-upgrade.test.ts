import { createLog } from "@callboard/kit/log/log.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { startIndexUpgrade } from "./index-upgrade.ts";

const log = createLog("test", "silent");
const NEVER_MS = 3_600_000;

/** An index from another version; it is up to date once the former one is removed. */
function outdated() {
  const steps: string[] = [];
  return {
    steps,
    opened: {
      isOutdated: async () => !steps.includes("let go"),
      letGoFormer: async () => void steps.push("let go"),
    },
    rebuild: async () => void steps.push("rebuilt"),
  };
}

test("an index of another version is rebuilt at once, and again when that version is gone", async () => {
  const { steps, ...upgraded } = outdated();
  const { stop } = startIndexUpgrade({ ...upgraded, log, settledAfterMs: 1 });
  await waitFor("it is let go", () => steps.includes("let go"));
  expect(steps).toEqual(["rebuilt", "rebuilt", "let go"]);
  await stop();
});

test("one of this version is not rebuilt", async () => {
  const { steps, opened, rebuild } = outdated();
  const { stop } = startIndexUpgrade({
    opened: { ...opened, isOutdated: async () => false },
    rebuild,
    log,
  });
  await stop();
  expect(steps).toEqual([]);
});

test("a rebuild that fails is tried again", async () => {
  const { steps, opened, rebuild } = outdated();
  let failures = 0;
  const failing = async (): Promise<void> => {
    if (failures < 2) {
      failures += 1;
      throw new Error("identity does not answer");
    }
    await rebuild();
  };
  const { stop } = startIndexUpgrade({ opened, rebuild: failing, log, settledAfterMs: 1, retryMs: 1 });
  await waitFor("it is let go", () => steps.includes("let go"));
  expect([failures, steps]).toEqual([2, ["rebuilt", "rebuilt", "let go"]]);
  await stop();
});

test("what another replica finished is left as it is", async () => {
  const { steps, opened, rebuild } = outdated();
  const { stop } = startIndexUpgrade({
    opened: { ...opened, isOutdated: async () => steps.length === 0 },
    rebuild,
    log,
    settledAfterMs: 1,
  });
  await waitFor("the first rebuild", () => steps.length > 0);
  await stop();
  expect(steps).toEqual(["rebuilt"]);
});

test("a process that stops waits for neither a rebuild nor a pause", async () => {
  const { steps, opened } = outdated();
  let isRunning = false;
  const endless = async (progress: () => void): Promise<void> => {
    for (isRunning = true; ; await new Promise(setImmediate)) progress();
  };
  const rebuilding = startIndexUpgrade({ opened, rebuild: endless, log, retryMs: NEVER_MS });
  await waitFor("the rebuild runs", () => isRunning);
  await rebuilding.stop();

  const pausing = startIndexUpgrade({
    opened,
    rebuild: async () => void steps.push("rebuilt"),
    log,
    settledAfterMs: NEVER_MS,
  });
  await waitFor("the first rebuild", () => steps.length > 0);
  await pausing.stop();
  expect(steps).toEqual(["rebuilt"]);
});
