import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { openDatabase } from "@callboard/kit/postgres/pool.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import type { Tables } from "../../src/adapters/store/tables.ts";
import { unitOf } from "../../src/adapters/store/unit-of-work.ts";
import { raiseMinimumAges } from "../../src/app/position/raise-minimum-ages.ts";
import { approved, bare, castOf, openStage, type Cast, type Stage } from "../stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

test("a role with scenes from before the rule gets the minimum age of adults, once, with its event", async () => {
  const { SK } = await approved(stage, cast);
  await stage.sql("update position set nudity = true, nudity_description = 'Back.' where id = $1", [
    bare(SK),
  ]);
  const { db, close } = openDatabase<Tables>({
    url: stage.database.url,
    name: "test",
    log: createLog("test", "silent"),
  });
  const deps = { transaction: createTransaction(db, unitOf) };
  expect([await raiseMinimumAges(deps), await raiseMinimumAges(deps)]).toEqual([1, 0]);
  await close();
  const [row] = await stage.sql("select age_requirement from position where id = $1", [bare(SK)]);
  expect(row).toEqual({ age_requirement: "18" });
  expect((await stage.events(bare(SK))).at(-1)).toBe("position.updated");
});
