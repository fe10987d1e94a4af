import { sleep } from "k6";

/** A pause of a person who reads or types: so many seconds, or up to twice as many. */
export const pause = (seconds: number): void => sleep(seconds * (1 + Math.random()));

/** One of a list, by chance; undefined when it is empty. */
export const oneOf = <Value>(values: readonly Value[]): Value | undefined =>
  values[Math.floor(Math.random() * values.length)];
