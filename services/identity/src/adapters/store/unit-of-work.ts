import { sql, type Transaction } from "kysely";
import { nameKeyOf } from "@callboard/catalog/names/look-alikes.ts";
import { keyedUnit } from "@callboard/kit/postgres/client-keys.ts";
import type { UnitOfWork } from "#app/ports.ts";
import { accessTokenWrites, endAccessTokensOf } from "./access-tokens.ts";
import { addAuditEntry } from "./audit-log.ts";
import { clientInvitationWrites } from "./client-invitations.ts";
import { membershipWrites } from "./membership.ts";
import { addEvents } from "./outbox.ts";
import { phoneWrites } from "./phones.ts";
import { privacyWrites } from "./privacy.ts";
import { findProviderState } from "./reads.ts";
import * as rows from "./rows.ts";
import { sessionWrites } from "./sessions.ts";
import { sweptAccounts } from "./swept-accounts.ts";
import { mailedCodes } from "./mailed-codes.ts";
import type { Tables } from "./tables.ts";

type Tx = Transaction<Tables>;

/** Creates the unit of work of one transaction. */
export function unitOf(tx: Tx): UnitOfWork {
  return {
    ...keyedUnit(tx),
    ...accounts(tx),
    ...sweptAccounts(tx),
    ...manyAccounts(tx),
    ...companies(tx),
    ...membershipWrites(tx),
    ...privacyWrites(tx),
    ...sessionWrites(tx),
    ...accessTokenWrites(tx),
    ...agentLinks(tx),
    ...clientInvitationWrites(tx),
    ...providerStates(tx),
    ...mailedCodes(tx),
    ...phoneWrites(tx),
    addAuditEntry: (entry) => addAuditEntry(tx, entry),
    addEvents: (actor, events) => addEvents(tx, actor, events),
  };
}

function accounts(tx: Tx) {
  return {
    async lockAccount(id) {
      const row = await tx
        .selectFrom("account")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      return row ? rows.toAccount(row) : null;
    },
    async lockAccountOfSubject(issuer, subject) {
      const row = await tx
        .selectFrom("account")
        .selectAll()
        .where("issuer", "=", issuer)
        .where("subject", "=", subject)
        .forUpdate()
        .executeTakeFirst();
      return row ? rows.toAccount(row) : null;
    },
    async insertAccount(account) {
      const { id, issuer, subject, version, sessionVersion } = account;
      await tx
        .insertInto("account")
        .values({
          id,
          issuer,
          subject,
          ...rows.fromAccount(account),
          version,
          session_version: sessionVersion,
        })
        .onConflict((known) => known.columns(["issuer", "subject"]).doNothing())
        .execute();
    },
    async saveAccount(account) {
      await tx
        .updateTable("account")
        .set({ ...rows.fromAccount(account), session_version: sql<number>`session_version + 1` })
        .where("id", "=", account.id)
        .execute();
      // Here, because a suspension has several ways: an admin, the member who closes the account, a sweep, the provider.
      if (account.suspended) await endAccessTokensOf(tx, account.id);
    },
    async companyOf(userId) {
      const query = tx.selectFrom("account").select("company_id").where("id", "=", userId);
      return (await query.executeTakeFirst())?.company_id ?? null;
    },
  } satisfies Partial<UnitOfWork>;
}

function manyAccounts(tx: Tx) {
  return {
    async lockActiveAdmins(max) {
      // Rows are locked in one fixed order, so that two admins cannot suspend each other at the same time.
      const { rows: locked } = await sql`
        select id from account where 'Admin' = any (roles) and registered and not suspended
        order by id limit ${max} for update`.execute(tx);
      return locked.length;
    },
    async raiseSessionVersions(userIds) {
      await sql`
        update account set session_version = session_version + 1
        where id in (select id from account where id = any (${[...userIds]}::uuid[]) order by id for update)`.execute(
        tx,
      );
    },
  } satisfies Partial<UnitOfWork>;
}

