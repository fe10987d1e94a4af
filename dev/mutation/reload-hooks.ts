import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

let loads = 0;

/** From the next import on, whatever is in the current folder, node_modules aside, is loaded and run anew. */
export function loadAnew(): void {
  loads += 1;
}

registerHooks({
  resolve(specifier, context, nextResolve) {
    const resolved = nextResolve(specifier, context);
    const isOurs = resolved.url.startsWith(pathToFileURL(`${process.cwd()}/`).href);
    if (!isOurs || resolved.url.includes("/node_modules/") || loads === 0) return resolved;
    return { ...resolved, url: `${resolved.url.split("?")[0]}?load=${loads}` };
  },
});
