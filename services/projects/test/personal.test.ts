import type { Actor } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { another } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import {
  approve,
  approved,
  bare,
  castOf,
  draft,
  force,
  move,
  openStage,
  step,
  submit,
  type Cast,
  type Stage,
} from "./stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

const relate = (keys: { PK: string; SK: string }, userId: string) =>
  stage.world.relations.push({
    projectId: bare(keys.PK),
    userId,
    positionId: bare(keys.SK),
    status: "Submitted",
  });
const USER_KEY = (actor: Cast["producer"]) => `USR#${actor.userId}`;

describe("favorites", () => {
  const toggle = (projectId: string, actor: Actor = cast.talent, favorite: boolean | null = null) =>
    stage.execute<{ toggleFavorite?: { Data: { Favorite: boolean } } }>(
      actor,
      "mutation($id: ID!, $f: Boolean) { toggleFavorite(projectId: $id, favorite: $f) { Data { Favorite } } }",
      { id: projectId, f: favorite },
    );
  const list = (actor: Actor = cast.talent, criteria: object = {}) =>
    stage.execute<{ getFavoriteProjects: { PK: string; Cursor: string; Data: { Favorite: boolean } }[] }>(
      actor,
      "query($c: PageCriteria) { getFavoriteProjects(criteria: $c) { PK Cursor Data { Favorite } } }",
      { c: criteria },
    );
  const keys = async (actor?: Actor, criteria?: object) =>
    (await list(actor, criteria)).data.getFavoriteProjects.map(({ PK }) => PK);

  test("come and go, are published once per change, and are one's own", async () => {
    const { PK } = await approved(stage, cast);
    const states = [];
    for (const favorite of [null, true, null, false, true])
      states.push((await toggle(PK, cast.talent, favorite)).data.toggleFavorite?.Data.Favorite);
    expect(states).toEqual([true, true, false, false, true]);
    const published = (await stage.events(bare(PK))).filter((event) => event === "project.favorited");
    expect(published).toHaveLength(3);
    expect((await list()).data.getFavoriteProjects).toMatchObject([{ PK, Data: { Favorite: true } }]);
    expect(await keys(cast.otherTalent)).toEqual([]);
    await toggle(PK, cast.talent, false);
  });

  test("page by their time, show what is still open, and cost the same for many", async () => {
    const own = castOf(stage.world);
    const open = [await approved(stage, own), await approved(stage, own), await approved(stage, own)];
    const secret = await approved(stage, own, { Public: false });
    const lost = await approved(stage, own);
    relate(secret, own.talent.userId);
    const all = [...open, secret, lost].map(({ PK }) => PK);
    await toggle(all[0] ?? "", own.talent);
    const one = await list(own.talent);
    for (const PK of all.slice(1)) await toggle(PK, own.talent);
    await force(stage, lost.PK, "Denied");
    const shown = all.slice(0, 4).toReversed();
    expect(await keys(own.talent)).toEqual(shown);
    expect(await keys(own.talent, { SortOrder: "Oldest" })).toEqual(shown.toReversed());
    const [first] = (await list(own.talent, { PageSize: 1 })).data.getFavoriteProjects;
    expect(await keys(own.talent, { After: first?.Cursor })).toEqual(shown.slice(1));
    expect((await list(own.talent)).sqlStatements).toBe(one.sqlStatements);
    await toggle(lost.PK, own.producer);
    expect(await keys(own.producer)).toEqual([lost.PK]);
  });

  test("need a project that one may open, and are 500 at most", async () => {
    const { PK } = await draft(stage, cast.producer);
    expect((await toggle(PK)).errors[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await toggle("?")).errors[0]?.extensions).toMatchObject({ fields: [{ path: "projectId" }] });
    const open = await approved(stage, cast);
    await stage.sql(
      `with made as (insert into project (id, company_id, created_by, status, version, revision)
         select gen_random_uuid(), $2, $2, 'Draft', 1, 1 from generate_series(1, 500) returning id)
       insert into favorite (user_id, project_id) select $1, id from made`,
      [cast.agent.userId, newId()],
    );
    expect((await toggle(open.PK, cast.agent)).errors[0]?.extensions).toMatchObject({
      code: "LIMIT",
      limit: "FAVORITES",
      max: 500,
    });
    expect((await toggle(open.PK, cast.agent, false)).errors).toEqual([]);
  });
});

