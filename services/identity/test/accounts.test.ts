import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { expectOk } from "@callboard/testkit/expect-failure.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openWorld } from "./identity-world.ts";
import type { World } from "./identity-world.ts";

let world: World;

beforeAll(async () => {
  world = await openWorld();
});

afterAll(() => world.stop());

describe("completeRegistration", () => {
  const REGISTER = `mutation ($registration: RegistrationInput!) { completeRegistration(registration: $registration) {
    PK Data { FirstName UserRole UserRoles RegistrationCompleted Minor } } }`;
  const registration = {
    Role: "Talent",
    FirstName: "Nora",
    LastName: "Quist",
    BirthDate: "2012-05-01",
    AcceptTerms: true,
  };

  const newcomer = () => world.addAccount({ roles: [], registered: false });

  it("chooses the role, keeps the birth year alone, and gives the role at the provider", async () => {
    const { actor, subject } = await newcomer();
    const answer = await world.execute(actor, REGISTER, { registration });
    expect(answer.data).toMatchObject({
      completeRegistration: {
        Data: {
          FirstName: "Nora",
          UserRole: "Talent",
          UserRoles: ["Talent"],
          RegistrationCompleted: true,
          Minor: true,
        },
      },
    });
    expect(expectOk(await world.provider.find(subject))?.roles).toEqual(["Talent"]);
    const { rows } = await world.database.query("select birth_year from account where id = $1", [
      actor.userId,
    ]);
    expect(rows).toEqual([{ birth_year: 2012 }]);
    expect(await world.events(actor.userId)).toContain("user.registered");
  });

  it("happens once: the same again changes nothing, another role is a conflict", async () => {
    const { actor } = await newcomer();
    await world.execute(actor, REGISTER, { registration });
    const before = await world.events(actor.userId);
    expect((await world.execute(actor, REGISTER, { registration })).errors).toEqual([]);
    const other = await world.execute(actor, REGISTER, { registration: { ...registration, Role: "Agent" } });
    expect(other.errors[0]?.extensions).toMatchObject({ code: "CONFLICT", rule: "ALREADY_REGISTERED" });
    expect((await world.events(actor.userId)).filter((event) => event === "user.registered")).toHaveLength(1);
    expect(before).toContain("user.registered");
  });

  it("names every failing field and changes nothing", async () => {
    const { actor } = await newcomer();
    const answer = await world.execute(actor, REGISTER, { registration: { Role: "Admin" } });
    expect(answer.errors[0]?.extensions.fields?.map(({ path }) => path)).toEqual([
      "registration.Role",
      "registration.FirstName",
      "registration.BirthDate",
      "registration.AcceptTerms",
    ]);
    expect(await world.events(actor.userId)).toEqual([]);
  });

  it("is for people who are signed in and not suspended", async () => {
    const guest = await world.execute({ kind: "guest" }, REGISTER, { registration });
    expect(guest.errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
    const suspended = await world.addMember({ roles: [], registered: false, suspended: true });
    expect((await world.execute(suspended, REGISTER, { registration })).errors[0]?.extensions.rule).toBe(
      "SUSPENDED",
    );
  });
});

describe("saveUserSettings", () => {
  const SAVE = `mutation ($settings: UserSettingsInput!, $shortcuts: [String!]) {
    saveUserSettings(settings: $settings, shortcuts: $shortcuts) { Data { Settings { Language ColorMode Layout { Style } } Shortcuts } } }`;

  it("keeps what is not named, and publishes a change once", async () => {
    const actor = await world.addMember();
    const first = { settings: { Language: "ar", Layout: { Style: "layout1" } }, shortcuts: ["mail"] };
    await world.execute(actor, SAVE, first);
    await world.execute(actor, SAVE, first);
    const answer = await world.execute(actor, SAVE, { settings: { ColorMode: "dark" } });
    expect(answer.data).toEqual({
      saveUserSettings: {
        Data: {
          Settings: { Language: "ar", ColorMode: "dark", Layout: { Style: "layout1" } },
          Shortcuts: ["mail"],
        },
      },
    });
    expect(await world.events(actor.userId)).toEqual(["user.settings_saved", "user.settings_saved"]);
  });

  it("refuses what the shell does not know", async () => {
    const answer = await world.execute(await world.addMember(), SAVE, {
      settings: { Language: "fr", FontSize: 9 },
    });
    expect(answer.errors[0]?.extensions.fields).toMatchObject([
      { path: "settings.Language", rule: "CATALOG" },
      { path: "settings.FontSize", rule: "RANGE" },
    ]);
  });
});

describe("updateUserString", () => {
  const UPDATE = `mutation ($pK: ID!, $field: String!, $value: String!) {
    updateUserString(pK: $pK, field: $field, value: $value) { Data { FirstName UserRole Suspended ProfileImage { PK } } } }`;

  async function update(actor: Member, target: Member, field: string, value: string) {
    return world.execute(actor, UPDATE, { pK: `USR#${target.userId}`, field, value });
  }

  it("writes an own field, once", async () => {
    const actor = await world.addMember();
    const answer = await update(actor, actor, "FirstName", " Zoë ");
    expect(answer.data).toMatchObject({ updateUserString: { Data: { FirstName: "Zoë" } } });
    await update(actor, actor, "FirstName", "Zoë");
    expect(await world.events(actor.userId)).toEqual(["user.profile_updated"]);
  });

  it("lets a person have one name", async () => {
    const actor = await world.addMember();
    expect((await update(actor, actor, "LastName", " ")).errors).toEqual([]);
    const named = await world.execute(actor, "{ me { Data { FirstName LastName } } }");
    expect(named.data).toMatchObject({ me: { Data: { LastName: "" } } });
  });

  it("hands a professional field to talent, which decides", async () => {
    const actor = await world.addMember();
    expect((await update(actor, actor, "EyeColor", "Green")).errors).toEqual([]);
    expect(world.upstreams.written).toContainEqual({
      userId: actor.userId,
      field: "EyeColor",
      value: "Green",
    });
  });

  it.each([
    ["a stranger", "Bio", "FORBIDDEN", "OWNERSHIP"],
    ["oneself", "Email", "FORBIDDEN", "FIELD"],
    ["oneself", "Suspended", "FORBIDDEN", "FIELD"],
    ["oneself", "ShoeSize", "VALIDATION", undefined],
  ])("by %s to %s: %s", async (who, field, code, rule) => {
    const talent = await world.addMember();
    const actor = who === "oneself" ? talent : await world.addMember();
    const answer = await update(actor, talent, field, "x");
    expect(answer.errors[0]?.extensions).toMatchObject({ code, ...(rule ? { rule } : {}) });
    expect(await world.events(talent.userId)).toEqual([]);
  });

  it("writes before registration to the own record alone", async () => {
    const newcomer = await world.addMember({ roles: [], registered: false });
    expect((await update(newcomer, newcomer, "FirstName", "New")).errors).toEqual([]);
    const other = await update(newcomer, await world.addMember(), "FirstName", "New");
    expect(other.errors[0]?.extensions).toMatchObject({ code: "FORBIDDEN", rule: "REGISTRATION" });
  });

  it("takes a headshot that is ready and one's own", async () => {
    const actor = await world.addMember();
    const mine = newId();
    const theirs = newId();
    world.upstreams.files.set(mine, { ownerId: actor.userId, status: "Ready", contentType: "image/webp" });
    world.upstreams.files.set(theirs, { ownerId: newId(), status: "Ready", contentType: "image/webp" });
    const answer = await update(actor, actor, "ProfileImage", `MED#${mine}`);
    expect(answer.data).toMatchObject({
      updateUserString: { Data: { ProfileImage: { PK: `MED#${mine}` } } },
    });
    const refused = await update(actor, actor, "ProfileImage", `MED#${theirs}`);
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: "VALIDATION",
      fields: [{ path: "value", rule: "UNKNOWN" }],
    });
    const cleared = await update(actor, actor, "ProfileImage", "");
    expect(cleared.data).toMatchObject({ updateUserString: { Data: { ProfileImage: null } } });
  });

  it("lets an admin suspend and reinstate, with audit and the end of the sessions", async () => {
    const { subject, actor: target } = await world.addAccount();
    const admin = await world.addMember({ roles: ["Admin"] });
    const answer = await update(admin, target, "Suspended", "true");
    expect(answer.data).toMatchObject({ updateUserString: { Data: { Suspended: true } } });
    expect(expectOk(await world.provider.find(subject))?.signedOutAt).not.toBeNull();
    await update(admin, target, "Suspended", "false");
    // The mirrored event that the sessions ended may arrive in between, or afterwards.
    const events = await world.events(target.userId);
    expect(events.filter((event) => event !== "user.sessions_ended")).toEqual([
      "user.suspended",
      "user.reinstated",
    ]);
    const audit = await world.database.query(
      "select actor_id, details from audit_entry where aggregate_id = $1 and action like 'updateUserString%' order by occurred_at",
      [target.userId],
    );
    expect(audit.rows[0]).toMatchObject({
      actor_id: admin.userId,
      details: { before: { suspended: false }, after: { suspended: true } },
    });
  });

  it("never leaves the product without an admin, also when two switch each other off at once", async () => {
    await world.database.query("update account set suspended = true where 'Admin' = any (roles)");
    const [one, two] = await Promise.all([
      world.addMember({ roles: ["Admin"] }),
      world.addMember({ roles: ["Admin"] }),
    ]);
    const both = await Promise.all([
      update(one, two, "Suspended", "true"),
      update(two, one, "Suspended", "true"),
    ]);
    expect(both.filter(({ errors }) => errors.length === 0)).toHaveLength(1);
    const left = await world.database.query(
      "select 1 from account where 'Admin' = any (roles) and not suspended and registered",
    );
    expect(left.rowCount).toBe(1);
  });
});

describe("the audit log", () => {
  it("keeps an event of this service, once", async () => {
    const actor = await world.addMember({ roles: ["Production"] });
    const made = await world.execute<{ saveCompany: { PK: string } }>(
      actor,
      'mutation { saveCompany(company: { Name: "Audited" }) { PK } }',
    );
    const id = made.data.saveCompany.PK.slice("CMP#".length);
    const entries = await waitFor("both entries", async () => {
      const query =
        "select action, actor_id, details from audit_entry where aggregate_id = $1 order by occurred_at, action";
      const { rows } = await world.database.query(query, [id]);
      return rows.length === 2 && rows;
    });
    expect(entries).toMatchObject([
      { action: "callboard.identity.company.created.v1", actor_id: actor.userId, details: { companyId: id } },
      { action: "callboard.identity.company.member_added.v1", details: { userId: actor.userId } },
    ]);
  });
});
