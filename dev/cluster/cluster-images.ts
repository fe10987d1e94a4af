import { existsSync, mkdirSync } from "node:fs";
import { join } from "node:path";
import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { accounts, assemble, copyProgram } from "#dev/images/base-images.ts";
import type { Builder } from "#dev/images/builder.ts";
import { prepareProgram } from "./tools/programs.ts";

/** Where images wait as archives for the nodes that import them. */
export const archivesFolder = (): string => join(cacheFolder(), "archives");

export const archiveOf = (tag: string): string =>
  join(archivesFolder(), `${tag.replaceAll(/[/:]/g, "_")}.tar`);

/** The images that a cluster itself needs, as archives: what holds a pod, and the names of services. */
export async function clusterImages(builder: Builder, say: (line: string) => void): Promise<string[]> {
  mkdirSync(archivesFolder(), { recursive: true });
  const archives = [];
  for (const name of ["pause", "coredns"] as const) {
    const program = await prepareProgram(cacheFolder(), name, say);
    const tag = `callboard.test/${name}:1`;
    const archive = archiveOf(tag);
    archives.push(archive);
    if (existsSync(archive)) continue;
    const fill = (folder: string): void => {
      accounts(folder);
      copyProgram(program, join(folder, name));
    };
    await assemble(builder, tag, fill, `ENTRYPOINT ["/${name}"]`);
    await builder.save(tag, archive);
  }
  return archives;
}