describe("a member's projects", () => {
  const list = (actor: Actor, id: string, criteria: object = {}) =>
    stage.execute<{ getUserProjects?: { PK: string; Cursor: string }[] }>(
      actor,
      "query($id: ID!, $c: PageCriteria) { getUserProjects(id: $id, criteria: $c) { PK Cursor } }",
      { id, c: criteria },
    );
  const count = (actor: Actor, UserId: string) =>
    stage.execute<{ getUserMonthlyProjects: number }>(
      actor,
      "query($id: ID!) { getUserMonthlyProjects(UserId: $id) }",
      { id: UserId },
    );

  test("are all for the company and admins, for others what they may open", async () => {
    const own = castOf(stage.world);
    const hidden = await draft(stage, own.producer);
    const open = await approved(stage, own);
    const secret = await approved(stage, own, { Public: false });
    relate(secret, own.talent.userId);
    const keys = async (actor: Actor) =>
      (await list(actor, USER_KEY(own.producer))).data.getUserProjects?.map(({ PK }) => PK);
    for (const actor of [own.producer, own.colleague, own.admin])
      expect(await keys(actor)).toEqual([secret.PK, open.PK, hidden.PK]);
    expect(await keys(own.talent)).toEqual([secret.PK, open.PK]);
    for (const actor of [own.otherTalent, own.rival, own.freelancer])
      expect(await keys(actor)).toEqual([open.PK]);
    const [first] = (await list(own.producer, USER_KEY(own.producer))).data.getUserProjects ?? [];
    expect(
      (await list(own.producer, USER_KEY(own.producer), { After: first?.Cursor })).data.getUserProjects,
    ).toHaveLength(2);
  });

  test("are counted by the month, deleted ones aside", async () => {
    const own = castOf(stage.world);
    const { PK } = await draft(stage, own.producer);
    const gone = await draft(stage, own.producer);
    await move(stage, own.producer, "deleteProject", gone.PK);
    await stage.sql(
      `insert into project (id, company_id, created_by, status, version, revision)
       values ('01000000-0000-7000-8000-000000000000', $1, $2, 'Draft', 1, 1)`,
      [own.companyId, own.producer.userId],
    );
    for (const actor of [own.producer, own.admin])
      expect((await count(actor, USER_KEY(own.producer))).data).toEqual({ getUserMonthlyProjects: 1 });
    expect(PK).toMatch(/^PRJ#/);
    await stage.sql("delete from project where created_by = $1", [own.producer.userId]);
  });

  test("are unknown of nobody, and the count of others", async () => {
    const nobody = newId();
    stage.world.nobodies.add(nobody);
    const code = (answer: { errors: readonly { extensions: { code: string } }[] }) =>
      answer.errors[0]?.extensions.code;
    expect(code(await list(cast.admin, nobody))).toBe("NOT_FOUND");
    expect(code(await count(cast.admin, nobody))).toBe("NOT_FOUND");
    expect(code(await count(cast.colleague, USER_KEY(cast.producer)))).toBe("NOT_FOUND");
    expect(code(await count(cast.talent, USER_KEY(cast.talent)))).toBe("FORBIDDEN");
    expect((await count(cast.admin, "?")).errors[0]?.extensions).toMatchObject({
      fields: [{ path: "UserId" }],
    });
    expect((await list(cast.admin, "?")).errors[0]?.extensions).toMatchObject({ fields: [{ path: "id" }] });
  });
});

describe("advanced search", () => {
  const find = (criteria: object) =>
    stage.execute<{ advancedProjectSearch?: { PK: string }[] }>(
      another(cast.talent),
      "query($c: AdvancedProjectSearchCriteria!) { advancedProjectSearch(criteria: $c) { PK } }",
      { c: criteria },
    );

  test("finds by any field of a position", async () => {
    const Name = "Zephyrine";
    const plain = await draft(stage, cast.producer, { Name });
    const special = await draft(stage, cast.producer, { Name });
    await step(stage, cast.producer, "updateProjectPosition", {
      ...special,
      EyeColor: ["Green"],
      Languages: ["Arabic"],
      UnionType: "SAG-AFTRA",
      Nudity: true,
      NudityDescription: "Seen from behind.",
      AgeRequirement: "21",
      SubmissionsDueBy: "2098-01-01T12:00:00Z",
    });
    for (const { PK } of [plain, special]) {
      for (const move of [submit, approve]) expect((await move(stage, cast.admin, PK)).errors).toEqual([]);
    }
    const keys = async (criteria: object) =>
      (await find({ Text: Name, SortOrder: "Oldest", ...criteria })).data.advancedProjectSearch?.map(
        ({ PK }) => PK,
      );
    await waitFor("both are found", async () => (await keys({}))?.length === 2);
    for (const criteria of [
      { UnionType: ["SAG-AFTRA"] },
      { Nudity: true },
      { DueTo: "2098-01-01" },
      { Nudity: true, EyeColor: ["Green"], Languages: ["Arabic"] },
    ])
      expect([criteria, await keys(criteria)]).toEqual([criteria, [special.PK]]);
    for (const criteria of [{ EyeColor: ["Blue"] }, { Languages: ["Italian"] }, { Nudity: false }])
      expect([criteria, await keys(criteria)]).toEqual([criteria, [plain.PK]]);
    for (const criteria of [{ EyeColor: ["Green"] }, { AdultScenes: false }, { DueFrom: "2098-01-01" }])
      expect([criteria, (await keys(criteria))?.length]).toEqual([criteria, 2]);
  });

  test("names every unknown value", async () => {
    const { errors } = await find({ EyeColor: ["Plaid"], RateFrequency: ["Never"], PageSize: 0 });
    expect(errors[0]?.extensions.fields?.map(({ path }) => path).toSorted()).toEqual([
      "criteria.EyeColor",
      "criteria.PageSize",
      "criteria.RateFrequency",
    ]);
  });
});
