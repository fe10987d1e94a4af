import { join } from "node:path";
import { buildGoProgram } from "#dev/engines/real/provisioning/go-program.ts";

/** Prometheus and its tool, which a test of alerts needs. */
export interface Monitoring {
  readonly prometheus: string;
  readonly promtool: string;
}

/**
 * The programs of Prometheus, built once from its Go module, which go.sum pins, since no package has them. It takes some
 * minutes. Service discovery is left out: targets are named in files.
 */
export async function prepareMonitoring(cache: string, report: (line: string) => void): Promise<Monitoring> {
  const sources = join(import.meta.dirname, "go/prometheus");
  const prometheus = await buildGoProgram(
    cache,
    { sources, family: "monitoring", tags: "remove_all_sd" },
    report,
  );
  return { prometheus, promtool: join(prometheus, "../promtool") };
}
