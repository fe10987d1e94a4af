import { sql, type Insertable, type Kysely, type Selectable, type Transaction } from "kysely";
import type { InvitedAddress, Reads, UnitOfWork } from "#app/ports.ts";
import { CLIENT_INVITATION_STATUSES, type InvitedClient } from "#domain/client-invitation.ts";
import type { Tables } from "./tables.ts";

/** The most invitations that are shown to one person, or of one agent, newest first. */
const MAX_SHOWN = 100;

type Row = Tables["client_invitation"];

function toInvitation(row: Selectable<Row>): InvitedClient {
  return {
    id: row.id,
    agentId: row.agent_id,
    email: row.email,
    status: CLIENT_INVITATION_STATUSES.find((status) => status === row.status) ?? "Ended",
    invitedAt: row.invited_at,
    expiresAt: row.expires_at,
    decidedAt: row.decided_at,
  };
}

function fromInvitation(invitation: InvitedClient): Insertable<Row> {
  return {
    id: invitation.id,
    agent_id: invitation.agentId,
    email: invitation.email,
    status: invitation.status,
    invited_at: invitation.invitedAt,
    expires_at: invitation.expiresAt,
    decided_at: invitation.decidedAt,
  };
}

/** Reads of the invitations by which agents ask to represent the owner of an address. */
export function clientInvitationReads(db: Kysely<Tables>) {
  return {
    async clientInvitationsTo({ id, email }, now) {
      const { rows } = await sql<Selectable<Row>>`
        select * from client_invitation
        where email = ${email} and status = 'Invited' and expires_at > ${now} and agent_id <> ${id}
          and not exists (select from blocked_member where user_id = ${id} and blocked_id = client_invitation.agent_id)
          and not exists (select from agent_link where talent_id = ${id} and agent_id = client_invitation.agent_id
            and agent_link.status <> 'Ended')
        order by invited_at desc, id limit ${MAX_SHOWN}`.execute(db);
      return rows.map(toInvitation);
    },
    async clientInvitationsBy(agentId, now) {
      const { rows } = await sql<Selectable<Row>>`
        select * from client_invitation
        where agent_id = ${agentId} and status = 'Invited' and expires_at > ${now}
        order by invited_at desc, id limit ${MAX_SHOWN}`.execute(db);
      return rows.map(toInvitation);
    },
    async invitedAddresses(ids, now) {
      const { rows } = await sql<InvitedAddress>`
        select invitation.id, invitation.email, concat_ws(' ', agent.first_name, agent.last_name) as "agentName",
          coalesce(agent.settings ->> 'Language', 'en') as language,
          exists (select from account where email = invitation.email and registered) as "isMember"
        from client_invitation invitation join account agent on agent.id = invitation.agent_id
        where invitation.id = any(${[...ids]}::uuid[]) and invitation.status = 'Invited'
          and invitation.expires_at > ${now} and not agent.suspended
          and not exists (select from account person where person.email = invitation.email and person.registered
            and (person.suspended or not 'Talent' = any(person.roles) or person.id = invitation.agent_id
              or exists (select from blocked_member
                where user_id = person.id and blocked_id = invitation.agent_id)))`.execute(db);
      return rows;
    },
  } satisfies Partial<Reads>;
}

/** Writes of these invitations. */
export function clientInvitationWrites(tx: Transaction<Tables>) {
  return {
    async hasOpenClientInvitation(agentId, email, now) {
      const query = tx.selectFrom("client_invitation").select("id").where("agent_id", "=", agentId);
      const open = query.where("email", "=", email).where("status", "=", "Invited");
      return (await open.where("expires_at", ">", now).executeTakeFirst()) !== undefined;
    },
    async insertClientInvitation(invitation) {
      const { id, invitedAt, expiresAt } = invitation;
      const inserted = await tx
        .insertInto("client_invitation")
        .values(fromInvitation(invitation))
        .onConflict((live) =>
          live
            .columns(["agent_id", "email"])
            .where("status", "=", "Invited")
            .doUpdateSet({ id, invited_at: invitedAt, expires_at: expiresAt })
            .where("client_invitation.expires_at", "<=", invitedAt),
        )
        .returning("id")
        .execute();
      return inserted.length === 1;
    },
    async lockClientInvitation(id) {
      const query = tx.selectFrom("client_invitation").selectAll().where("id", "=", id).forUpdate();
      const row = await query.executeTakeFirst();
      return row ? toInvitation(row) : null;
    },
    async saveClientInvitation(invitation) {
      await tx
        .updateTable("client_invitation")
        .set(fromInvitation(invitation))
        .where("id", "=", invitation.id)
        .execute();
    },
    async isBlocked(userId, blockedId) {
      const query = tx.selectFrom("blocked_member").select("user_id").where("user_id", "=", userId);
      return (await query.where("blocked_id", "=", blockedId).executeTakeFirst()) !== undefined;
    },
  } satisfies Partial<UnitOfWork>;
}
