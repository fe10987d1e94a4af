import { createLog, type Log } from "@callboard/kit/log/log.ts";

/** A log that appends the message of each line to `said`. */
export const logInto = (said: string[]): Log =>
  createLog("test", "info", {
    write: (line: string) => void said.push((JSON.parse(line) as { msg: string }).msg),
  });
