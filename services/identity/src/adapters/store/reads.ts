import { nameKeyOf } from "@callboard/catalog/names/look-alikes.ts";
import { sql, type Kysely, type Selectable } from "kysely";
import type { ProviderState, Reads } from "#app/ports.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import { accessTokenReads } from "./access-tokens.ts";
import { readAllPages } from "./all-pages.ts";
import { auditReads } from "./audit-log.ts";
import { clientInvitationReads } from "./client-invitations.ts";
import { membershipReads } from "./membership.ts";
import { privacyReads } from "./privacy.ts";
import { toAccount, toAgentLink, toCompany, toProviderState } from "./rows.ts";
import { sessionReads } from "./sessions.ts";
import type { Tables } from "./tables.ts";

/** Clients who left one agent that are listed. */
const MAX_LEFT = 100;

/** Reads outside a transaction. */
export function createReads(db: Kysely<Tables>): Reads {
  return {
    ...accountReads(db),
    ...companyReads(db),
    ...membershipReads(db),
    ...auditReads(db),
    ...privacyReads(db),
    ...sessionReads(db),
    ...accessTokenReads(db),
    ...linkReads(db),
    ...clientInvitationReads(db),
    ...safetyReads(db),
    ...blockReads(db),
    ...providerReads(db),
  };
}

function anyOf(ids: readonly string[]) {
  return sql<string>`any(${[...ids]}::uuid[])`;
}

function accountReads(db: Kysely<Tables>) {
  const activeAdmins = db
    .selectFrom("account")
    .select("id")
    .where(sql<boolean>`'Admin' = any (roles)`)
    .where("registered", "=", true)
    .where("suspended", "=", false)
    .orderBy("id");
  return {
    async accounts(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom("account").selectAll().where("id", "=", anyOf(ids)).execute();
      return new Map(rows.map((row) => [row.id, toAccount(row)]));
    },
    async accountOfSubject(issuer, subject) {
      const row = await db
        .selectFrom("account")
        .selectAll()
        .where("issuer", "=", issuer)
        .where("subject", "=", subject)
        .executeTakeFirst();
      return row ? toAccount(row) : null;
    },
    async idsByContact(contact, max) {
      const rows = await db
        .selectFrom("account")
        .select("id")
        .where((either) => either.or([either("email", "=", contact), either("phone_number", "=", contact)]))
        .orderBy("id")
        .limit(max)
        .execute();
      return rows.map(({ id }) => id);
    },
    async activeAdminIds() {
      const rows = await readAllPages<{ id: string }>((after, limit) =>
        activeAdmins
          .$if(after !== null, (query) => query.where("id", ">", after?.id ?? ""))
          .limit(limit)
          .execute(),
      );
      return rows.map(({ id }) => id);
    },
    async countActiveAdmins(max) {
      return (await activeAdmins.limit(max).execute()).length;
    },
  } satisfies Partial<Reads>;
}

/** Look-alikes that are named of one company. */
const MAX_LOOK_ALIKES = 5;

function companyReads(db: Kysely<Tables>) {
  return {
    async companies(ids) {
      if (ids.length === 0) return new Map();
      const rows = await db.selectFrom("company").selectAll().where("id", "=", anyOf(ids)).execute();
      return new Map(rows.map((row) => [row.id, toCompany(row)]));
    },
    async lookAlikes(companyIds) {
      const { rows } = await sql<{ id: string; name: string; other: string }>`
        select c.id, c.name, alike.name as other
        from company c, lateral (select o.name, o.id from company o
          where o.name_key = c.name_key and o.id <> c.id order by o.id limit ${MAX_LOOK_ALIKES}) alike
        where c.id = ${anyOf(companyIds)} order by c.id, alike.id`.execute(db);
      // An older version may have written another name beside the key.
      const alike = rows.filter(({ name, other }) => nameKeyOf(name) === nameKeyOf(other));
      return new Map(
        [...Map.groupBy(alike, ({ id }) => id)].map(([id, ofOne]) => [id, ofOne.map(({ other }) => other)]),
      );
    },
    async memberIds(companyIds) {
      if (companyIds.length === 0) return new Map();
      const rows = await readAllPages<{ id: string; company_id: string | null }>((after, limit) =>
        db
          .selectFrom("account")
          .select(["id", "company_id"])
          .where("company_id", "=", anyOf(companyIds))
          .$if(after !== null, (query) => query.where("id", ">", after?.id ?? ""))
          .orderBy("id")
          .limit(limit)
          .execute(),
      );
      const members = Map.groupBy(rows, (row) => row.company_id ?? "");
      return new Map(companyIds.map((id) => [id, (members.get(id) ?? []).map((row) => row.id)]));
    },
    async memberCounts(companyIds) {
      const { rows } = await sql<{ company_id: string; members: number }>`
        select company_id, count(*)::int as members from account
        where company_id = ${anyOf(companyIds)} group by company_id`.execute(db);
      return new Map(rows.map((row) => [row.company_id, row.members]));
    },
  } satisfies Partial<Reads>;
}

type Side = "talent_id" | "agent_id";

