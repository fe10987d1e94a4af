import { watch, type FSWatcher } from "node:fs";
import { join, resolve } from "node:path";
import type { Running } from "../processes.ts";
import { affectedBy } from "./affected.ts";

const root = resolve(import.meta.dirname, "../../..");
const FOLDERS = ["services", "gateway", "packages", "proto"];
/** Editors and version control write many files in a row. */
const QUIET_MS = 150;

/** Calls `restart` with the processes whose sources changed, once the files have been quiet for a moment. */
export function watchSources(restart: (names: readonly string[]) => void): Running {
  const changed = new Set<string>();
  let timer: NodeJS.Timeout | undefined;
  const note = (path: string): void => {
    const affected = affectedBy(path);
    if (affected.length === 0) return;
    for (const name of affected) changed.add(name);
    clearTimeout(timer);
    timer = setTimeout(() => {
      const names = [...changed];
      changed.clear();
      restart(names);
    }, QUIET_MS);
  };
  const watchers = FOLDERS.map((folder): FSWatcher =>
    watch(join(root, folder), { recursive: true }, (_event, file) => {
      if (file !== null && !file.includes("node_modules")) note(`${folder}/${file.replaceAll("\\", "/")}`);
    }),
  );
  return {
    async stop() {
      clearTimeout(timer);
      for (const watcher of watchers) watcher.close();
    },
  };
}
