import { spawn, type ChildProcess } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { identify, isRunning, openPidFile, readPidFile } from "./pid-file.ts";

let folder: string;
let file: string;
let child: ChildProcess;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), "callboard-pids-"));
  file = join(folder, "processes.json");
  child = spawn(process.execPath, ["-e", "console.log('up'); setInterval(() => {}, 1e6)"]);
  await new Promise((up) => child.stdout?.once("data", up));
});
afterEach(() => {
  child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const pid = (): number => Number(child.pid);

test("what a killed run left behind is ended by the next", async () => {
  const killed = await openPidFile(file);
  killed.set("nats", pid());
  expect(isRunning(identify(pid()))).toBe(true);
  await openPidFile(file);
  await waitFor("the process is gone", () => child.signalCode === "SIGTERM");
  expect(readPidFile(file)).toEqual({});
});

test("a process that does not end on request is killed", async () => {
  const deaf = spawn(process.execPath, [
    "-e",
    "process.on('SIGTERM', () => {}); console.log('up'); setInterval(() => {}, 1e6)",
  ]);
  await new Promise((up) => deaf.stdout.once("data", up));
  (await openPidFile(file)).set("nats", Number(deaf.pid));
  await openPidFile(file, 100);
  await waitFor("the process is gone", () => deaf.signalCode);
  expect(deaf.signalCode).toBe("SIGKILL");
});

test("a number that belongs to another process by now is left alone", async () => {
  writeFileSync(file, JSON.stringify({ nats: { pid: pid(), started: "1" } }));
  await openPidFile(file);
  expect(isRunning(identify(pid()))).toBe(true);
  expect(child.signalCode).toBeNull();
});

test.each([["{"], ["[]"], [JSON.stringify({ nats: 12 })], [""]])(
  "a file that says %j lists nothing",
  (words) => {
    writeFileSync(file, words);
    expect(readPidFile(file)).toEqual({});
  },
);

test("it is for its owner alone, and gone at the end", async () => {
  const list = await openPidFile(file);
  list.set("nats", pid());
  expect(JSON.parse(readFileSync(file, "utf8"))).toEqual({ nats: identify(pid()) });
  list.remove();
  expect(existsSync(file)).toBe(false);
});
