import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { launch, type EngineProcess } from "./engine-process.ts";
import { startTime } from "./pid-file.ts";
import { supervise } from "./supervise.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-supervise-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A process that runs a line of JavaScript and counts as ready immediately, or never. */
const engine = (script: string, ready = true): Promise<EngineProcess> =>
  launch({
    name: "The engine",
    command: process.execPath,
    args: ["-e", script],
    logFile: join(folder, "engine.log"),
    ready: async () => ready,
    readyWithinMs: 2_000,
  });

const FOREVER = "setInterval(() => {}, 1e6)";

test("an engine that was killed is started again", async () => {
  const logged: string[] = [];
  const engines = await supervise(() => engine(FOREVER), {
    name: "The engine",
    log: (sentence) => logged.push(sentence),
    restart: true,
    firstPauseMs: 10,
  });
  const first = Number(engines.pid());
  process.kill(first, "SIGKILL");
  const second = await waitFor("it runs again", () => {
    const pid = engines.pid();
    return pid !== first && pid;
  });
  expect(startTime(second)).not.toBeNull();
  expect(logged).toEqual([
    "The engine ended by SIGKILL; it is started again in 0.01 s.",
    `The engine runs again (process ${second}).`,
  ]);
  await engines.stop();
  expect(startTime(second)).toBeNull();
});

test("one that is stuck is restarted", async () => {
  const logged: string[] = [];
  let stuck = false;
  const engines = await supervise(() => engine(FOREVER), {
    name: "The engine",
    log: (sentence) => logged.push(sentence),
    restart: true,
    firstPauseMs: 10,
    checkEveryMs: 10,
    isStuck: async () => stuck,
  });
  const first = Number(engines.pid());
  stuck = true;
  const second = await waitFor("it runs again", () => {
    stuck = stuck && startTime(first) !== null;
    const pid = engines.pid();
    return pid !== first && pid;
  });
  expect(logged[0]).toBe("The engine was stuck; it is started again in 0.01 s.");
  expect(startTime(first)).toBeNull();
  await engines.stop();
  expect(startTime(second)).toBeNull();
});

test("one that keeps ending is given up with a sentence, after growing pauses", async () => {
  const logged: string[] = [];
  const engines = await supervise(() => engine("process.exit(3)"), {
    name: "The engine",
    log: (sentence) => logged.push(sentence),
    restart: true,
    firstPauseMs: 1,
  });
  const last = await waitFor("it is given up", () => logged.find((one) => one.includes("not started again")));
  expect(last).toBe("The engine ended with 3 5 times in five minutes and is not started again: see its log.");
  const pauses = logged.flatMap((one) => /again in ([\d.]+) s/.exec(one)?.[1] ?? []);
  expect(pauses).toEqual(["0.001", "0.002", "0.004", "0.008"]);
  await engines.stop();
});

test("without supervision it stays as it ended", async () => {
  const engines = await supervise(() => engine(FOREVER), {
    name: "The engine",
    log: () => {},
    restart: false,
  });
  const pid = Number(engines.pid());
  process.kill(pid, "SIGKILL");
  await waitFor("it ended", () => startTime(pid) === null);
  expect(engines.pid()).toBe(pid);
  await engines.stop();
});

test("a stop between two lives starts no further one", async () => {
  let starts = 0;
  const logged: string[] = [];
  const engines = await supervise(
    () => {
      starts += 1;
      return engine(FOREVER);
    },
    { name: "The engine", log: (sentence) => logged.push(sentence), restart: true, firstPauseMs: 60_000 },
  );
  process.kill(Number(engines.pid()), "SIGKILL");
  await waitFor("it ended", () => logged.length > 0);
  await engines.stop();
  expect(starts).toBe(1);
});

test.each([
  {
    script: "console.error('no disk'); process.exit(1)",
    message: /The engine ended with 1 at its start: its log is .*no disk/s,
  },
  {
    script: `console.error('thinking'); ${FOREVER}`,
    message: /The engine was not ready after 2 s: its log is .*thinking/s,
  },
])("a start that fails says why: $script", async ({ script, message }) => {
  await expect(engine(script, false)).rejects.toThrow(message);
});

test("a program that is not there is named", async () => {
  const missing = launch({
    name: "The engine",
    command: join(folder, "nothing"),
    args: [],
    logFile: join(folder, "engine.log"),
    ready: async () => true,
    readyWithinMs: 1_000,
  });
  await expect(missing).rejects.toThrow(/^The engine could not be started: .*ENOENT/);
});
