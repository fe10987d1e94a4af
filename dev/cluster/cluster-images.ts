import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { runTool } from "#dev/engines/real/provisioning/tools.ts";
import { accounts, assemble, copyProgram } from "#dev/images/base-images.ts";
import type { Builder } from "#dev/images/builder.ts";
import { insideArguments, tryInside } from "./inside.ts";
import { NODES } from "./layout.ts";
import { prepareProgram } from "./tools/programs.ts";

/** Folder of image archives to be imported by the nodes. */
const archivesFolder = (): string => join(cacheFolder(), "archives");

const flat = (tag: string): string => tag.replaceAll(/[/:]/g, "_");

/**
 * The archive of a built image, written if missing; an archive of an earlier image with the same tag is removed. It
 * is written to a temporary file and renamed, so that concurrent writers and readers never see a partial one.
 */
async function archiveOf(builder: Builder, tag: string): Promise<string> {
  const folder = archivesFolder();
  mkdirSync(folder, { recursive: true });
  const name = `${flat(tag)}.${await builder.id(tag)}.tar`;
  const archive = join(folder, name);
  if (existsSync(archive)) return archive;
  const part = `${archive}.${process.pid}`;
  try {
    await builder.save(tag, part);
    renameSync(part, archive);
  } finally {
    rmSync(part, { force: true });
  }
  const former = readdirSync(folder).filter(
    (file) => file.startsWith(`${flat(tag)}.`) && file.endsWith(".tar"),
  );
  for (const file of former) if (file !== name) rmSync(join(folder, file), { force: true });
  return archive;
}

/** Images that the cluster itself needs, as archives: pause and CoreDNS. */
export async function clusterImages(builder: Builder, report: (line: string) => void): Promise<string[]> {
  const archives = [];
  for (const name of ["pause", "coredns"] as const) {
    const program = await prepareProgram(cacheFolder(), name, report);
    const tag = `callboard.test/${name}:1`;
    if (!(await builder.has(tag))) {
      const fill = (folder: string): void => {
        accounts(folder);
        copyProgram(program, join(folder, name));
      };
      await assemble(builder, tag, fill, `ENTRYPOINT ["/${name}"]`);
    }
    archives.push(await archiveOf(builder, tag));
  }
  return archives;
}

/** Loads images into the nodes that lack them, both nodes at once, while the next archive is being written. */
export async function loadImages(
  builder: Builder,
  tags: readonly string[],
  report: (line: string) => void,
): Promise<void> {
  const began = Date.now();
  let importing: Promise<unknown> = Promise.resolve();
  for (const tag of tags) {
    const [id, archive] = await Promise.all([builder.id(tag), archiveOf(builder, tag), importing]);
    const missing = NODES.filter((node) => !hasImage(node, id));
    const command = ["ctr", "-n", "k8s.io", "images", "import", archive];
    importing = Promise.all(missing.map((node) => runTool("nsenter", insideArguments(node, command))));
  }
  await importing;
  report(`${tags.length} images are in both nodes after ${((Date.now() - began) / 1000).toFixed(0)} s.`);
}

/** Nodes identify an image by the digest of its configuration. */
const hasImage = (node: (typeof NODES)[number], id: string): boolean =>
  tryInside(node, ["ctr", "-n", "k8s.io", "content", "get", `sha256:${id}`]).status === 0;
