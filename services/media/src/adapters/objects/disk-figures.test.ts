import { tmpdir } from "node:os";
import { createHttpServer } from "@callboard/kit/http/http-server.ts";
import { registerMetrics } from "@callboard/kit/http/metrics.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { measureObjectsDisk } from "./disk-figures.ts";

const newMetrics = () => registerMetrics(createHttpServer(createLog("test", "silent")), "media");

test("the disk of the objects is measured, and an S3 server's is not", async () => {
  const { registry } = newMetrics();
  measureObjectsDisk({ registry }, { S3_URL: undefined, OBJECTS_FOLDER: tmpdir() });
  const figure = async (name: string): Promise<number> =>
    Number((await registry.getSingleMetricAsString(`objects_disk_${name}_bytes`)).split(" ").at(-1));
  const [size, free] = [await figure("size"), await figure("free")];
  expect(size).toBeGreaterThan(0);
  expect(free).toBeGreaterThan(0);
  expect(free).toBeLessThanOrEqual(size);
  const other = newMetrics();
  measureObjectsDisk(other, { S3_URL: "https://s3.example", OBJECTS_FOLDER: tmpdir() });
  expect(other.registry.getSingleMetric("objects_disk_size_bytes")).toBeUndefined();
});
