import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createLog } from "@callboard/kit/log/log.ts";
import { runInsideTransaction } from "@callboard/kit/postgres/transaction-scope.ts";
import { createTestKeys } from "@callboard/testkit/as-actor.ts";
import { serviceSettings } from "@callboard/testkit/service-settings.ts";
import { openStore } from "./open-store.ts";

const nowhere = { url: "postgres://127.0.0.1:1/none" };
const settings = {
  ...serviceSettings("media", { database: nowhere, bus: nowhere, keys: createTestKeys("media") }),
  PUBLIC_URL: "http://localhost",
  S3_BUCKET: "callboard",
  IDENTITY_GRPC: "127.0.0.1:1",
  S3_REGION: "us-east-1",
};
let folder: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), "callboard-objects-"));
});
afterAll(() => rm(folder, { recursive: true }));

test.each([
  ["the disk", () => ({ OBJECTS_FOLDER: folder, OBJECTS_SECRET: "secret" })],
  ["S3", () => ({ S3_URL: "http://127.0.0.1:1", S3_ACCESS_KEY: "key", S3_SECRET_KEY: "secret" })],
])("%s is not called inside a transaction", async (_name, engine) => {
  const { objects } = openStore({ ...settings, ...engine() }, createLog("test", "silent"));
  const inside = (work: () => Promise<unknown>) => runInsideTransaction(async () => work());
  await expect(inside(() => objects.stat("key"))).rejects.toThrow("objects.stat was called inside");
  await expect(inside(() => objects.parts.sweep(new Date()))).rejects.toThrow(
    "objects.parts.sweep was called inside",
  );
});
