import { fromBinary } from "@bufbuild/protobuf";
import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { UserErasedSchema, UserSuspendedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openWorld, type World } from "./identity-world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

/** The person, signed in a few seconds ago. */
const since = (person: Member, seconds = 10): Member => ({
  ...person,
  signedInAt: Math.floor(Date.now() / 1_000) - seconds,
});
const EXPORT = "mutation { exportMyData { Status Archive } }";
const READ = "{ getMyExport { Status Archive } }";
const ERASE = "mutation ($confirm: String!) { eraseMyAccount(confirm: $confirm) { Status } }";
const KEEP = "mutation { keepMyAccount { Status } }";
const failureOf = ({ errors }: Awaited<ReturnType<World["execute"]>>) => errors[0]?.extensions;
const eventsOf = async ({ userId }: Member) =>
  (await world.events(userId)).filter((event) => event !== "user.sessions_ended");

describe("exportMyData", () => {
  it("is whole when every service handed in its part, and is made once a week", async () => {
    const own = await world.addMember({ firstName: "Nora" });
    const begun = await world.execute<{ exportMyData: { Status: string; Archive: null } }>(
      since(own),
      EXPORT,
    );
    expect(begun.data.exportMyData).toEqual({ Status: "Preparing", Archive: null });
    await world.execute(since(own), EXPORT);
    expect(await eventsOf(own)).toEqual(["user.export_requested"]);
    const { rows } = await world.database.query("select id from data_export where user_id = $1", [
      own.userId,
    ]);
    for (const service of ["talent", "projects", "casting", "messaging", "billing", "media"]) {
      const client = await world.grpcAs(service);
      expectOk(await client.saveExportPart({ exportId: rows[0].id, content: '{"of":null}' }));
      expectOk(await client.saveExportPart({ exportId: newId(), content: "{}" }));
      client.close();
    }
    const read = await world.execute<{ getMyExport: { Status: string; Archive: string } }>(own, READ);
    expect(read.data.getMyExport.Status).toBe("Ready");
    expect(JSON.parse(read.data.getMyExport.Archive)).toMatchObject({
      identity: { account: { firstName: "Nora" } },
      projects: { of: null },
      talent: { of: null },
    });
  });

  it("is for a suspended member too, and needs a recent sign-in", async () => {
    const own = await world.addMember({ suspended: true });
    expect((await world.execute(since(own), EXPORT)).errors).toEqual([]);
    const other = await world.addMember();
    for (const actor of [other, since(other, 301)])
      expect(failureOf(await world.execute(actor, EXPORT))).toMatchObject({
        code: "FORBIDDEN",
        rule: "SIGN_IN_AGAIN",
      });
    expect(failureOf(await world.execute(since({ ...other, registered: false }), EXPORT))).toMatchObject({
      rule: "REGISTRATION",
    });
    expect((await world.execute<{ getMyExport: null }>(other, READ)).data.getMyExport).toBeNull();
  });
});