/** Links that have not ended, by the people on the given sides, oldest first. */
async function liveLinks(
  db: Kysely<Tables>,
  sides: readonly Side[],
  userIds: readonly string[],
): Promise<ReadonlyMap<string, readonly AgentLink[]>> {
  if (userIds.length === 0) return new Map();
  const rows = await readAllPages<Selectable<Tables["agent_link"]>>((after, limit) =>
    db
      .selectFrom("agent_link")
      .selectAll()
      .where("status", "<>", "Ended")
      .where(({ or, eb }) => or(sides.map((side) => eb(side, "=", anyOf(userIds)))))
      .$if(after !== null, (query) => query.where("id", ">", after?.id ?? ""))
      .orderBy("id")
      .limit(limit)
      .execute(),
  );
  const ordered = rows.toSorted((a, b) => a.requested_at.getTime() - b.requested_at.getTime());
  const links = Map.groupBy(
    ordered.flatMap((row) => sides.map((side) => ({ userId: row[side], row }))),
    ({ userId }) => userId,
  );
  return new Map([...links].map(([userId, own]) => [userId, own.map(({ row }) => toAgentLink(row))]));
}

/** Who keeps apart from whom. */
function blockReads(db: Kysely<Tables>) {
  return {
    async hasBlocked(userId, blockedId) {
      const query = db.selectFrom("blocked_member").select("user_id").where("user_id", "=", userId);
      return (await query.where("blocked_id", "=", blockedId).executeTakeFirst()) !== undefined;
    },
    async keptApart(companyId, userIds) {
      const { rows } = await sql<{ id: string }>`
        select person.id from unnest(${[...userIds]}::uuid[]) person (id)
        where exists (
          select from account colleague join blocked_member block
            on (block.user_id, block.blocked_id) in ((person.id, colleague.id), (colleague.id, person.id))
          where colleague.company_id = ${companyId})`.execute(db);
      return rows.map(({ id }) => id);
    },
    async blockedPairs(userId, otherIds) {
      const { rows } = await sql<{ id: string }>`
        select other.id from unnest(${[...otherIds]}::uuid[]) other (id)
        where exists (
          select from blocked_member block
          where (block.user_id, block.blocked_id) in ((${userId}, other.id), (other.id, ${userId})))`.execute(
        db,
      );
      return rows.map(({ id }) => id);
    },
  } satisfies Partial<Reads>;
}

/** What needs an admin's decision about minors. */
function safetyReads(db: Kysely<Tables>) {
  return {
    async unconfirmedLinks(max) {
      const rows = await db
        .selectFrom("agent_link")
        .selectAll("agent_link")
        .innerJoin("account", "account.id", "agent_link.talent_id")
        .where("account.minor", "=", true)
        .where("agent_link.status", "<>", "Ended")
        .where("agent_link.confirmed_at", "is", null)
        .where(({ or, eb }) =>
          or([eb("agent_link.status", "=", "Linked"), eb("agent_link.talent_accepted_at", "is not", null)]),
        )
        .orderBy("agent_link.id")
        .limit(max)
        .execute();
      return rows.map(toAgentLink);
    },
    async bornAfter(year, max) {
      const rows = await db
        .selectFrom("account")
        .selectAll()
        .where("birth_year", ">", year)
        .where("registered", "=", true)
        .orderBy("id")
        .limit(max)
        .execute();
      return rows.map(toAccount);
    },
  } satisfies Partial<Reads>;
}

function linkReads(db: Kysely<Tables>) {
  return {
    linksOfTalent: (userIds) => liveLinks(db, ["talent_id"], userIds),
    async leftClients(agentIds, since) {
      const { rows } = await sql<Selectable<Tables["agent_link"]>>`
        select link.* from unnest(${[...agentIds]}::uuid[]) as agent (id) cross join lateral (
          select * from agent_link where agent_id = agent.id and status = 'Ended' and ended_by = talent_id and accepted_at is not null
            and ended_at > ${since} and not exists (select from agent_link live where live.agent_id = agent.id
              and live.talent_id = agent_link.talent_id and live.status <> 'Ended')
          order by ended_at desc limit ${MAX_LEFT}) link`.execute(db);
      return Map.groupBy(rows.map(toAgentLink), ({ agentId }) => agentId);
    },
    linksOfBoth: (userIds) => liveLinks(db, ["talent_id", "agent_id"], userIds),
    async linkedTalentIds(agentId) {
      const rows = await readAllPages<{ talent_id: string }>((after, limit) =>
        db
          .selectFrom("agent_link")
          .select("talent_id")
          .where("agent_id", "=", agentId)
          .where("status", "=", "Linked")
          .$if(after !== null, (query) => query.where("talent_id", ">", after?.talent_id ?? ""))
          .orderBy("talent_id")
          .limit(limit)
          .execute(),
      );
      return rows.map((row) => row.talent_id);
    },
  } satisfies Partial<Reads>;
}

function providerReads(db: Kysely<Tables>) {
  return {
    providerState: (issuer, subject) => findProviderState(db, issuer, subject),
    async providerCursor(issuer) {
      const query = db.selectFrom("provider_cursor").select("cursor").where("issuer", "=", issuer);
      return (await query.executeTakeFirst())?.cursor ?? "0";
    },
  } satisfies Partial<Reads>;
}

/** The last state of an account reported by the provider; also usable inside a transaction. */
export async function findProviderState(
  db: Kysely<Tables>,
  issuer: string,
  subject: string,
): Promise<ProviderState | null> {
  const row = await db
    .selectFrom("provider_account")
    .selectAll()
    .where("issuer", "=", issuer)
    .where("subject", "=", subject)
    .executeTakeFirst();
  return row ? toProviderState(row) : null;
}
