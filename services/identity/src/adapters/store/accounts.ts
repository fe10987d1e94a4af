import { USER_ROLES } from "@callboard/catalog/people.ts";
import { sql } from "kysely";
import type { Kysely, RawBuilder } from "kysely";
import type { AccountStore } from "#app/ports.ts";
import { knownRoles } from "#domain/account.ts";
import type { Account } from "#domain/account.ts";
import type { UserSettings } from "#domain/settings.ts";
import type { AccountRow, Tables } from "./tables.ts";

function toAccount(row: AccountRow): Account {
  return {
    id: row.id,
    issuer: row.issuer,
    subject: row.subject,
    email: row.email,
    emailVerified: row.email_verified,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    profileMediaId: row.profile_media_id,
    role: USER_ROLES.find((role) => role === row.role) ?? null,
    roles: knownRoles(row.roles),
    companyId: row.company_id,
    bio: row.bio,
    registered: row.registered,
    acceptedTermsAt: row.accepted_terms_at,
    suspended: row.suspended,
    suspensionReason: row.suspension_reason,
    birthYear: row.birth_year,
    minor: row.minor,
    settings: row.settings as UserSettings,
    shortcuts: row.shortcuts,
    version: row.version,
    sessionVersion: row.session_version,
  };
}

function toColumns(account: Account) {
  return {
    email: account.email,
    email_verified: account.emailVerified,
    first_name: account.firstName,
    last_name: account.lastName,
    phone_number: account.phoneNumber,
    profile_media_id: account.profileMediaId,
    role: account.role,
    roles: [...account.roles],
    company_id: account.companyId,
    bio: account.bio,
    registered: account.registered,
    accepted_terms_at: account.acceptedTermsAt,
    suspended: account.suspended,
    suspension_reason: account.suspensionReason,
    birth_year: account.birthYear,
    minor: account.minor,
    settings: JSON.stringify(account.settings),
    shortcuts: account.shortcuts === null ? null : [...account.shortcuts],
  };
}

const SESSION_RISES = { session_version: sql<number>`session_version + 1` };

function reads(db: Kysely<Tables>): Pick<AccountStore, "byIds" | "bySubject" | "lock" | "lockBySubject"> {
  const one = (row: AccountRow | undefined): Account | null => (row === undefined ? null : toAccount(row));
  const bySubject = (issuer: string, subject: string) =>
    db.selectFrom("account").selectAll().where("issuer", "=", issuer).where("subject", "=", subject);
  return {
    byIds: async (ids) => {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom("account")
        .selectAll()
        .where("id", "=", sql<string>`any(${ids}::uuid[])`)
        .execute();
      return rows.map(toAccount);
    },
    bySubject: async (issuer, subject) => one(await bySubject(issuer, subject).executeTakeFirst()),
    lock: async (id) =>
      one(await db.selectFrom("account").selectAll().where("id", "=", id).forUpdate().executeTakeFirst()),
    lockBySubject: async (issuer, subject) =>
      one(await bySubject(issuer, subject).forUpdate().executeTakeFirst()),
  };
}

async function activeAdmins(db: Kysely<Tables>, tail: RawBuilder<unknown>): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from account where 'Admin' = any (roles) and registered and not suspended order by id ${tail}`.execute(
    db,
  );
  return rows.map((row) => row.id);
}

/** Accounts in the database, or inside a transaction of it. */
export function accountStore(db: Kysely<Tables>): AccountStore {
  return {
    ...reads(db),
    insert: async (account) => {
      const { id, issuer, subject, version, sessionVersion } = account;
      await db
        .insertInto("account")
        .values({ id, issuer, subject, ...toColumns(account), version, session_version: sessionVersion })
        .onConflict((conflict) => conflict.columns(["issuer", "subject"]).doNothing())
        .execute();
    },
    save: async (account) => {
      const columns = { ...toColumns(account), ...SESSION_RISES };
      await db.updateTable("account").set(columns).where("id", "=", account.id).execute();
    },
    activeAdminIds: (limit) => activeAdmins(db, sql`limit ${limit}`),
    // one order for everybody, so that two admins cannot switch each other off at the same moment
    lockActiveAdmins: (limit) => activeAdmins(db, sql`limit ${limit} for update`),
    touchSessions: async (ids) => {
      await sql`
        update account set session_version = session_version + 1
        where id in (select id from account where id = any (${ids}::uuid[]) order by id for update)`.execute(
        db,
      );
    },
    minorsBornUntil: async (year, limit) => {
      const query = db
        .selectFrom("account")
        .selectAll()
        .where("minor", "=", true)
        .where("birth_year", "<=", year);
      const rows = await query.orderBy("id").limit(limit).forUpdate().skipLocked().execute();
      return rows.map(toAccount);
    },
  };
}
