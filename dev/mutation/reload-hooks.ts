import { registerHooks } from "node:module";
import { pathToFileURL } from "node:url";

let loads = 0;

/** From the next import on, modules below the current folder, except node_modules, are loaded and evaluated again. */
export function reloadModules(): void {
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
