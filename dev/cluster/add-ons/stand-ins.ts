import { cacheFolder } from "#dev/engines/real/provisioning/cache.ts";
import { assemble } from "#dev/images/base-images.ts";
import type { Builder } from "#dev/images/builder.ts";
import { inside, kubectlCommand } from "../inside.ts";
import { NODES, type Programs } from "../layout.ts";
import type { Report } from "../up.ts";

const [FIRST] = NODES;

/** An image assembled locally, because no image registry is reachable. */
interface Assembled {
  readonly tag: string;
  readonly fill: (folder: string, cache: string, report: Report) => Promise<void>;
  /** Additional lines of its Dockerfile. */
  readonly lines?: string;
}

/** Replaces an image that third-party manifests refer to by another name. */
export interface StandIn extends Assembled {
  /** The official image's name in those manifests, without its tag. */
  readonly instead: string;
}

/** Assembles each image once; returns their tags. */
export async function buildStandIns(
  standIns: readonly Assembled[],
  builder: Builder,
  report: Report,
): Promise<string[]> {
  for (const { tag, fill, lines } of standIns) {
    if (await builder.has(tag)) continue;
    report(`Assembling ${tag}, which stands in for the official image.`);
    await assemble(builder, tag, (folder) => fill(folder, cacheFolder(), report), lines);
  }
  return standIns.map(({ tag }) => tag);
}

/** Applies third-party manifests with this machine's images. Idempotent. */
export function applyWith(standIns: readonly StandIn[], manifests: string, programs: Programs): void {
  const ours = standIns.reduce(
    (text, { instead, tag }) =>
      text.replaceAll(new RegExp(`image: ${instead.replaceAll(".", "\\.")}:\\S+`, "g"), `image: ${tag}`),
    manifests.replaceAll("imagePullPolicy: Always", "imagePullPolicy: Never"),
  );
  // API definitions are too large for the annotation of a client-side apply.
  inside(FIRST, kubectlCommand(programs, ["apply", "--server-side", "-f", "-"]), ours);
}

/** Waits until workloads exist and are ready. */
export function untilReady(programs: Programs, namespace: string, workloads: readonly string[]): void {
  for (const name of workloads) {
    const wait = ["-n", namespace, "rollout", "status", name, "--timeout=180s"];
    inside(FIRST, kubectlCommand(programs, wait));
  }
}
