// `node precompile.mjs`, while an image is built, as who will run it and with its Node: loads the program without starting
// it, so that Node keeps in NODE_COMPILE_CACHE what its modules compile to. Node lets only the owner read its files, and in
// the image that is root.
import { chmodSync, readdirSync, realpathSync } from "node:fs";
import { flushCompileCache, getCompileCacheDir } from "node:module";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

await import(new URL("start.ts", pathToFileURL(realpathSync("main.ts"))).href);
flushCompileCache();
const folder = getCompileCacheDir();
for (const name of readdirSync(folder)) chmodSync(join(folder, name), 0o444);
