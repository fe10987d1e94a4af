import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Client } from "@opensearch-project/opensearch";
import { busDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { hasSmallDisks, mountSmallDisk, type SmallDisk } from "@callboard/testkit/small-disk.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import type { EventBus } from "@callboard/bus/bus.ts";
import { openPostgresBus } from "@callboard/bus/postgres/postgres-bus.ts";
import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { createOpenSearchClient, openOpenSearchIndex } from "./opensearch-search.ts";
import type { SearchDocument, SearchIndex } from "#search.ts";
import { cacheFolder } from "../../../../dev/engines/real/provisioning/cache.ts";
import type { RunningEngine } from "../../../../dev/engines/real/engine.ts";
import { startOpenSearch } from "../../../../dev/engines/real/servers/opensearch.ts";

const MEGABYTES = 128;
const LEFT_MEGABYTES = 12;
/** The engine checks its disk every ten seconds. */
const TIMEOUT_MS = 120_000;
const SUBJECT = "callboard.things.thing.made.v1";

const onDisk = hasSmallDisks() ? describe : describe.skip;

// The engine's own watermark without a small disk is tested in opensearch-engine.engine.test.ts, which needs no root.
onDisk("OpenSearch on a small disk that is full (mounted by root)", () => {
  let folder: string;
  let disk: SmallDisk | null = null;
  let engine: RunningEngine | undefined;
  let client: Client | undefined;
  let database: TestDatabase | undefined;
  let bus: EventBus | undefined;
  const lines: string[] = [];
  const log = createLog("test", "info", { write: (line: string) => void lines.push(line) });

  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), "callboard-full-"));
    disk = mountSmallDisk(join(folder, "data"), MEGABYTES);
    engine = await startOpenSearch({
      folder,
      cache: cacheFolder(),
      restart: false,
      settings: {
        "cluster.routing.allocation.disk.threshold_enabled": "true",
        "cluster.routing.allocation.disk.watermark.low": "32mb",
        "cluster.routing.allocation.disk.watermark.high": "28mb",
        "cluster.routing.allocation.disk.watermark.flood_stage": "24mb",
        "cluster.info.update.interval": "10s",
      },
    });
    client = createOpenSearchClient(engine.address.url);
    database = await busDatabase();
    bus = await openPostgresBus({ url: database.url, name: "test", log });
  });
  afterAll(async () => {
    await bus?.close();
    await database?.drop();
    await client?.close();
    await engine?.stop();
    disk?.remove();
    rmSync(folder, { recursive: true, force: true });
  });

  const thing = (id: string): SearchDocument => ({
    id,
    version: 1,
    newest: new Date(Date.UTC(2026, 0, 1)),
    text: { name: `name ${id}` },
  });

  /** Publishes an event for each, which updates the index. */
  async function happen(ids: readonly string[]): Promise<void> {
    const occurredAt = new Date();
    const payload = new Uint8Array();
    await bus?.publish(
      ids.map((aggregateId) => ({
        id: newId(),
        subject: SUBJECT,
        occurredAt,
        actorId: null,
        aggregateId,
        version: 1,
        traceparent: "",
        payload,
      })),
    );
  }

  const found = async (index: SearchIndex): Promise<readonly string[]> =>
    (await index.search({ text: "name", size: 50 })).ids.toSorted();

  test("refuses writes, searches all the same, says what to do once, and catches up by itself", async () => {
    if (!client || !disk || !bus) throw new Error("It did not start.");
    const index = openOpenSearchIndex(client, { name: "thing", text: { name: "A" } }, log);
    const tried: string[] = [];
    await bus.subscribe({
      name: "index",
      subjects: [SUBJECT],
      handle: async ({ aggregateId }) => {
        tried.push(aggregateId);
        await index.write([thing(aggregateId)]);
      },
    });
    await happen(["a"]);
    await waitFor("the first is found", async () => (await found(index)).includes("a"), TIMEOUT_MS);

    disk.fill(LEFT_MEGABYTES);
    const refusal = await waitFor(
      "the disk to be felt",
      () =>
        index.write([thing("probe")]).then(
          () => null,
          (error: unknown) => error,
        ),
      TIMEOUT_MS,
      500,
    );
    expect(refusal).toMatchObject({ failure: { code: "UNAVAILABLE", dependency: "search" } });
    await happen(["b", "c", "d"]);
    await waitFor("the index is tried", () => tried.includes("b"), TIMEOUT_MS);
    expect(await found(index)).toContain("a");
    expect(lines.filter((line) => line.includes("free space on its disk")).length).toBeLessThanOrEqual(2);
    expect(lines.join("")).toContain("OpenSearch");

    disk.makeRoom();
    const wanted = ["a", "b", "c", "d"];
    await waitFor(
      "the index has caught up",
      async () => wanted.every((id) => tried.includes(id)) && (await found(index)).includes("d"),
      TIMEOUT_MS,
      250,
    );
    expect(await found(index)).toEqual(expect.arrayContaining(wanted));
    expect([...new Set(tried)]).toEqual(wanted);
    expect(await bus.deadLetters(10)).toEqual([]);
  }, 420_000);
});
