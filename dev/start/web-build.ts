import { spawn } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { glob, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants } from "node:zlib";

const root = resolve(import.meta.dirname, "../..");
const web = join(root, "web");
export const WEB_FOLDER = join(web, "dist");
const VITE = join(root, "node_modules/vite/bin/vite.js");
const compress = promisify(brotliCompress);

/**
 * Builds the web client if its sources changed since the last build. Throws the build's output. The build goes to a
 * temporary folder and replaces the previous one when complete, so that concurrent starts do not interfere.
 */
export async function buildWeb(): Promise<void> {
  const stamp = join(WEB_FOLDER, ".sources");
  const sources = await hashSources();
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === sources) return;
  const fresh = `${WEB_FOLDER}-${process.pid}`;
  try {
    await runVite(fresh);
    await compressAll(fresh);
    writeFileSync(join(fresh, ".sources"), sources);
    await takePlace(fresh);
  } finally {
    await rm(fresh, { recursive: true, force: true });
  }
}

async function takePlace(fresh: string): Promise<void> {
  const former = `${fresh}-former`;
  if (existsSync(WEB_FOLDER)) await rename(WEB_FOLDER, former);
  await rename(fresh, WEB_FOLDER);
  await rm(former, { recursive: true, force: true });
}

async function hashSources(): Promise<string> {
  const hash = createHash("sha256");
  const files: string[] = [];
  for await (const file of glob(
    ["web/{src,public,worker,antd-styles,code-split}/**/*.*", "web/*.*", "packages/catalog/src/*.ts"],
    {
      cwd: root,
    },
  )) {
    files.push(file);
  }
  for (const file of files.sort()) hash.update(file).update(await readFile(join(root, file)));
  return hash.digest("hex");
}

function runVite(folder: string): Promise<void> {
  return new Promise((done, refuse) => {
    const vite = spawn(
      process.execPath,
      [VITE, "build", "--logLevel", "warn", "--outDir", folder, "--emptyOutDir"],
      {
        cwd: web,
        stdio: ["ignore", "pipe", "pipe"],
        // The production build is always served, regardless of the environment.
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

/** Stores Brotli beside each text file, so that the origin never compresses at request time. */
async function compressAll(folder: string): Promise<void> {
  const files: string[] = [];
  for await (const file of glob("**/*.{js,css,html,svg,json}", { cwd: folder }))
    files.push(join(folder, file));
  await Promise.all(
    files.map(async (file) => {
      const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
      await writeFile(`${file}.br`, await compress(await readFile(file), { params }));
    }),
  );
}
