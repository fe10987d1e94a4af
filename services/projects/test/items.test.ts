import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { approved, bare, castOf, dates, draft, force, openStage, type Cast, type Stage } from "./stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

const remove = (items: readonly object[], actor: Actor = cast.producer) =>
  stage.execute<{ deleteItems?: { Status: string; Items: { Status: string; Rule: string | null }[] } }>(
    actor,
    `mutation($items: [ItemInput!]!) {
      deleteItems(items: $items) { Status Items { PK SK Status Code Rule Message } } }`,
    { items },
  );
const removeOne = (operation: string, pK: string, sK: string, actor: Actor = cast.producer) =>
  stage.execute(actor, `mutation($pK: ID!, $sK: ID!) { ${operation}(pK: $pK, sK: $sK) { Status } }`, {
    pK,
    sK,
  });
const changes = async (PK: string) =>
  (await stage.events(bare(PK))).filter((event) => /schedule|media|docs/.test(event));

describe("one date or slot", () => {
  test("is removed once, and published once", async () => {
    const { PK } = await draft(stage, cast.producer);
    const { date, slot } = await dates(stage, cast.producer, PK);
    for (const _ of ["first", "again"]) {
      expect((await removeOne("deleteFilmingDate", PK, date)).errors).toEqual([]);
      expect((await removeOne("deleteAuditionTime", PK, slot)).errors).toEqual([]);
    }
    expect(await changes(PK)).toHaveLength(4);
    const query = `query($pK: ID!) { getFilmingTimes(pK: $pK) { FilmingDates { SK } }
      getAuditionTimes(pK: $pK) { Auditions { SK } } }`;
    expect((await stage.execute(cast.producer, query, { pK: PK })).data).toMatchObject({
      getFilmingTimes: { FilmingDates: [expect.anything()] },
      getAuditionTimes: { Auditions: [] },
    });
  });

  test("of an approved project marks it, and casting decides about the slot", async () => {
    const { PK } = await approved(stage, cast);
    const { date, slot } = await dates(stage, cast.producer, PK);
    await stage.sql("update project set changed_since_approval = false where id = $1", [bare(PK)]);
    const refused = await removeOne("deleteAuditionTime", PK, slot);
    expect(refused.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "HAS_CONFIRMED" });
    stage.world.slotsAreConfirmed = false;
    expect((await removeOne("deleteAuditionTime", PK, slot)).errors).toEqual([]);
    stage.world.slotsAreConfirmed = true;
    const marked = "select changed_since_approval as marked from project where id = $1";
    expect(await stage.sql(marked, [bare(PK)])).toEqual([{ marked: false }]);
    await removeOne("deleteFilmingDate", PK, date);
    expect(await stage.sql(marked, [bare(PK)])).toEqual([{ marked: true }]);
  });

  test("names bad keys, and knows no strangers and no other project's dates", async () => {
    const { PK } = await draft(stage, cast.producer);
    const other = await draft(stage, cast.producer);
    const { date, slot } = await dates(stage, cast.producer, PK);
    for (const [operation, sK] of [
      ["deleteFilmingDate", date],
      ["deleteAuditionTime", slot],
    ] as const) {
      const failing = async (one: string, two: string, actor?: Actor) =>
        (await removeOne(operation, one, two, actor)).errors[0]?.extensions;
      expect(await failing("?", "?")).toMatchObject({ fields: [{ path: "pK" }, { path: "sK" }] });
      expect(await failing(other.PK, sK)).toMatchObject({ code: "NOT_FOUND" });
      expect(await failing(PK, sK.replace(/[^#]+$/, newId()))).toMatchObject({ code: "NOT_FOUND" });
      expect(await failing(PK, sK, cast.rival)).toMatchObject({ code: "NOT_FOUND" });
      expect(await failing(PK, sK, cast.talent)).toMatchObject({ code: "FORBIDDEN" });
      for (const state of ["Pending", "Closed"]) {
        await force(stage, PK, state);
        expect(await failing(PK, sK)).toMatchObject({ code: "CONFLICT", state });
      }
      await force(stage, PK, "Draft");
    }
  });
});

describe("deleteItems", () => {
  test("removes what it can and says why the rest is left", async () => {
    const { PK, SK } = await approved(stage, cast);
    const { date, slot } = await dates(stage, cast.producer, PK);
    const rival = await draft(stage, cast.rival).catch(() => null);
    stage.world.booked.set(bare(SK), 1);
    stage.world.slotsAreConfirmed = false;
    const { data, errors } = await remove([
      { PK, SK },
      { PK, SK: date },
      { PK, SK: slot },
      { PK: `PRJ#${newId()}`, SK: date },
      { PK: rival?.PK ?? PK, SK: `FILM#${newId()}` },
    ]);
    stage.world.slotsAreConfirmed = true;
    expect(errors).toEqual([]);
    expect(data.deleteItems).toMatchObject({
      Status: "Partial",
      Items: [
        { PK, SK, Status: "Skipped", Code: "CONFLICT", Rule: "HAS_SUBMISSIONS" },
        { PK, SK: date, Status: "Done", Code: null, Rule: null, Message: null },
        { PK, SK: slot, Status: "Done" },
        { Status: "Skipped", Code: "NOT_FOUND" },
        { Status: "Skipped", Code: "NOT_FOUND" },
      ],
    });
    expect((await changes(PK)).slice(-1)).toEqual(["schedule.changed"]);
  });

  test("gives casting's consent back when the project is submitted meanwhile", async () => {
    const { PK, SK } = await approved(stage, cast);
    stage.world.meanwhile = () => force(stage, PK, "Pending");
    const { errors } = await remove([{ PK, SK }]);
    stage.world.meanwhile = async () => undefined;
    expect(errors[0]?.extensions).toMatchObject({ code: "CONFLICT", state: "Pending" });
    expect(stage.world.castingCalls.filter((call) => call.includes(bare(SK)))).toEqual([
      `remove ${bare(SK)}`,
      `withdraw ${bare(SK)}`,
    ]);
  });

  test("names bad keys, an empty list, too many, and is nothing for strangers", async () => {
    const { PK, SK } = await draft(stage, cast.producer);
    const failing = async (items: readonly object[], actor?: Actor) =>
      (await remove(items, actor)).errors[0]?.extensions;
    expect(await failing([])).toMatchObject({ fields: [{ path: "items" }] });
    expect(
      await failing([
        { PK, SK },
        { PK: "?", SK: `SUB#${newId()}` },
      ]),
    ).toMatchObject({
      fields: [{ path: "items.1.PK" }, { path: "items.1.SK", rule: "KEY" }],
    });
    expect(await failing(Array.from({ length: 101 }, () => ({ PK, SK })))).toMatchObject({
      code: "LIMIT",
      max: 100,
    });
    expect(await failing([{ PK, SK }], cast.rival)).toMatchObject({ code: "NOT_FOUND" });
    expect(await failing([{ PK, SK }], cast.talent)).toMatchObject({ code: "FORBIDDEN" });
  });

  test("costs as many statements for many as for one", async () => {
    const { PK } = await draft(stage, cast.producer);
    const series = { PK, Date: "2099-02-01", Time: "09:00", Zone: "UTC", SeriesCount: 40 };
    const saved = await stage.execute<{ saveAuditionTime: { Auditions: { SK: string }[] } }>(
      cast.producer,
      "mutation($a: AuditionTimeInput!) { saveAuditionTime(auditionTime: $a) { Auditions { SK } } }",
      { a: series },
    );
    const [first, ...others] = saved.data.saveAuditionTime.Auditions.map(({ SK }) => ({ PK, SK }));
    const one = await remove([first ?? {}]);
    const many = await remove(others);
    expect(many.data.deleteItems?.Status).toBe("OK");
    expect(many.sqlStatements).toBe(one.sqlStatements);
  });
});
