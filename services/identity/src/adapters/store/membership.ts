import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from "kysely";
import { countedTotal, MAX_COUNTED, pageOf, type PageRequest } from "@callboard/kit/paging/page.ts";
import { LIMITS } from "@callboard/catalog/limits.ts";
import type { CompanyMember, Reads, UnitOfWork } from "#app/ports.ts";
import { INVITATION_STATUSES, type Invitation } from "#domain/membership/invitation.ts";
import type { Tables } from "./tables.ts";

/** Maximum number of open invitations shown to one person, newest first. */
const MAX_OWN_INVITATIONS = 20;

function toInvitation(row: Selectable<Tables["company_invitation"]>): Invitation {
  return {
    id: row.id,
    companyId: row.company_id,
    email: row.email,
    owner: row.owner,
    invitedBy: row.invited_by,
    status: INVITATION_STATUSES.find((status) => status === row.status) ?? "Ended",
    invitedAt: row.invited_at,
    expiresAt: row.expires_at,
    decidedAt: row.decided_at,
    decidedBy: row.decided_by,
  };
}

function fromInvitation(invitation: Invitation): Insertable<Tables["company_invitation"]> {
  return {
    id: invitation.id,
    company_id: invitation.companyId,
    email: invitation.email,
    owner: invitation.owner,
    invited_by: invitation.invitedBy,
    status: invitation.status,
    invited_at: invitation.invitedAt,
    expires_at: invitation.expiresAt,
    decided_at: invitation.decidedAt,
    decided_by: invitation.decidedBy,
  };
}

/** A member's position in the list of a company's members. */
export const memberPlace = ({ userId }: CompanyMember) => [userId] as const;

/** Reads of a company's members and invitations. */
export function membershipReads(db: Kysely<Tables>) {
  return {
    async invitations(ids) {
      if (ids.length === 0) return [];
      const rows = await db
        .selectFrom("company_invitation")
        .selectAll()
        .where("id", "in", [...ids])
        .execute();
      return rows.map(toInvitation);
    },
    async openInvitations(companyIds, now) {
      const { rows } = await sql<Selectable<Tables["company_invitation"]>>`
        select invitation.* from unnest(${[...companyIds]}::uuid[]) as asked (id)
        cross join lateral (
          select * from company_invitation where company_id = asked.id and status = 'Invited' and expires_at > ${now}
          order by invited_at desc limit ${LIMITS.invitationsPerCompany}) invitation`.execute(db);
      const found = rows.map(toInvitation);
      return Map.groupBy(found, (invitation) => invitation.companyId);
    },
    async invitationsOf(email, now) {
      const rows = await db
        .selectFrom("company_invitation")
        .selectAll()
        .where("email", "=", email)
        .where("status", "=", "Invited")
        .where("expires_at", ">", now)
        .orderBy("invited_at", "desc")
        .limit(MAX_OWN_INVITATIONS)
        .execute();
      return rows.map(toInvitation);
    },
    async membersOf(companyId, page) {
      const direction = sql.raw(page.order);
      const [found, counted] = await Promise.all([
        sql<{ id: string; owner: boolean }>`
          select account.id, account.company_owner or company.created_by = account.id as owner
          from account join company on company.id = account.company_id
          where company_id = ${companyId} ${after(page)}
          order by account.id ${direction}
          limit ${page.size + 1} offset ${page.skip}`.execute(db),
        page.count ? countMembers(db, companyId) : null,
      ]);
      const members = found.rows.map((row) => ({ userId: row.id, isOwner: row.owner }));
      return pageOf(members, page, counted === null ? null : countedTotal(counted), memberPlace);
    },
  } satisfies Partial<Reads>;
}

function after({ after: cursor, order }: PageRequest) {
  if (cursor === null) return sql``;
  const [id] = cursor;
  return order === "asc" ? sql`and account.id > ${id}::uuid` : sql`and account.id < ${id}::uuid`;
}

async function countMembers(db: Kysely<Tables>, companyId: string): Promise<number> {
  const { rows } = await sql<{ counted: number }>`select count(*)::int as counted from (
    select 1 from account where company_id = ${companyId} limit ${MAX_COUNTED + 1}) found`.execute(db);
  return rows[0]?.counted ?? 0;
}

/** Writes of a company's members; each locks the company's row, so that they are serialized. */
export function membershipWrites(tx: Transaction<Tables>) {
  return { ...colleagues(tx), ...invitations(tx) };
}

function colleagues(tx: Transaction<Tables>) {
  return {
    async colleague({ id, createdBy }, userId) {
      const row = await tx
        .selectFrom("account")
        .select("company_owner")
        .where("id", "=", userId)
        .where("company_id", "=", id)
        .executeTakeFirst();
      return row ? { userId, isOwner: row.company_owner || createdBy === userId } : null;
    },
    async countOtherOwners({ id, createdBy }, userId) {
      const { rows } = await sql<{ owners: number }>`select count(*)::int as owners from (
        select 1 from account where company_id = ${id} and id <> ${userId}
          and (company_owner or id = ${createdBy}) limit 2) found`.execute(tx);
      return rows[0]?.owners ?? 0;
    },
    async mayStillInvite(companyId, userId) {
      const { rows } = await sql`select from account where id = ${userId} and not suspended and registered
        and (company_id = ${companyId} or 'Admin' = any(roles))`.execute(tx);
      return rows.length > 0;
    },
    async worksFor(companyId, email) {
      const row = await tx
        .selectFrom("account")
        .select("id")
        .where("email", "=", email)
        .where("company_id", "=", companyId)
        .executeTakeFirst();
      return row !== undefined;
    },
  } satisfies Partial<UnitOfWork>;
}

function invitations(tx: Transaction<Tables>) {
  return {
    async openInvitation(companyId, email) {
      const row = await tx
        .selectFrom("company_invitation")
        .selectAll()
        .where("company_id", "=", companyId)
        .where("email", "=", email)
        .where("status", "=", "Invited")
        .executeTakeFirst();
      return row ? toInvitation(row) : null;
    },
    async countOpenInvitations(companyId) {
      const { rows } = await sql<{ open: number }>`select count(*)::int as open from company_invitation
        where company_id = ${companyId} and status = 'Invited'`.execute(tx);
      return rows[0]?.open ?? 0;
    },
    async lockInvitation(id) {
      const query = tx.selectFrom("company_invitation").selectAll().where("id", "=", id).forUpdate();
      const row = await query.executeTakeFirst();
      return row ? toInvitation(row) : null;
    },
    async insertInvitation(invitation) {
      await tx.insertInto("company_invitation").values(fromInvitation(invitation)).execute();
    },
    async endInvitationsBy(companyId, invitedBy, { endedBy, now }) {
      const ended = await tx
        .updateTable("company_invitation")
        .set({ status: "Ended", decided_at: now, decided_by: endedBy })
        .where("company_id", "=", companyId)
        .where("invited_by", "=", invitedBy)
        .where("status", "=", "Invited")
        .returning("id")
        .execute();
      return ended.map(({ id }) => id);
    },
    async saveInvitation(invitation) {
      await tx
        .updateTable("company_invitation")
        .set(fromInvitation(invitation))
        .where("id", "=", invitation.id)
        .execute();
    },
  } satisfies Partial<UnitOfWork>;
}
