import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { glob, readFile, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const root = resolve(import.meta.dirname, "../..");
const web = join(root, "web");
export const WEB_FOLDER = join(web, "dist");
const compress = promisify(brotliCompress);

/** Builds the web client when its sources changed since the last build. Throws with the build's own words. */
export async function buildWeb(): Promise<void> {
  const stamp = join(WEB_FOLDER, ".sources");
  const sources = await hashSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  await runVite();
  await compressAll();
  writeFileSync(stamp, sources);
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  const files: string[] = [];
  for await (const file of glob(["web/{src,public}/**/*.*", "web/*.*", "packages/catalog/src/*.ts"], {
    cwd: root,
  })) {
    files.push(file);
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest("hex");
}

function runVite(): Promise<void> {
  return new Promise((done, refuse) => {
    const vite = spawn(
      process.execPath,
      [join(root, "node_modules/vite/bin/vite.js"), "build", "--logLevel", "warn"],
      {
        cwd: web,
        stdio: ["ignore", "pipe", "pipe"],
        // Whoever starts the product, what is served is the production build.
        env: { ...process.env, NODE_ENV: "production" },
      },
    );
    let words = "";
    const listen = (chunk: Buffer): void => {
      words += chunk.toString();
    };
    vite.stdout.on("data", listen);
    vite.stderr.on("data", listen);
    vite.once("exit", (code) =>
      code === 0 ? done() : refuse(new Error(`The web client did not build:\n${words}`)),
    );
  });
}

/** Brotli beside each text file, so that the origin never compresses at request time. */
async function compressAll(): Promise<void> {
  const files: string[] = [];
  for await (const file of glob("**/*.{js,css,html,svg,json}", { cwd: WEB_FOLDER }))
    files.push(join(WEB_FOLDER, file));
  await Promise.all(
    files.map(async (file) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
    }),
  );
}