function companies(tx: Tx) {
  return {
    async lockCompany(id) {
      const row = await tx
        .selectFrom("company")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      return row ? rows.toCompany(row) : null;
    },
    async insertCompany(company) {
      const { id, createdBy, version } = company;
      await tx
        .insertInto("company")
        .values({ id, created_by: createdBy, version, ...rows.fromCompany(company) })
        .execute();
    },
    async makeNameKeys(max) {
      const without = await tx
        .selectFrom("company")
        .select(["id", "name"])
        .where("name_key", "is", null)
        .orderBy("id")
        .limit(max)
        .forUpdate()
        .skipLocked()
        .execute();
      if (without.length === 0) return 0;
      const keys = without.map(({ name }) => nameKeyOf(name));
      await sql`
        update company set name_key = made.key
        from unnest(${without.map(({ id }) => id)}::uuid[], ${keys}::text[]) made (id, key)
        where company.id = made.id`.execute(tx);
      return without.length;
    },
    async saveCompany(company) {
      await tx.updateTable("company").set(rows.fromCompany(company)).where("id", "=", company.id).execute();
    },
  } satisfies Partial<UnitOfWork>;
}

function agentLinks(tx: Tx) {
  return {
    async lockLink(id) {
      const row = await tx
        .selectFrom("agent_link")
        .selectAll()
        .where("id", "=", id)
        .forUpdate()
        .executeTakeFirst();
      return row ? rows.toAgentLink(row) : null;
    },
    async liveLink(talentId, agentId) {
      const row = await tx
        .selectFrom("agent_link")
        .selectAll()
        .where("talent_id", "=", talentId)
        .where("agent_id", "=", agentId)
        .where("status", "<>", "Ended")
        .executeTakeFirst();
      return row ? rows.toAgentLink(row) : null;
    },
    async countLiveLinks(agentId) {
      await sql`select pg_advisory_xact_lock(hashtextextended(${`clients:${agentId}`}, 0))`.execute(tx);
      const { count } = await tx
        .selectFrom("agent_link")
        .select(sql<number>`count(*)`.as("count"))
        .where("agent_id", "=", agentId)
        .where("status", "<>", "Ended")
        .executeTakeFirstOrThrow();
      return count;
    },
    async insertLink(link) {
      const inserted = await tx
        .insertInto("agent_link")
        .values(rows.fromAgentLink(link))
        .onConflict((live) =>
          live.columns(["talent_id", "agent_id"]).where("status", "<>", "Ended").doNothing(),
        )
        .returning("id")
        .execute();
      return inserted.length === 1;
    },
    async saveLink(link) {
      await tx.updateTable("agent_link").set(rows.fromAgentLink(link)).where("id", "=", link.id).execute();
    },
  } satisfies Partial<UnitOfWork>;
}

function providerStates(tx: Tx) {
  return {
    async holdRoles(userId, until) {
      await tx.updateTable("account").set({ roles_held_until: until }).where("id", "=", userId).execute();
    },
    async areRolesHeld(userId, now) {
      const query = tx.selectFrom("account").select("id").where("id", "=", userId);
      return (await query.where("roles_held_until", ">", now).executeTakeFirst()) !== undefined;
    },
    providerState: (issuer, subject) => findProviderState(tx, issuer, subject),
    async saveProviderState(state) {
      const { issuer, subject } = state;
      const columns = rows.fromProviderState(state);
      await tx
        .insertInto("provider_account")
        .values({ issuer, subject, ...columns })
        .onConflict((known) => known.columns(["issuer", "subject"]).doUpdateSet(columns))
        .execute();
    },
    async saveProviderCursor(issuer, cursor) {
      await tx
        .insertInto("provider_cursor")
        .values({ issuer, cursor })
        .onConflict((known) => known.column("issuer").doUpdateSet({ cursor }))
        .execute();
    },
  } satisfies Partial<UnitOfWork>;
}
