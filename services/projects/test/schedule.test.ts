import { randomUUID } from "node:crypto";
import type { Actor } from "@callboard/kit/actor.ts";
import { approved, bare, castOf, draft, force, openStage, type Cast, type Stage } from "./stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

interface Slots {
  saveAuditionTime: { Auditions: { SK: string; Data: { StartsAt: string; Capacity: number } }[] };
}
const saveSlot = (value: object, actor: Actor = cast.producer) =>
  stage.execute<Slots>(
    actor,
    "mutation($input: AuditionTimeInput!) { saveAuditionTime(auditionTime: $input) { Auditions { SK Data { StartsAt Capacity } } } }",
    { input: value },
  );
const saveDate = (value: object, actor: Actor = cast.producer) =>
  stage.execute<{ saveFilmingDate: { SK: string } }>(
    actor,
    "mutation($input: FilmingDateInput!) { saveFilmingDate(filmingDate: $input) { PK SK Data { Date Time Zone ProjectId } } }",
    { input: value },
  );
const SLOT = { Date: "2099-03-01", Time: "09:00", Zone: "America/New_York", LengthMinutes: 20, Capacity: 2 };

describe("audition slots", () => {
  test("a series follows one another, once for each ClientKey", async () => {
    const { PK } = await draft(stage, cast.producer);
    const input = { PK, ...SLOT, SeriesCount: 3, BreakMinutes: 10, ClientKey: randomUUID() };
    await saveSlot(input);
    const { data, errors } = await saveSlot(input);
    expect(errors).toEqual([]);
    expect(data.saveAuditionTime.Auditions.map((slot) => slot.Data.StartsAt)).toEqual([
      "2099-03-01T14:00:00.000Z",
      "2099-03-01T14:30:00.000Z",
      "2099-03-01T15:00:00.000Z",
    ]);
    expect((await stage.events(bare(PK))).filter((event) => event === "schedule.changed")).toHaveLength(1);
  });

  test("one is changed; a lower capacity is casting's to allow", async () => {
    const { PK } = await draft(stage, cast.producer);
    const [slot] = (await saveSlot({ PK, ...SLOT })).data.saveAuditionTime.Auditions;
    const moved = await saveSlot({ PK, SK: slot?.SK, Time: "10:00" });
    expect(moved.data.saveAuditionTime.Auditions[0]?.Data).toEqual({
      StartsAt: "2099-03-01T15:00:00.000Z",
      Capacity: 2,
    });
    const lowered = await saveSlot({ PK, SK: slot?.SK, Capacity: 1 });
    expect(lowered.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "HAS_CONFIRMED" });
  });

  test("bad fields are named, and the 501st slot is over the limit", async () => {
    const { PK } = await draft(stage, cast.producer);
    const bad = await saveSlot({ PK, Date: "2099-03-01", Time: "9", Zone: "Mars", Link: "ftp://x" });
    expect(bad.errors[0]?.extensions.fields?.map((field) => field.path)).toEqual([
      "auditionTime.Time",
      "auditionTime.Zone",
      "auditionTime.Link",
    ]);
    for (let index = 0; index < 5; index += 1) await saveSlot({ PK, ...SLOT, SeriesCount: 100 });
    expect((await saveSlot({ PK, ...SLOT })).errors[0]?.extensions).toMatchObject({
      code: "LIMIT",
      max: 500,
    });
  });

  test("the company and those who submitted read them, others of a visible project none", async () => {
    const { PK, SK } = await approved(stage, cast);
    await saveSlot({ PK, ...SLOT });
    stage.world.relations.push({
      projectId: bare(PK),
      userId: cast.talent.userId,
      positionId: bare(SK),
      status: "AuditionConfirmed",
    });
    const query = "query($pK: ID!) { getAuditionTimes(pK: $pK) { Auditions { SK } } }";
    const seen = async (actor: Actor) =>
      (await stage.execute<{ getAuditionTimes: { Auditions: unknown[] } }>(actor, query, { pK: PK })).data
        .getAuditionTimes.Auditions.length;
    for (const actor of [cast.producer, cast.colleague, cast.admin, cast.talent, cast.agent])
      expect(await seen(actor)).toBe(1);
    for (const actor of [cast.otherTalent, cast.rival, cast.freelancer]) expect(await seen(actor)).toBe(0);
  });

  test.each(["Pending", "Closed"])("of a %s project are refused", async (state) => {
    const { PK } = await draft(stage, cast.producer);
    await force(stage, PK, state);
    expect((await saveSlot({ PK, ...SLOT })).errors[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      state,
    });
  });
});

describe("filming dates", () => {
  test("are added, changed and published; the same change again publishes nothing", async () => {
    const { PK } = await draft(stage, cast.producer);
    const added = await saveDate({ PK, Date: "2099-03-05", Zone: "America/Chicago" });
    expect(added.data.saveFilmingDate).toMatchObject({
      PK,
      Data: { Date: "2099-03-05", Time: null, ProjectId: PK },
    });
    const SK = added.data.saveFilmingDate.SK;
    await saveDate({ PK, SK, Time: "06:30" });
    await saveDate({ PK, SK, Time: "06:30" });
    expect((await stage.events(bare(PK))).filter((event) => event === "schedule.changed")).toHaveLength(2);
    const query = "query($pK: ID!) { getFilmingTimes(pK: $pK) { FilmingDates { Data { Date Time } } } }";
    expect((await stage.execute(cast.producer, query, { pK: PK })).data).toEqual({
      getFilmingTimes: {
        FilmingDates: [
          { Data: { Date: "2099-03-01", Time: "07:00" } },
          { Data: { Date: "2099-03-05", Time: "06:30" } },
        ],
      },
    });
  });

  test("of an approved project mark it for the admins", async () => {
    const { PK } = await approved(stage, cast);
    await saveDate({ PK, Date: "2099-03-05", Zone: "UTC" });
    const [row] = await stage.sql("select changed_since_approval from project where id = $1", [bare(PK)]);
    expect(row).toEqual({ changed_since_approval: true });
  });

  test("name their bad fields and a missing project", async () => {
    const { PK } = await draft(stage, cast.producer);
    expect(
      (await saveDate({ PK, Time: "9" })).errors[0]?.extensions.fields?.map((field) => field.path),
    ).toEqual(["filmingDate.Date", "filmingDate.Time", "filmingDate.Zone"]);
    expect((await saveDate({ Date: "2099-01-01", Zone: "UTC" })).errors[0]?.extensions).toMatchObject({
      fields: [{ path: "filmingDate.PK" }],
    });
    expect(
      (await saveDate({ PK, Date: "2099-01-01", Zone: "UTC" }, cast.rival)).errors[0]?.extensions.code,
    ).toBe("NOT_FOUND");
  });
});
