import { sleep } from "k6";

/** A pause of a person who reads or types: at least `seconds`, at most twice that. */
export const pause = (seconds: number): void => sleep(seconds * (1 + Math.random()));

/** A random item of a list; undefined if it is empty. */
export const oneOf = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)];
