import { GUEST, type Member } from "@callboard/kit/actor.ts";
import { createGrpcClient } from "@callboard/grpc/client.ts";
import { newId } from "@callboard/kit/ids.ts";
import { newScope, runInScope } from "@callboard/kit/process/request-scope.ts";
import { TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { key, openStage, registered, writeProfile, writeSkills, type Stage } from "./stage.ts";

let stage: Stage;
let talent: Member;
const admin = member({ roles: ["Admin"] });
beforeAll(async () => {
  stage = await openStage();
  talent = await registered(stage);
});
afterAll(() => stage.close());

const agentOf = (person: Member) => member({ roles: ["Agent"], representedIds: [person.userId] });
const producer = () => member({ roles: ["Production"], organisationId: newId() });

describe("writing the profile", () => {
  test("works for the talent, the linked agent and an admin, and publishes it once each", async () => {
    const own = await registered(stage);
    expect((await writeProfile(stage, own, { EyeColor: "Blue" })).errors).toEqual([]);
    expect((await writeProfile(stage, own, { EyeColor: "Blue" })).errors).toEqual([]);
    expect((await writeProfile(stage, agentOf(own), { PK: key(own), Gender: "Female" })).errors).toEqual([]);
    expect((await writeProfile(stage, admin, { PK: key(own), EyeColor: null })).errors).toEqual([]);
    expect(
      await stage.sql("select eye_color, gender, version from profile where user_id = $1", [own.userId]),
    ).toEqual([{ eye_color: null, gender: "Female", version: 3 }]);
    expect(await stage.events(own.userId)).toEqual(
      Array.from({ length: 3 }, () => "talent.demographics_updated"),
    );
  });

  test("works before registration on the own record alone", async () => {
    const newcomer = member({ registered: false });
    expect((await writeProfile(stage, newcomer, { EyeColor: "Blue" })).errors).toEqual([]);
    const other = await writeProfile(stage, newcomer, { PK: key(talent), EyeColor: "Blue" });
    expect(other.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "REGISTRATION" });
  });

  test.each([
    ["a guest", () => GUEST, "UNAUTHENTICATED"],
    ["another talent", () => member({ roles: ["Talent"] }), "FORBIDDEN"],
    ["an agent without a link", () => member({ roles: ["Agent"] }), "FORBIDDEN"],
    ["a producer", () => producer(), "FORBIDDEN"],
    ["a suspended agent of the talent", () => ({ ...agentOf(talent), suspended: true }), "FORBIDDEN"],
  ])("is rejected for %s and changes nothing", async (_who, actor, code) => {
    const before = await stage.events(talent.userId);
    for (const answer of [
      await writeProfile(stage, actor(), { PK: key(talent), EyeColor: "Blue" }),
      await writeSkills(stage, actor(), key(talent), ["Dancer"]),
    ])
      expect(answer.errors[0]?.extensions.code).toBe(code);
    expect(await stage.events(talent.userId)).toEqual(before);
  });

  test("of nobody, and of somebody who is hidden, is NOT_FOUND; a bad key is VALIDATION", async () => {
    const hidden = await registered(stage, { suspended: true });
    const code = async (actor: Member, PK: string) =>
      (await writeProfile(stage, actor, { PK, EyeColor: "Blue" })).errors[0]?.extensions.code;
    expect(await code(admin, `USR#${newId()}`)).toBe("NOT_FOUND");
    expect(await code(producer(), key(hidden))).toBe("NOT_FOUND");
    expect(await code(admin, key(hidden))).toBeUndefined();
    expect(await code(admin, "USR#1")).toBe("VALIDATION");
  });

  test("names every bad field at once and changes nothing", async () => {
    const { errors } = await writeProfile(stage, talent, {
      EyeColor: "Red",
      AgeRange: "Under 12",
      Unions: ["Guild"],
    });
    expect(errors[0]?.extensions.code).toBe("VALIDATION");
    expect(errors[0]?.extensions.fields?.map((field) => field.path)).toEqual([
      "demographic.AgeRange",
      "demographic.EyeColor",
      "demographic.Unions",
    ]);
    expect(await stage.sql("select 1 from profile where user_id = $1", [talent.userId])).toEqual([]);
  });
});

describe("skills", () => {
  test("replace the list; the same list publishes nothing", async () => {
    const own = await registered(stage);
    expect((await writeSkills(stage, own, key(own), ["Dancer", "Actor"])).data).toEqual({
      updateSkills: { Status: "OK" },
    });
    await writeSkills(stage, own, key(own), ["Dancer", "Actor"]);
    await writeSkills(stage, agentOf(own), key(own), ["Singer"]);
    expect(await stage.events(own.userId)).toEqual(["talent.skills_updated", "talent.skills_updated"]);
  });

  test.each([
    ["an unknown one", ["Flying"], "VALIDATION"],
    ["too many", SKILLS.slice(0, 61), "LIMIT"],
  ])("with %s are rejected", async (_what, skills, code) => {
    expect((await writeSkills(stage, talent, key(talent), skills)).errors[0]?.extensions.code).toBe(code);
  });

  test("name a bad key", async () => {
    expect((await writeSkills(stage, talent, "nobody", [])).errors[0]?.extensions).toMatchObject({
      fields: [{ path: "PK", rule: "KEY" }],
    });
  });
});

