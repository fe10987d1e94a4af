import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, stat } from "node:fs/promises";
import { basename, extname, join } from "node:path";
import type { Purpose } from "@callboard/catalog/files/file-kinds.ts";
import { SAMPLE_PACKAGES, type SamplePackage } from "./packages.ts";

/** A file of a package, and what a member would send one of its kind for. */
export interface Sample {
  readonly package: string;
  readonly name: string;
  readonly path: string;
  readonly purpose: Purpose;
}

/** By the ending of the name, as its package means it; the product goes by the content. */
const PURPOSES: Readonly<Record<string, Purpose>> = Object.fromEntries([
  ...[
    "jpg",
    "jpeg",
    "jpe",
    "jfif",
    "mpo",
    "png",
    "apng",
    "webp",
    "avif",
    "heic",
    "heif",
    "hif",
    "gif",
    "bmp",
    "tif",
  ].map((ending) => [ending, "Headshot"]),
  ...["mp4", "m4v", "mov", "webm", "mkv", "avi", "3gp", "flv", "wmv", "mpg"].map((ending) => [
    ending,
    "Reel",
  ]),
  ...[
    "mp3",
    "m4a",
    "aac",
    "ogg",
    "oga",
    "opus",
    "wav",
    "flac",
    "wma",
    "docx",
    "doc",
    "txt",
    "rtf",
    "odt",
  ].map((ending) => [ending, "Attachment"]),
  ["pdf", "Document"],
]) as Readonly<Record<string, Purpose>>;

/** Where the tests of a package, not its sources, lie. */
const IN_TESTS = /\/(tests?|features|resources|samples?|fixtures)\//i;
/** Longer files are no everyday case, and the run would be theirs. */
const MAX_BYTES = 8 * 1024 ** 2;

async function fetchArchive({ name, version, sha256 }: SamplePackage, folder: string): Promise<string> {
  const archive = join(folder, `${name}-${version}.tar.gz`);
  if (!(await stat(archive).catch(() => null)))
    execFileSync(
      "python3",
      [
        "-m",
        "pip",
        "download",
        "-q",
        "--no-deps",
        "--no-binary",
        ":all:",
        "-d",
        folder,
        `${name}==${version}`,
      ],
      { stdio: "inherit" },
    );
  const found = createHash("sha256")
    .update(await readFile(archive))
    .digest("hex");
  if (found !== sha256)
    throw new Error(`${archive} is not the archive of ${version}: its SHA-256 is ${found}.`);
  return archive;
}

async function samplesOf(one: SamplePackage, folder: string): Promise<readonly Sample[]> {
  const archive = await fetchArchive(one, folder);
  const unpacked = join(folder, one.name);
  await mkdir(unpacked, { recursive: true });
  execFileSync("tar", ["-xzf", archive, "-C", unpacked]);
  const found: Sample[] = [];
  for (const entry of await readdir(unpacked, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name);
    const purpose = PURPOSES[extname(entry.name).slice(1).toLowerCase()];
    if (!entry.isFile() || purpose === undefined || !IN_TESTS.test(path)) continue;
    if ((await stat(path)).size <= MAX_BYTES)
      found.push({ package: `${one.name} ${one.version}`, name: basename(path), path, purpose });
  }
  return found.toSorted((one, other) => one.path.localeCompare(other.path, "en"));
}

/** Fetches the packages into a folder, or takes them from there, and returns their samples. */
export async function sampleFiles(folder: string): Promise<readonly Sample[]> {
  const found: Sample[] = [];
  for (const one of SAMPLE_PACKAGES) found.push(...(await samplesOf(one, folder)));
  return found;
}
