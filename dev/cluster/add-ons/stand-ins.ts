import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { assemble } from "#dev/images/base-images.ts";
import type { Builder } from "#dev/images/builder.ts";
import { inside, kubectlCommand } from "../inside.ts";
import { NODES, type Programs } from "../layout.ts";
import type { Say } from "../up.ts";

const [FIRST] = NODES;

/** An image that is assembled here, since no registry of images is reached from here. */
interface Assembled {
  readonly tag: string;
  readonly fill: (folder: string, cache: string, say: Say) => Promise<void>;
  /** Further lines of its Dockerfile. */
  readonly lines?: string;
}

/** One that manifests of somebody else name otherwise. */
export interface StandIn extends Assembled {
  /** Name of the official image in them, without its tag. */
  readonly instead: string;
}

/** Assembles each image once; returns their tags. */
export async function buildStandIns(
  standIns: readonly Assembled[],
  builder: Builder,
  say: Say,
): Promise<string[]> {
  for (const { tag, fill, lines } of standIns) {
    if (await builder.has(tag)) continue;
    say(`Assembling ${tag}, which stands in for the official image.`);
    await assemble(builder, tag, (folder) => fill(folder, cacheFolder(), say), lines);
  }
  return standIns.map(({ tag }) => tag);
}

/** Applies the manifests of somebody else, with the images of this machine. May be run when all of it is there. */
export function applyWith(standIns: readonly StandIn[], manifests: string, programs: Programs): void {
  const ours = standIns.reduce(
    (text, { instead, tag }) =>
      text.replaceAll(new RegExp(`image: ${instead.replaceAll(".", "\\.")}:\\S+`, "g"), `image: ${tag}`),
    manifests.replaceAll("imagePullPolicy: Always", "imagePullPolicy: Never"),
  );
  // Definitions of an API are larger than what an annotation holds.
  inside(FIRST, kubectlCommand(programs, ["apply", "--server-side", "-f", "-"]), ours);
}

/** Waits until workloads are there, and ready. */
export function untilReady(programs: Programs, namespace: string, workloads: readonly string[]): void {
  for (const name of workloads) {
    const wait = ["-n", namespace, "rollout", "status", name, "--timeout=180s"];
    inside(FIRST, kubectlCommand(programs, wait));
  }
}
