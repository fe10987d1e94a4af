import { spawn } from "node:child_process";
import { mkdir } from "node:fs/promises";

/** Packs paths of a folder into one file, compressed if worthwhile; pictures are not. */
export function pack(
  folder: string,
  paths: readonly string[],
  { file, compressed }: { readonly file: string; readonly compressed: boolean },
): Promise<void> {
  const how = compressed ? ["--use-compress-program", "gzip -1"] : [];
  return tar(["--create", "--file", file, ...how, "--sort=name", "--directory", folder, "--", ...paths]);
}

/** Unpacks a file into a folder, which is created; the current user owns all files. */
export async function unpack(file: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true, mode: 0o711 });
  await tar([
    "--extract",
    "--file",
    file,
    "--no-same-owner",
    "--preserve-permissions",
    "--directory",
    folder,
  ]);
}

async function tar(args: readonly string[]): Promise<void> {
  const child = spawn("tar", args, { stdio: ["ignore", "ignore", "pipe"] });
  let words = "";
  child.stderr.on("data", (chunk: Buffer) => {
    words += chunk.toString();
  });
  const status = await new Promise<number | null>((done, failed) => {
    child.once("error", failed);
    child.once("close", done);
  });
  if (status !== 0) throw new Error(`tar failed: ${words.trim()}`);
}
