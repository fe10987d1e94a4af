import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { createReadModels } from "../../src/adapters/store/read-models.ts";
import { createReads } from "../../src/adapters/store/reads.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { companyStage } from "../company-stage.ts";

/** What sweeps list: each row once, and what fails holds up nothing behind it. */
const never = String(3_600_000);
const stage = companyStage({ EXPIRY_SWEEP_MS: never, ANNOUNCE_SWEEP_MS: never });
let database: Database<Tables>;
beforeEach(() => {
  const log = createLog("test", "silent");
  database = openDatabase({ url: stage.world.databaseUrl, name: "test", log });
});
afterEach(() => database.close());

test("free places are listed page by page", async () => {
  for (const slot of [1, 2, 3].map(() => stage.world.others.slot(stage.projectId))) {
    const sent = await stage.calls.send(stage.world.others.position(stage.projectId));
    await stage.calls.request(stage.producer, sent, null);
    expect(await stage.calls.join(sent.talent, sent, slot)).toEqual([]);
  }
  const { freedPlaces } = createReads(database.db);
  const all = await freedPlaces(new Date(), null, 100);
  expect(all).toHaveLength(3);
  const [first] = await freedPlaces(new Date(), null, 1);
  expect(await freedPlaces(new Date(), first!, 100)).toEqual(all.slice(1));
  expect(await freedPlaces(new Date(), all[2]!, 100)).toEqual([]);
});

test("decisions that a close makes due are listed once", async () => {
  const positionId = stage.world.others.position(stage.projectId);
  for (let count = 0; count < 3; count += 1)
    await stage.calls.book(stage.producer, await stage.calls.send(positionId), false);
  await createReadModels(database.db).announceNow(stage.projectId);
  const { dueAnnouncements } = createReads(database.db);
  const soon = new Date(Date.now() + 60_000);
  const all = await dueAnnouncements(soon, null, 100);
  expect(all).toHaveLength(3);
  expect(await dueAnnouncements(soon, all.at(-1)!, 100)).toEqual([]);
});
