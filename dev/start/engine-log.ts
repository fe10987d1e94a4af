import { pino } from "pino";

/** The log of an embedded engine, in a file of the data folder. */
export function createEngineLog(file: string) {
  return pino({ base: null }, pino.destination({ dest: file, append: true, sync: false }));
}
