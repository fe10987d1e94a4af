import { createLog, type Log } from "@callboard/kit/log/log.ts";

/** A log that appends the message of each line to `messages`. */
export const logInto = (messages: string[]): Log =>
  createLog("test", "info", {
    write: (line: string) => void messages.push((JSON.parse(line) as { msg: string }).msg),
  });
