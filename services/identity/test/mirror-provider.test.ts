import { newId } from "@callboard/kit/ids.ts";
import { createLog } from "@callboard/kit/log/log.ts";
import { openDatabase, type Database } from "@callboard/kit/postgres/pool.ts";
import { assertOutsideTransaction } from "@callboard/kit/postgres/transaction-scope.ts";
import { createTransaction } from "@callboard/kit/postgres/transaction.ts";
import { ok } from "@callboard/kit/result.ts";
import { serviceDatabase, type TestDatabase } from "@callboard/testkit/database.ts";
import { sql } from "kysely";
import { createReads } from "../src/adapters/store/reads.ts";
import type { Tables } from "../src/adapters/store/tables.ts";
import { unitOf } from "../src/adapters/store/unit-of-work.ts";
import type { IdentityProvider, ProviderAccount } from "../src/app/identity-provider.ts";
import { mirrorProvider } from "../src/app/mirror-provider.ts";
import type { Deps } from "../src/app/ports.ts";

let base: TestDatabase;
let database: Database<Tables>;
beforeEach(async () => {
  base = await serviceDatabase("identity", new URL("../migrations/", import.meta.url));
  database = openDatabase({ url: base.url, name: "test", log: createLog("test", "silent") });
});
afterEach(async () => {
  await database.close();
  await base.drop();
});

/** A fake of our own provider with these accounts; `onFind` runs before it returns one. */
class Provider {
  newPasswords: string[] = [];
  readonly accounts = new Map<string, ProviderAccount>();
  finds = 0;
  onFind: (subject: string) => Promise<void> = async () => undefined;

  add(roles: readonly string[]): string {
    const subject = newId();
    const person = {
      email: `${subject}@a.test`,
      emailVerified: true,
      phone: null,
      firstName: "Ada",
      lastName: "L",
    };
    this.accounts.set(subject, { subject, ...person, enabled: true, roles, signedOutAt: null });
    return subject;
  }

  give(subject: string, roles: readonly string[]): void {
    const account = this.accounts.get(subject);
    if (account) this.accounts.set(subject, { ...account, roles });
  }

  asPort(): Pick<IdentityProvider, "changesAfter" | "find"> {
    return {
      changesAfter: async () => {
        assertOutsideTransaction("changes");
        const { newPasswords } = this;
        return ok({ cursor: "1", accounts: [...this.accounts.values()], gone: [], newPasswords });
      },
      find: async (subject) => {
        assertOutsideTransaction("find");
        this.finds += 1;
        const account = this.accounts.get(subject) ?? null;
        await this.onFind(subject);
        return ok(account);
      },
    };
  }
}

async function member(subject: string): Promise<void> {
  await sql`insert into account (id, issuer, subject, email, email_verified, first_name, last_name, roles, registered,
      suspended, minor, settings, version, session_version)
    values (${newId()}, 'own', ${subject}, ${`${subject}@a.test`}, true, 'Ada', 'L', '{}', true, false, false, '{}', 1, 1)`.execute(
    database.db,
  );
}

const rolesOf = async (subject: string) =>
  (await createReads(database.db).accountOfSubject("own", subject))?.roles;
const mirror = (provider: Provider) => {
  const deps = {
    reads: createReads(database.db),
    transaction: createTransaction(database.db, unitOf),
    provider: provider.asPort() as IdentityProvider,
    now: () => new Date(),
  } as Partial<Deps> as Deps;
  return mirrorProvider(deps);
};

test("sixty accounts that changed are read at the provider outside of any transaction, and all are written", async () => {
  const provider = new Provider();
  const subjects = Array.from({ length: 60 }, () => provider.add(["Talent"]));
  for (const subject of subjects) await member(subject);
  expect(await mirror(provider)).toEqual({ ok: true, value: 60 });
  expect(provider.finds).toBe(60);
  for (const subject of subjects) expect(await rolesOf(subject)).toEqual(["Talent"]);
  const { rows } = await sql<{ n: number }>`select count(*) as n from outbox`.execute(database.db);
  expect(rows[0]?.n).toBe(60);
});

test("a role that is given here while the provider is read stays", async () => {
  const provider = new Provider();
  const subject = provider.add(["Admin"]);
  await member(subject);
  provider.onFind = async () => {
    if (provider.finds > 1) return;
    // The provider returns the old state; meanwhile a registration grants a role there and writes it here.
    provider.give(subject, ["Admin", "Talent"]);
    await createTransaction(
      database.db,
      unitOf,
    )(async (unit) => {
      const account = await unit.lockAccountOfSubject("own", subject);
      if (account) await unit.saveAccount({ ...account, roles: ["Talent"], role: "Talent" });
      return ok();
    });
  };
  expect((await mirror(provider)).ok).toBe(true);
  expect(provider.finds).toBe(2);
  expect(new Set(await rolesOf(subject))).toEqual(new Set(["Talent", "Admin"]));
});

test("what is read again changes nothing", async () => {
  const provider = new Provider();
  await member(provider.add(["Talent"]));
  await mirror(provider);
  await sql`update provider_cursor set cursor = '0'`.execute(database.db);
  provider.finds = 0;
  await mirror(provider);
  expect(provider.finds).toBe(0);
  const { rows } = await sql<{ n: number }>`select count(*) as n from outbox`.execute(database.db);
  expect(rows[0]?.n).toBe(1);
});

test("roles that are being written at the provider are mirrored once they are written, and published once", async () => {
  const provider = new Provider();
  const subject = provider.add(["Talent", "Agent"]);
  await member(subject);
  const hold = (until: Date | null) =>
    sql`update account set roles_held_until = ${until} where subject = ${subject}`.execute(database.db);
  await hold(new Date(Date.now() + 60_000));
  expect(await mirror(provider)).toEqual({ ok: true, value: 0 });
  expect(await rolesOf(subject)).toEqual([]);
  provider.give(subject, ["Agent"]);
  // A hold left by a process that died expires.
  await hold(new Date(Date.now() - 1));
  expect(await mirror(provider)).toEqual({ ok: true, value: 1 });
  expect(await rolesOf(subject)).toEqual(["Agent"]);
  const { rows } = await sql<{ n: number }>`select count(*) as n from outbox`.execute(database.db);
  expect(rows[0]?.n).toBe(1);
});

test("a password that was changed at the provider is published once, as often as the change is read", async () => {
  const provider = new Provider();
  const subject = provider.add([]);
  await member(subject);
  provider.newPasswords = [subject, newId()];
  await mirror(provider);
  await mirror(provider);
  const { rows } = await sql<{ subject: string }>`select subject from outbox`.execute(database.db);
  expect(rows.map((row) => row.subject)).toEqual([expect.stringContaining("user.password_reset")]);
});