describe("eraseMyAccount", () => {
  const erase = (person: Member, confirm = `${person.userId}@callboard.test`) =>
    world.execute(since(person), ERASE, { confirm });

  it("closes the account for 30 days, in which it can be kept", async () => {
    const own = await world.addMember();
    for (const time of ["first", "again"]) expect([time, (await erase(own)).errors]).toEqual([time, []]);
    const closed = { ...own, suspended: true };
    const me = await world.execute<{ me: { Data: { EraseAt: string } } }>(
      closed,
      "{ me { Data { EraseAt } } }",
    );
    const days = (Date.parse(me.data.me.Data.EraseAt) - Date.now()) / 86_400_000;
    expect(Math.round(days)).toBe(30);
    for (const time of ["first", "again"])
      expect([time, (await world.execute(closed, KEEP)).errors]).toEqual([time, []]);
    expect(await eventsOf(own)).toEqual(["user.suspended", "user.reinstated"]);
    const query = "select payload from outbox where aggregate_id = $1 and subject like '%user.suspended%'";
    const { rows } = await world.database.query<{ payload: Buffer }>(query, [own.userId]);
    expect(rows.map(({ payload }) => fromBinary(UserSuspendedSchema, payload).closed)).toEqual([true]);
  });

  it("erases what is due, at the provider too, and ends the links", async () => {
    const { actor: own, subject, email } = await world.addAccount();
    const agent = await world.addMember({ roles: ["Agent"] });
    await world.database.query(
      "insert into agent_link (id, talent_id, agent_id, status, requested_at) values ($1, $2, $3, 'Linked', now())",
      [newId(), own.userId, agent.userId],
    );
    expect((await erase(own, email.toUpperCase())).errors).toEqual([]);
    await world.database.query("update account set erase_at = now() where id = $1", [own.userId]);
    await waitFor("the erasure", async () => (await eventsOf(own)).includes("user.erased"));
    expect(await eventsOf(own)).toEqual(["user.suspended", "user.agent_unlinked", "user.erased"]);
    expect(expectOk(await world.provider.find(subject))).toBeNull();
    const { rows } = await world.database.query("select * from account where id = $1", [own.userId]);
    expect(JSON.stringify(rows)).not.toMatch(/Ada|Vale|\+1555/);
    expect(rows[0]).toMatchObject({ email: `${own.userId}@erased.invalid`, roles: [], registered: false });
    const query = "query ($id: ID!) { getUserById(id: $id) { PK } }";
    const gone = await world.execute(await world.addMember(), query, { id: own.userId });
    expect(failureOf(gone)?.code).toBe("NOT_FOUND");
  });

  it("says which company nobody works for any more, with the last of its people", async () => {
    const founder = await world.addMember({ roles: ["Production"] });
    const made = await world.execute<{ saveCompany: { PK: string } }>(
      founder,
      'mutation { saveCompany(company: { Name: "Lumen" }) { PK } }',
    );
    const companyId = made.data.saveCompany.PK.slice(4);
    const colleague = await world.addMember({ roles: ["Production"], companyId });
    const emptied = async (person: Member): Promise<string> => {
      await erase(person);
      await world.database.query("update account set erase_at = now() where id = $1", [person.userId]);
      const query = "select payload from outbox where aggregate_id = $1 and subject like '%erased%'";
      const payload = await waitFor("the erasure", async () => {
        const { rows } = await world.database.query<{ payload: Buffer }>(query, [person.userId]);
        return rows[0]?.payload;
      });
      return fromBinary(UserErasedSchema, payload).emptiedCompanyId;
    };
    expect([await emptied(colleague), await emptied(founder)]).toEqual(["", companyId]);
  });

  it("is refused without the own address, to the booked, the suspended and the last owner", async () => {
    const own = await world.addMember();
    expect(failureOf(await erase(own, "yes"))).toMatchObject({
      fields: [{ path: "confirm", rule: "MISMATCH" }],
    });
    world.upstreams.booked.add(own.userId);
    expect(failureOf(await erase(own))).toMatchObject({ code: "CONFLICT", rule: "BOOKED" });
    const suspended = await world.addMember({ suspended: true });
    expect(failureOf(await erase(suspended))).toMatchObject({ rule: "SUSPENDED" });
    expect(failureOf(await world.execute(since(suspended), KEEP))).toMatchObject({
      rule: "ILLEGAL_TRANSITION",
    });
    const founder = await world.addMember({ roles: ["Production"] });
    const made = await world.execute<{ saveCompany: { PK: string } }>(
      founder,
      'mutation { saveCompany(company: { Name: "Lumen" }) { PK } }',
    );
    await world.addMember({ roles: ["Production"], companyId: made.data.saveCompany.PK.slice(4) });
    expect(failureOf(await erase(founder))).toMatchObject({ code: "CONFLICT", rule: "LAST_OWNER" });
    expect(await eventsOf(founder)).toEqual([]);
  });

  it("is refused to the last admin", async () => {
    await world.database.query("update account set suspended = true where 'Admin' = any (roles)");
    const last = await world.addMember({ roles: ["Admin"] });
    expect(failureOf(await erase(last))).toMatchObject({ code: "CONFLICT", rule: "LAST_ADMIN" });
  });
});

it("parts are handed in by the services that keep data of members alone", async () => {
  expectFailure(await world.grpc.saveExportPart({ exportId: newId(), content: "{}" }), "FORBIDDEN", "ROLE");
});
