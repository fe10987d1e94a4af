import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { createReads } from "../../src/adapters/store/reads.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { unitOf } from "../../src/adapters/store/unit-of-work.ts";
import { reckonSlots } from "../../src/app/schedule/reckon-slots.ts";
import { bare, castOf, draft, openStage, type Cast, type Stage } from "../stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

const SAVE = `mutation($input: AuditionTimeInput!) {
  saveAuditionTime(auditionTime: $input) { Auditions { SK Data { Date Time StartsAt Later } } } }`;
const slotOf = async (input: object) => {
  const { PK } = await draft(stage, cast.producer);
  const saved = await stage.execute<{
    saveAuditionTime: { Auditions: { SK: string; Data: Record<string, unknown> }[] };
  }>(cast.producer, SAVE, { input: { PK, ...input } });
  return { PK, saved, slot: saved.data?.saveAuditionTime?.Auditions[0] };
};

test("new zone data move the instant of a slot, once, and neither its clock time nor the past", async () => {
  const at = { Date: "2099-12-10", Time: "10:00", Zone: "America/Winnipeg" };
  const { PK, slot } = await slotOf(at);
  const gone = await slotOf({ ...at, Date: "2020-12-10" });
  // As data of another version reckoned them: an hour too early.
  await stage.sql("update audition_slot set starts_at = starts_at - interval '1 hour'");
  const opened = openDatabase<Tables>({
    url: stage.database.url,
    name: "test",
    log: createLog("test", "silent"),
  });
  const { db, close } = opened;
  const deps = { reads: createReads(db), transaction: createTransaction(db, unitOf), now: () => new Date() };
  const before = (await stage.events(bare(PK))).length;
  expect([await reckonSlots(deps, "2026f"), await reckonSlots(deps, "2026f")]).toEqual([1, 0]);
  await close();
  const rows = await stage.sql(
    "select date::text, time, starts_at, version from audition_slot where id = $1",
    [bare(slot!.SK)],
  );
  expect(rows).toEqual([
    { date: "2099-12-10", time: "10:00", starts_at: new Date(String(slot!.Data["StartsAt"])), version: 2 },
  ]);
  expect((await stage.events(bare(PK))).slice(before)).toEqual(["schedule.changed"]);
  const [old] = await stage.sql("select version from audition_slot where id = $1", [bare(gone.slot!.SK)]);
  expect(old).toEqual({ version: 1 });
});

test("a time that clocks skip is refused by its field, also within a series", async () => {
  const skipped = { Date: "2099-03-08", Time: "02:30", Zone: "America/New_York" };
  for (const input of [skipped, { ...skipped, Time: "01:40", SeriesCount: 3, LengthMinutes: 30 }]) {
    const { saved } = await slotOf(input);
    expect(saved.errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ path: "auditionTime.Time", rule: "TIME_SKIPPED" }],
    });
  }
});

test("a time that clocks show twice needs a choice, and either is stored", async () => {
  const twice = { Date: "2099-11-01", Time: "01:30", Zone: "America/New_York" };
  const { saved } = await slotOf(twice);
  expect(saved.errors[0]?.extensions).toMatchObject({
    fields: [{ path: "auditionTime.Later", rule: "TIME_TWICE" }],
  });
  const [first, second] = [await slotOf({ ...twice, Later: false }), await slotOf({ ...twice, Later: true })];
  expect(first.slot?.Data).toMatchObject({ StartsAt: "2099-11-01T05:30:00.000Z", Later: false });
  expect(second.slot?.Data).toMatchObject({ StartsAt: "2099-11-01T06:30:00.000Z", Later: true });
  const once = await slotOf({ ...twice, Time: "09:00", Later: true });
  expect(once.slot?.Data).toMatchObject({ Later: null });
});

test("a zone is stored by its present name", async () => {
  const { PK } = await slotOf({ Date: "2099-11-02", Time: "10:00", Zone: "Asia/Calcutta" });
  const rows = await stage.sql("select zone from audition_slot where project_id = $1", [bare(PK)]);
  expect(rows).toEqual([{ zone: "Asia/Kolkata" }]);
});
