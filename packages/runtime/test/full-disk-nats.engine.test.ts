import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { hasSmallDisks, mountSmallDisk, type SmallDisk } from "@callboard/testkit/small-disk.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { cacheFolder } from "../../../dev/engines/real/provisioning/cache.ts";
import type { RunningEngine } from "../../../dev/engines/real/engine.ts";
import { startNats } from "../../../dev/engines/real/servers/nats.ts";
import { startWatched, type Watched } from "./watched-service.ts";

const MEGABYTES = 24;
const TIMEOUT_MS = 90_000;
const NO_ANSWER = "does not answer in time: free space on its disk";

const onDisk = hasSmallDisks() ? describe : describe.skip;

// The server's own limit on all streams is tested in jetstream-errors.engine.test.ts, which needs no root.
onDisk("NATS on a small disk that is full (mounted by root)", () => {
  let folder: string;
  let disk: SmallDisk | null = null;
  let nats: RunningEngine | undefined;
  let database: TestDatabase | undefined;
  let things: Watched | undefined;
  const logged: string[] = [];

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "callboard-full-"));
    disk = mountSmallDisk(join(folder, "jetstream"), MEGABYTES);
    nats = await startNats({ folder, cache: cacheFolder(), log: (sentence) => void logged.push(sentence) });
    database = await serviceDatabase("things", new URL("fixture/migrations/", import.meta.url));
    const bus = new URL(nats.address.url);
    bus.username = nats.address.user ?? "";
    bus.password = nats.address.password ?? "";
    things = await startWatched({ database, bus: { url: bus.href } });
  });
  afterAll(async () => {
    await things?.stop();
    await nats?.stop();
    disk?.remove();
    await database?.drop();
    rmSync(folder, { recursive: true, force: true });
  });

  test("holds back events alone: changes go on, the log says it once, and all come in order after it", async () => {
    if (!things || !disk || !nats) throw new Error("It did not start.");
    const { add, shows, effects, ready, waiting, warnings } = things;
    expect(await add("before")).toBeNull();
    await waitFor("its event", async () => (await effects()).length === 1, TIMEOUT_MS);
    expect(await ready()).toEqual({ status: "ready" });

    disk.fill();
    const done = ["before"];
    const full = (): boolean => warnings().some((words) => words.includes(NO_ANSWER));
    await waitFor(
      "the disk to be felt",
      async () => {
        const name = `thing ${done.length}`;
        expect(await add(name)).toBeNull();
        done.push(name);
        return full();
      },
      TIMEOUT_MS,
      100,
    );
    // Changes and reads still work, and the service reports that it is up.
    expect(await add("meanwhile")).toBeNull();
    done.push("meanwhile");
    expect(await shows("meanwhile")).toBe(true);
    expect(await waiting()).toBeGreaterThan(0);
    expect(await ready()).toEqual({ status: "ready", degraded: ["bus"] });

    disk.makeRoom();
    await waitFor("all events", async () => (await effects()).length >= done.length, TIMEOUT_MS);
    expect(await effects()).toEqual(done);
    await waitFor("all is up", async () => !(await ready()).degraded, TIMEOUT_MS);
    await waitFor("an empty outbox", async () => (await waiting()) === 0, TIMEOUT_MS);
    expect(logged).toContain("NATS was stuck; it is started again in 0.5 s.");
    expect(warnings().filter((words) => words.includes(NO_ANSWER)).length).toBeLessThanOrEqual(3);
    expect(things.log()).not.toContain(nats.address.password);
  });
});
