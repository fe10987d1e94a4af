import { statfs } from "node:fs/promises";
import { addGauge, type Metrics } from "@callboard/kit/http/metrics.ts";
import type { Config } from "#config.ts";

/** Serves the size and the free part of the disk that holds the objects; nothing if an S3 server has them. */
export function measureObjectsDisk(
  metrics: Pick<Metrics, "registry">,
  { S3_URL: s3, OBJECTS_FOLDER: folder }: Pick<Config, "S3_URL" | "OBJECTS_FOLDER">,
): void {
  if (s3 !== undefined || folder === undefined) return;
  addGauge(metrics, {
    name: "objects_disk_size_bytes",
    help: "The size of the disk that holds the objects.",
    read: async () => {
      const { blocks, bsize } = await statfs(folder);
      return blocks * bsize;
    },
  });
  addGauge(metrics, {
    name: "objects_disk_free_bytes",
    help: "What of that disk can still be written.",
    read: async () => {
      const { bavail, bsize } = await statfs(folder);
      return bavail * bsize;
    },
  });
}
