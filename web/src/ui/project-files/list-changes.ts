import { moved } from "#lib/moved.ts";
import type { ListChange } from "#lib/uploads/change-files.ts";

export const without =
  (key: string): ListChange =>
  (keys) =>
    keys.filter((one) => one !== key);

/** Moves a file to another index; one that is gone stays away. */
export const movedTo =
  (key: string, to: number): ListChange =>
  (keys) =>
    keys.includes(key) ? moved(keys, key, to) : keys;

/** Returns a removed file to its index, unless it is there. */
export const putBack =
  (key: string, to: number): ListChange =>
  (keys) =>
    keys.includes(key) ? keys : moved(keys, key, to);

/** Makes a file the first one, and leaves out the one that was. */
export const replacedFirst =
  (former: string | null, key: string): ListChange =>
  (keys) => [key, ...keys.filter((one) => one !== key && one !== former)];
