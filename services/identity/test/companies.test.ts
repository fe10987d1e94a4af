import { fromBinary } from "@bufbuild/protobuf";
import { CompanyUpdatedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { newId } from "@callboard/kit/ids.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openWorld } from "./identity-world.ts";
import type { World } from "./identity-world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

const SAVE = `mutation ($company: CompanyInput!) { saveCompany(company: $company) {
  PK Data { Name City Ein NumberMembers ViewerCan Logo { PK } } } }`;
type Saved = { saveCompany: { PK: string; Data: Record<string, unknown> } };

async function producer(facts: object = {}) {
  return world.addMember({ roles: ["Production"], ...facts });
}

describe("saveCompany", () => {
  it("creates a company with the caller as its first member", async () => {
    const actor = await producer();
    const answer = await world.execute<Saved>(actor, SAVE, { company: { Name: "Lumen", Ein: "12-3456789" } });
    expect(answer.data.saveCompany.Data).toMatchObject({
      Ein: "12-3456789",
      NumberMembers: 1,
      ViewerCan: ["saveCompany", "inviteCompanyMember", "removeCompanyMember"],
    });
    const id = answer.data.saveCompany.PK.slice("CMP#".length);
    expect(await world.events(id)).toEqual(["company.created", "company.member_added"]);
    const versions = await world.database.query(
      "select version from outbox where aggregate_id = $1 order by seq",
      [id],
    );
    expect(versions.rows.map((row) => Number(row.version))).toEqual([1, 2]);
  });

  it("returns the first company to a repeated creation, also when both come at once", async () => {
    const actor = await producer();
    const company = { Name: "Once", ClientKey: newId() };
    const [one, two] = await Promise.all([
      world.execute<Saved>(actor, SAVE, { company }),
      world.execute<Saved>(actor, SAVE, { company }),
    ]);
    expect(one.data.saveCompany.PK).toBe(two.data.saveCompany.PK);
    const other = await world.execute(actor, SAVE, { company: { ...company, Name: "Twice" } });
    expect(other.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "KEY_REUSED" });
  });

  it("returns it also when its logo was deleted in between", async () => {
    const actor = await producer();
    const logo = newId();
    const file = { ownerId: actor.userId, status: "Ready", contentType: "image/png" };
    world.upstreams.files.set(logo, file);
    const company = { Name: "Once", Logo: `MED#${logo}`, ClientKey: newId() };
    const first = await world.execute<Saved>(actor, SAVE, { company });
    world.upstreams.files.delete(logo);
    const again = await world.execute<Saved>(actor, SAVE, { company });
    expect(again.errors).toEqual([]);
    expect(again.data.saveCompany.PK).toBe(first.data.saveCompany.PK);
  });

  it("gives nobody a second company", async () => {
    const actor = await producer();
    await world.execute(actor, SAVE, { company: { Name: "First" } });
    const second = await world.execute(actor, SAVE, { company: { Name: "Second" } });
    expect(second.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "HAS_COMPANY" });
  });

  it("changes what is named, publishes which fields, and nothing for the same again", async () => {
    const actor = await producer();
    const made = await world.execute<Saved>(actor, SAVE, { company: { Name: "Lumen", City: "Austin" } });
    const { PK } = made.data.saveCompany;
    const changed = await world.execute<Saved>(actor, SAVE, { company: { PK, City: "Paris" } });
    expect(changed.data.saveCompany.Data).toMatchObject({ Name: "Lumen", City: "Paris" });
    await world.execute(actor, SAVE, { company: { PK, City: "Paris" } });
    expect(await world.events(PK.slice("CMP#".length))).toEqual([
      "company.created",
      "company.member_added",
      "company.updated",
    ]);
  });

  it("is for its own people, and for admins", async () => {
    const made = await world.execute<Saved>(await producer(), SAVE, { company: { Name: "Closed" } });
    const { PK } = made.data.saveCompany;
    const stranger = await world.execute(await producer(), SAVE, { company: { PK, Name: "Mine" } });
    expect(stranger.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "OWNERSHIP" });
    const talent = await world.execute(await world.addMember(), SAVE, { company: { PK, Name: "Mine" } });
    expect(talent.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "ROLE" });
    const admin = await world.execute<Saved>(await world.addMember({ roles: ["Admin"] }), SAVE, {
      company: { PK, Name: "Theirs" },
    });
    expect(admin.data.saveCompany.Data["Name"]).toBe("Theirs");
    const nowhere = await world.execute(await producer(), SAVE, { company: { PK: newId(), Name: "X" } });
    expect(nowhere.errors[0]?.extensions.code).toBe("NOT_FOUND");
  });

  it("shows a logo that its people uploaded, and says which files it shows", async () => {
    const actor = await producer();
    const [first, second, foreign] = [newId(), newId(), newId()];
    const image = { status: "Ready", contentType: "image/png" };
    world.upstreams.files.set(first, { ...image, ownerId: actor.userId });
    world.upstreams.files.set(foreign, { ...image, ownerId: newId(), companyId: newId() });
    const made = await world.execute<Saved>(actor, SAVE, {
      company: { Name: "Lumen", Logo: `MED#${first}` },
    });
    const { PK, Data } = made.data.saveCompany;
    expect(Data["Logo"]).toEqual({ PK: `MED#${first}` });
    world.upstreams.files.set(second, { ...image, ownerId: newId(), companyId: PK.slice(4) });
    const changed = await world.execute<Saved>(actor, SAVE, { company: { PK, Logo: second } });
    expect(changed.data.saveCompany.Data["Logo"]).toEqual({ PK: `MED#${second}` });
    const refused = await world.execute(actor, SAVE, { company: { PK, Logo: `MED#${foreign}` } });
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ path: "company.Logo", rule: "UNKNOWN" }],
    });
    const stranger = await world.execute(await producer(), SAVE, { company: { PK, Logo: `MED#${foreign}` } });
    expect(stranger.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "OWNERSHIP" });
    const { rows } = await world.database.query(
      "select payload from outbox where aggregate_id = $1 and subject like '%company.updated%'",
      [PK.slice(4)],
    );
    const updates = rows.map(({ payload }) => fromBinary(CompanyUpdatedSchema, payload));
    expect(updates).toMatchObject([{ fields: ["Logo"], mediaIds: [second], releasedMediaIds: [first] }]);
    const gone = await world.execute<Saved>(actor, SAVE, { company: { PK, Logo: null } });
    expect(gone.data.saveCompany.Data["Logo"]).toBeNull();
  });

  it("names every failing field", async () => {
    const answer = await world.execute(await producer(), SAVE, {
      company: { Country: "USA", Email: "x", Ein: "1" },
    });
    expect(answer.errors[0]?.extensions.fields?.map(({ path }) => path).toSorted()).toEqual([
      "company.Country",
      "company.Ein",
      "company.Email",
      "company.Name",
    ]);
  });
});

