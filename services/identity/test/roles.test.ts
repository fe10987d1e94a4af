import { newId } from "@callboard/kit/ids.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { openWorld, type World } from "./identity-world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

const UPDATE = `mutation ($pK: ID!, $field: String!, $value: [String!]!) {
  updateUserStringArray(pK: $pK, field: $field, value: $value) { Data { UserRole UserRoles } } }`;
const update = (actor: Member, target: Member, field: string, value: readonly string[]) =>
  world.execute<{ updateUserStringArray: { Data: object } }>(actor, UPDATE, {
    pK: `USR#${target.userId}`,
    field,
    value,
  });

describe("updateUserStringArray", () => {
  it("hands skills and unions to talent and publishes that the profile changed", async () => {
    const own = await world.addMember();
    expect((await update(own, own, "Skills", ["Dancer", "Singer"])).errors).toEqual([]);
    expect(world.upstreams.written.at(-1)).toEqual({
      userId: own.userId,
      field: "Skills",
      value: "Dancer,Singer",
    });
    expect(await world.events(own.userId)).toEqual(["user.profile_updated"]);
  });

  it("lets an admin write roles: here, at the provider and in the audit log, once", async () => {
    const { actor: target, subject } = await world.addAccount();
    const admin = await world.addMember({ roles: ["Admin"] });
    const written = await update(admin, target, "UserRoles", ["Agent", "Production", "Agent"]);
    expect(written.data.updateUserStringArray.Data).toEqual({
      UserRole: "Production",
      UserRoles: ["Production", "Agent"],
    });
    const countPublished = async (): Promise<number> =>
      (await world.events(target.userId)).filter((event) => event === "user.role_changed").length;
    // The provider is polled in the meantime, and no intermediate roles are published.
    expect(await countPublished()).toBe(1);
    await update(admin, target, "UserRoles", ["Production", "Agent"]);
    const account = expectOk(await world.provider.find(subject));
    expect(account?.roles.toSorted()).toEqual(["Agent", "Production"]);
    expect(account?.signedOutAt).not.toBeNull();
    await update(admin, target, "UserRoles", ["Agent", "Production"]);
    expect(await countPublished()).toBe(1);
    const { rows } = await world.database.query(
      "select details from audit_entry where aggregate_id = $1 and action = 'updateUserStringArray UserRoles'",
      [target.userId],
    );
    expect(rows).toMatchObject([
      { details: { before: { roles: ["Talent"] }, after: { roles: ["Production", "Agent"] } } },
    ]);
  });

  it.each([
    ["an unknown field", "Nonsense", ["x"], { code: "VALIDATION", fields: [{ path: "field" }] }],
    ["a text field", "Bio", ["x"], { code: "FORBIDDEN", rule: "FIELD" }],
    ["the own roles", "UserRoles", ["Admin"], { code: "FORBIDDEN", rule: "FIELD" }],
  ])("refuses %s", async (_what, field, value, expected) => {
    const own = await world.addMember();
    expect((await update(own, own, field, value)).errors[0]?.extensions).toMatchObject(expected);
    expect(await world.events(own.userId)).toEqual([]);
  });

  it("lists the accepted roles for an unknown one, and wants at least one", async () => {
    const admin = await world.addMember({ roles: ["Admin"] });
    const target = await world.addMember();
    const unknown = await update(admin, target, "UserRoles", ["Staff"]);
    expect(unknown.errors[0]?.extensions.fields).toMatchObject([
      {
        path: "value.0",
        rule: "CATALOG",
        message: expect.stringContaining("Admin, Production, Talent, Agent"),
      },
    ]);
    const none = await update(admin, target, "UserRoles", []);
    expect(none.errors[0]?.extensions.fields).toMatchObject([{ path: "value", rule: "REQUIRED" }]);
  });

  it("of somebody unknown is NOT_FOUND, of somebody else FORBIDDEN, with a bad key VALIDATION", async () => {
    const own = await world.addMember();
    const other = await world.addMember();
    const code = async (target: Member) =>
      (await update(own, target, "Skills", [])).errors[0]?.extensions.code;
    expect(await code({ ...other, userId: newId() })).toBe("NOT_FOUND");
    expect(await code(other)).toBe("FORBIDDEN");
    expect(await code({ ...other, userId: "1" })).toBe("VALIDATION");
  });

  it("gives a minor no role that is for adults", async () => {
    const { actor } = await world.addAccount({ minor: true, birthYear: new Date().getUTCFullYear() - 15 });
    const admin = await world.addMember({ roles: ["Admin"] });
    for (const role of ["Production", "Agent", "Admin"]) {
      const answer = await update(admin, actor, "UserRoles", ["Talent", role]);
      expect(answer.errors[0]?.extensions).toMatchObject({
        fields: [{ path: "value", rule: "ADULT_ACCOUNT" }],
      });
    }
  });

  it("never leaves the product without an admin, also when two take it from each other at once", async () => {
    await world.database.query("update account set suspended = true where 'Admin' = any (roles)");
    const [one, two] = await Promise.all([
      world.addMember({ roles: ["Admin", "Talent"] }),
      world.addMember({ roles: ["Admin", "Talent"] }),
    ]);
    const both = await Promise.all([
      update(one, two, "UserRoles", ["Talent"]),
      update(two, one, "UserRoles", ["Talent"]),
    ]);
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const left = await world.database.query(
      "select 1 from account where 'Admin' = any (roles) and not suspended and registered",
    );
    expect(left.rowCount).toBe(1);
  });
});
