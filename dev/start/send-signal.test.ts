import { spawn } from "node:child_process";
import { once } from "node:events";
import { sendSignal } from "./send-signal.ts";

test("a process gets its signal, and one that has ended is no error", async () => {
  const child = spawn("sleep", ["60"]);
  const pid = child.pid ?? 0;
  const exit = once(child, "exit");
  sendSignal(pid, "SIGTERM");
  expect(await exit).toEqual([null, "SIGTERM"]);
  expect(() => sendSignal(pid, "SIGTERM")).not.toThrow();
});

test("a signal that cannot be sent is an error", () => {
  expect(() => sendSignal(process.pid, "SIGNOTHING" as NodeJS.Signals)).toThrow("Unknown signal");
});