describe("a company whose name looks like another's", () => {
  const READ = "query ($id: ID!) { getCompanyById(id: $id) { Data { LooksLike } } }";
  const make = async (Name: string): Promise<string> => {
    const made = await world.execute<Saved>(await producer(), SAVE, { company: { Name } });
    return made.data.saveCompany.PK;
  };
  const looksLike = async (reader: Awaited<ReturnType<typeof producer>>, id: string) =>
    (await world.execute<{ getCompanyById: { Data: { LooksLike: unknown } } }>(reader, READ, { id })).data
      .getCompanyById.Data.LooksLike;

  it("is shown to admins with the other's name, and to nobody else", async () => {
    const admin = await world.addMember({ roles: ["Admin"] });
    const first = await make("Marsh Lane Pictures");
    expect(await looksLike(admin, first)).toEqual([]);
    const second = await make("M\u{430}rsh-Lane PICTURES, Inc.");
    expect(await looksLike(admin, second)).toEqual(["Marsh Lane Pictures"]);
    expect(await looksLike(admin, first)).toEqual(["M\u{430}rsh-Lane PICTURES, Inc."]);
    expect(await looksLike(admin, await make("Callboards United"))).toEqual(["Callboard"]);
    expect(await looksLike(await producer(), second)).toBeNull();
    expect(await looksLike(await producer({ companyId: second.slice(4) }), second)).toBeNull();
  });

  it("is found where a version without its key has written the name", async () => {
    const admin = await world.addMember({ roles: ["Admin"] });
    const [old, later] = [await make("Quiet Harbour"), await make("Quiet H\u{e1}rbour")];
    await world.database.query("update company set name_key = null where id = $1", [old.slice(4)]);
    await waitFor("its key", async () => (await looksLike(admin, later))?.toString() === "Quiet Harbour");
    await world.database.query("update company set name = 'Another' where id = $1", [old.slice(4)]);
    expect(await looksLike(admin, later)).toEqual([]);
  });

  it("is not taken if it says that it is this product or speaks for it", async () => {
    for (const Name of ["Callboard Support", "C\u{430}llb\u{43e}ard", "CallboardSecurity"]) {
      const refused = await world.execute(await producer(), SAVE, { company: { Name } });
      expect(refused.errors[0]?.extensions.fields).toMatchObject([{ path: "company.Name", rule: "NAME" }]);
    }
  });
});