describe("the profile in the graph", () => {
  const ENTITY = `query($representations: [_Any!]!) { _entities(representations: $representations) { ... on User { PK Data {
    HeightRange Ethnicity ShowEthnicity Skills Completeness MissingFields } } } }`;
  interface Entities {
    _entities: ({ PK: string; Data: Record<string, unknown> } | null)[];
  }
  const see = async (actor: Parameters<Stage["execute"]>[0], ...people: readonly Member[]) =>
    stage.execute<Entities>(actor, ENTITY, {
      representations: people.map((one) => ({ __typename: "User", PK: key(one) })),
    });

  test("shows each caller the view that is due", async () => {
    const own = await registered(stage);
    await writeProfile(stage, own, { HeightRange: "tall", Ethnicity: "Asian" });
    await writeSkills(stage, own, key(own), ["Dancer"]);
    const nothing = {
      HeightRange: null,
      Ethnicity: null,
      ShowEthnicity: null,
      Skills: null,
      Completeness: null,
    };
    const card = { ...nothing, Skills: ["Dancer"] };
    const casting = { ...card, HeightRange: "tall" };
    const close = { ...casting, ShowEthnicity: false, Completeness: 20 };
    const data = async (actor: Parameters<Stage["execute"]>[0]) =>
      (await see(actor, own)).data._entities[0]?.Data;
    expect(await data(own)).toMatchObject({ ...close, Ethnicity: "Asian" });
    expect(await data(admin)).toMatchObject({ ...close, Ethnicity: "Asian" });
    expect(await data(agentOf(own))).toMatchObject(close);
    expect(await data(producer())).toMatchObject(casting);
    expect(await data(member({ roles: ["Production"] }))).toMatchObject(card);
    expect(await data(member({ roles: ["Talent"] }))).toMatchObject(card);
    expect(await data(member({ registered: false }))).toMatchObject(nothing);
    await writeProfile(stage, own, { ShowEthnicity: true });
    expect(await data(producer())).toMatchObject({ ...casting, Ethnicity: "Asian" });
    expect(await data(member({ roles: ["Talent"] }))).toMatchObject(card);
  });

  test("of a suspended member shows nothing to others", async () => {
    const hidden = await registered(stage, { suspended: true });
    await writeProfile(stage, hidden, { HeightRange: "tall" });
    expect((await see(producer(), hidden)).data._entities[0]?.Data).toMatchObject({
      HeightRange: null,
      Skills: null,
    });
    expect((await see(admin, hidden)).data._entities[0]?.Data).toMatchObject({ HeightRange: "tall" });
  });

  test("costs two statements for any number of members", async () => {
    const people = [await registered(stage), await registered(stage), await registered(stage)];
    const { data, sqlStatements, grpcCalls } = await see(producer(), ...people);
    expect(data._entities).toHaveLength(3);
    expect([sqlStatements, grpcCalls]).toEqual([2, 0]);
  });
});

describe("other services", () => {
  const call = async (actor: Member | null, field: string, value: string, userId: string) => {
    const client = createGrpcClient(TalentService, {
      target: stage.service.grpcTarget,
      signer: await stage.keys.signer("identity"),
    });
    const scope = newScope({ requestId: newId() });
    scope.token = actor ? await stage.keys.tokenFor(actor) : null;
    const result = await runInScope(scope, () => client.writeProfileField({ userId, field, value }));
    client.close();
    return result;
  };

  test("write one field by the rights of the person whom they serve", async () => {
    const own = await registered(stage);
    expectOk(await call(own, "EyeColor", "Green", own.userId));
    expectOk(await call(agentOf(own), "CurrentHairColor", "Red", own.userId));
    expectFailure(await call(producer(), "EyeColor", "Blue", own.userId), "FORBIDDEN", "OWNERSHIP");
    expectFailure(await call(null, "EyeColor", "Blue", own.userId), "UNAUTHENTICATED");
    const bad = expectFailure(await call(own, "EyeColor", "Plaid", own.userId), "VALIDATION");
    expect(bad.fields).toMatchObject([{ path: "value" }]);
    expectFailure(await call(own, "Skills", "Dancer", own.userId), "VALIDATION", "UNKNOWN");
    expect(
      await stage.sql("select eye_color, current_hair_color from profile where user_id = $1", [own.userId]),
    ).toEqual([{ eye_color: "Green", current_hair_color: "Red" }]);
  });

  test("read profiles in one batch, without the ethnicity; who said nothing is left out", async () => {
    const own = await registered(stage);
    await writeProfile(stage, own, {
      PrimaryLanguage: "Arabic",
      ThirdLanguage: "English",
      Ethnicity: "Black",
      AgeRange: "30-45",
      OtherAgeRanges: ["22-30", "46-60"],
    });
    const client = createGrpcClient(TalentService, {
      target: stage.service.grpcTarget,
      signer: await stage.keys.signer("identity"),
    });
    const { profiles } = expectOk(
      await client.batchGetProfiles({ userIds: [own.userId, newId(), "nonsense"] }),
    );
    expect(profiles).toMatchObject([
      {
        userId: own.userId,
        languages: ["Arabic", "English"],
        heightRange: "",
        otherAgeRanges: ["22-30", "46-60"],
      },
    ]);
    expect(
      JSON.stringify(profiles[0], (_key, value: unknown) =>
        typeof value === "bigint" ? Number(value) : value,
      ),
    ).not.toContain("Black");
    client.close();
  });
});
