import { mkdtempSync, readdirSync, rmSync, statSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDataFolder, StartRefused } from "./data-folder.ts";
import { keepEnvironments, runningEnvironment } from "./environments.ts";
import type { Places } from "./settings.ts";

const FOR_THE_OWNER = 0o600;
const folder = mkdtempSync(join(tmpdir(), "callboard-environments-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const places = {
  publicUrl: "http://localhost:1",
  http: {},
  grpc: {},
  databaseUrl: (database: string) => `postgres://there/${database}`,
  busUrl: () => "postgres://there/bus",
  authUrl: "http://localhost:1/auth",
  real: null,
  objectsFolder: folder,
  persistedOperations: undefined,
  logFile: (name: string) => `${name}.log`,
} as unknown as Places;

test("the settings of a running product can be had by its owner until it stops, and only then", async () => {
  const readSettings = () => runningEnvironment(folder, "talent");
  expect(readSettings).toThrow(StartRefused);
  const data = await openDataFolder(folder, ["talent"], false);
  expect(readSettings).toThrow(/start it with npm start/);
  const kept = keepEnvironments(places, data);
  expect(readSettings()).toMatchObject({ DATABASE_URL: "postgres://there/talent", LOG_FILE: "talent.log" });
  expect(statSync(join(folder, "environments.json")).mode & 0o777).toBe(FOR_THE_OWNER);
  // After a start was killed, the file remains but the folder is no longer locked.
  data.release();
  expect(readSettings).toThrow(/does not run/);
  await kept.stop();
  expect(readdirSync(folder)).not.toContain("environments.json");
});
