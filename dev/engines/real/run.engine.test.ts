import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { readPidFile, startTime } from "./pid-file.ts";

const root = resolve(import.meta.dirname, "../../..");
const STARTED_MS = 150_000;

let folder: string;
const children: ChildProcess[] = [];
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-engines-"));
});
afterEach(async () => {
  for (const child of children.splice(0)) {
    if (child.exitCode !== null || child.signalCode !== null) continue;
    child.kill("SIGINT");
    await new Promise((gone) => child.once("exit", gone));
  }
  for (const { pid } of Object.values(readPidFile(join(folder, "processes.json"))))
    if (startTime(pid)) process.kill(pid, "SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

/** `npm run engines -- --only nats`: the process and its output. */
function run(only = "nats") {
  const child = spawn(process.execPath, ["dev/engines.ts", "--only", only, "--folder", folder], {
    cwd: root,
    env: { ...process.env, NODE_OPTIONS: "" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  children.push(child);
  let output = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk: Buffer) => {
      output += chunk.toString();
    });
  const ended = (): boolean => child.exitCode !== null || child.signalCode !== null;
  const until = async (words: string): Promise<void> => {
    await waitFor(words, () => output.includes(words) || ended(), STARTED_MS);
    if (!output.includes(words)) throw new Error(`It ended without saying "${words}":\n${output}`);
  };
  return { child, output: () => output, until, ended: () => waitFor("its end", ended, STARTED_MS) };
}

const natsPid = (): number => Number(readPidFile(join(folder, "processes.json"))["nats"]?.pid);
const natsAddress = (): { url: string; monitor: string } =>
  JSON.parse(readFileSync(join(folder, "engines.json"), "utf8")).nats;
const isHealthy = async (): Promise<boolean> =>
  (await fetch(`${natsAddress().monitor}/healthz?js-enabled-only=true`).catch(() => null))?.ok ?? false;

test("it says where the engine listens, keeps the addresses for their owner, and ends without leftovers", async () => {
  const first = run();
  await first.until("All are ready");
  const { url } = natsAddress();
  await first.until(url);
  expect(await isHealthy()).toBe(true);
  expect(statSync(join(folder, "engines.json")).mode & 0o777).toBe(0o600);
  const pid = natsPid();
  first.child.kill("SIGINT");
  await first.ended();
  expect(first.child.exitCode).toBe(0);
  expect(startTime(pid)).toBeNull();
  for (const file of ["engines.json", "processes.json", "run.json"])
    expect(existsSync(join(folder, file))).toBe(false);

  const second = run();
  await second.until("All are ready");
  expect(natsAddress().url).toBe(url);
});

test("a second one on the same folder says that the first runs", async () => {
  const first = run();
  await first.until("Addresses and passwords");
  const second = run();
  await second.ended();
  expect(second.child.exitCode).toBe(1);
  expect(second.output()).toContain(
    `run already (process ${first.child.pid}); their addresses are in ${folder}`,
  );
  expect(await isHealthy()).toBe(true);
});

test("an engine that was killed runs again on the same port", async () => {
  const engines = run();
  await engines.until("Addresses and passwords");
  const { url } = natsAddress();
  const pid = natsPid();
  process.kill(pid, "SIGKILL");
  await engines.until("NATS runs again");
  expect(natsPid()).not.toBe(pid);
  expect(await isHealthy()).toBe(true);
  expect(natsAddress().url).toBe(url);
});

test("what a killed run left behind is ended by the next, which starts it again", async () => {
  const first = run();
  await first.until("Addresses and passwords");
  const left = natsPid();
  first.child.kill("SIGKILL");
  await first.ended();
  expect(startTime(left)).not.toBeNull();
  const second = run();
  await second.until("Addresses and passwords");
  expect(startTime(left)).toBeNull();
  expect(natsPid()).not.toBe(left);
  expect(await isHealthy()).toBe(true);
});

test("an engine that there is not is named", async () => {
  const engines = run("nats,kafka");
  await engines.ended();
  expect(engines.child.exitCode).toBe(1);
  expect(engines.output()).toContain("There is no engine kafka: there are postgres, nats, opensearch");
});
