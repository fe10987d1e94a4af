// `node prune.mjs MAIN`, while an image is built: leaves out what nothing needs that runs, and makes `main.ts` point at
// the program.
import { existsSync, globSync, lstatSync, readdirSync, readlinkSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";

const [main = ""] = process.argv.slice(2);
const remove = (path) => rmSync(path, { recursive: true, force: true });

for (const folder of ["packages/testkit", "images", "node_modules/.cache"]) remove(folder);
const ours = "{packages,proto,services,gateway}/**/{*.test.ts,*.contract.ts,test,README.md}";
// Node refuses to run TypeScript of a package.
const packages = "{.,packages/*,services/*,gateway}/node_modules/**";
const theirs = `${packages}/{*.{ts,mts,cts,map,md,markdown},test,tests,examples,benchmarks}`;
for (const path of [...globSync(ours), ...globSync(theirs)]) remove(path);

// Links to workspaces that are not in this image.
for (const folder of ["node_modules/@callboard", "node_modules/.bin"])
  for (const name of existsSync(folder) ? readdirSync(folder) : []) {
    const link = join(folder, name);
    if (lstatSync(link).isSymbolicLink() && !existsSync(join(folder, readlinkSync(link)))) remove(link);
  }
symlinkSync(main, "main.ts");
