import type { Actor } from "@callboard/kit/actor.ts";
import { approved, bare, castOf, draft, openStage, POSITION, type Cast, type Stage } from "./stage.ts";

let stage: Stage;
let cast: Cast;
beforeAll(async () => {
  stage = await openStage();
  cast = castOf(stage.world);
});
afterAll(() => stage.close());

const relate = (PK: string, SK: string, status: string, userId: string) =>
  stage.world.relations.push({ projectId: bare(PK), userId, positionId: bare(SK), status });

describe("a company's projects", () => {
  const QUERY =
    "query($criteria: CompanyProjectsCriteria!) { getCompanyProjects(criteria: $criteria) { PK Cursor Data { View } } }";
  const list = async (actor: Actor, criteria: object) =>
    stage.execute<{ getCompanyProjects: { PK: string; Cursor: string }[] }>(actor, QUERY, { criteria });

  test("are all for the company, and for others what they may open", async () => {
    const own = castOf(stage.world);
    const hidden = await draft(stage, own.producer);
    const open = await approved(stage, own);
    const secret = await approved(stage, own, { Public: false });
    relate(secret.PK, secret.SK, "Submitted", own.talent.userId);
    const criteria = { CompanyId: `CMP#${own.companyId}` };
    const keys = async (actor: Actor, more = {}) =>
      (await list(actor, { ...criteria, ...more })).data.getCompanyProjects.map((project) => project.PK);
    expect(await keys(own.producer)).toEqual([secret.PK, open.PK, hidden.PK]);
    expect(await keys(own.producer, { SortOrder: "Oldest", Status: ["Approved"] })).toEqual([
      open.PK,
      secret.PK,
    ]);
    expect(await keys(own.otherTalent)).toEqual([open.PK]);
    expect(await keys(own.talent)).toEqual([secret.PK, open.PK]);
    expect(await keys(own.agent)).toEqual([secret.PK, open.PK]);
    expect(await keys(own.rival)).toEqual([open.PK]);
  });

  test.each(["Newest", "Oldest"])("go on behind the cursor of any record: %s", async (SortOrder) => {
    const own = castOf(stage.world);
    for (let index = 0; index < 3; index += 1) await draft(stage, own.producer);
    const page = async (criteria: object) =>
      (await list(own.producer, { SortOrder, ...criteria })).data.getCompanyProjects;
    const all = await page({});
    expect(all).toHaveLength(3);
    for (const [index, { Cursor }] of all.entries())
      expect(await page({ After: Cursor })).toEqual(all.slice(index + 1));
    const [first] = all;
    const other = { After: first?.Cursor, SortOrder: SortOrder === "Newest" ? "Oldest" : "Newest" };
    for (const criteria of [other, { After: first?.PK }, { SortOrder: "desc" }])
      expect((await list(own.producer, { SortOrder, ...criteria })).errors[0]?.extensions).toMatchObject({
        code: "VALIDATION",
        fields: [{ path: "After" in criteria ? "criteria.After" : "criteria.SortOrder" }],
      });
  });

  test("show a submitter each private one, however many there are", async () => {
    const own = castOf(stage.world);
    const secret = await approved(stage, own, { Public: false });
    relate(secret.PK, secret.SK, "Submitted", own.talent.userId);
    await stage.sql(
      `insert into project (id, company_id, created_by, status, version, revision, public)
       select ('ffffffff-ffff-7fff-8fff-' || lpad(n::text, 12, '0'))::uuid, $1, $2, 'Approved', 1, 1, false
       from generate_series(1, 1000) n`,
      [own.companyId, own.producer.userId],
    );
    const { data } = await list(own.talent, { CompanyId: `CMP#${own.companyId}` });
    expect(data.getCompanyProjects).toMatchObject([{ PK: secret.PK }]);
  });

  test("are found by beginnings of words, and by roles where all roles are seen", async () => {
    const own = castOf(stage.world);
    const island = await approved(stage, own, { Name: "Işık Adası" });
    const found = async (actor: Actor, Text: string) =>
      (await list(actor, { CompanyId: `CMP#${own.companyId}`, Text })).data.getCompanyProjects.map(
        ({ PK }) => PK,
      );
    await approved(stage, own, { Name: "Harbor Lights" });
    const [role] = POSITION.PositionName.split(" ");
    for (const text of ["isik", "ISIK ada", "adasi", "Işık"])
      expect(await found(own.producer, text)).toEqual([island.PK]);
    expect(await found(own.rival, "isik")).toEqual([island.PK]);
    const moon = await approved(stage, own, { Name: "O’Hara’nın Ay-Işığı" });
    for (const text of ["ohara", "o hara ay", "ayisigi"])
      expect(await found(own.producer, text)).toEqual([moon.PK]);
    for (const text of ["sık", "isik harbor", "!?"]) expect(await found(own.producer, text)).toEqual([]);
    expect(await found(own.producer, "  ")).toHaveLength(3);
    expect(await found(own.producer, String(role).toLowerCase())).toHaveLength(3);
    expect(await found(own.rival, String(role).toLowerCase())).toEqual([]);
    const { errors } = await list(own.producer, { Text: "x".repeat(121) });
    expect(errors[0]?.extensions).toMatchObject({ code: "VALIDATION", fields: [{ path: "criteria.Text" }] });
  });

  test("need a company", async () => {
    expect((await list(cast.freelancer, {})).errors[0]?.extensions).toMatchObject({
      code: "CONFLICT",
      rule: "NO_COMPANY",
    });
    expect((await list(cast.producer, { Status: ["Lost"] })).errors[0]?.extensions).toMatchObject({
      fields: [{ path: "criteria.Status" }],
    });
  });

  test("with positions and dates of each cost the same for a page of one and of many", async () => {
    const own = castOf(stage.world);
    const criteria = { CompanyId: `CMP#${own.companyId}` };
    const query = `query($criteria: CompanyProjectsCriteria!) { getCompanyProjects(criteria: $criteria) {
      PK Data { Positions { Data { PositionName Project { PK } } } FilmingDates { SK } ReviewHistory { Round } } } }`;
    await approved(stage, own);
    const one = await stage.execute(own.producer, query, { criteria });
    for (let index = 0; index < 4; index += 1) await approved(stage, own);
    const many = await stage.execute(own.producer, query, { criteria });
    expect(one.errors).toEqual([]);
    expect(many.sqlStatements).toBe(one.sqlStatements);
    expect(many.sqlStatements).toBeLessThanOrEqual(5);
    expect(many.grpcCalls).toBe(0);
  });
});
