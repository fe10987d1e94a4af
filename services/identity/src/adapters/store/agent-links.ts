import { sql } from "kysely";
import type { Kysely, Selectable } from "kysely";
import type { AgentLinkStore } from "#app/ports.ts";
import { AGENT_LINK_STATUSES } from "#domain/agent-link.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import type { AgentLinkTable, Tables } from "./tables.ts";

/** Live links that one answer may hold. */
const LINKS_MOST = 5_000;

function toLink(row: Selectable<AgentLinkTable>): AgentLink {
  return {
    id: row.id,
    talentId: row.talent_id,
    agentId: row.agent_id,
    status: AGENT_LINK_STATUSES.find((status) => status === row.status) ?? "Ended",
    requestedAt: row.requested_at,
    acceptedAt: row.accepted_at,
    endedAt: row.ended_at,
    endedBy: row.ended_by,
  };
}

function toRow(link: AgentLink) {
  return {
    id: link.id,
    talent_id: link.talentId,
    agent_id: link.agentId,
    status: link.status,
    requested_at: link.requestedAt,
    accepted_at: link.acceptedAt,
    ended_at: link.endedAt,
    ended_by: link.endedBy,
  };
}

/** Agent links in the database, or inside a transaction of it. */
export function agentLinkStore(db: Kysely<Tables>): AgentLinkStore {
  const one = (row: Selectable<AgentLinkTable> | undefined): AgentLink | null =>
    row === undefined ? null : toLink(row);
  const links = () => db.selectFrom("agent_link").selectAll();
  return {
    lock: async (id) => one(await links().where("id", "=", id).forUpdate().executeTakeFirst()),
    live: async (talentId, agentId) => {
      const pair = links().where("talent_id", "=", talentId).where("agent_id", "=", agentId);
      return one(await pair.where("status", "<>", "Ended").executeTakeFirst());
    },
    insert: async (link) => {
      const { rows } = await sql`
        insert into agent_link ${sql.raw(`(${Object.keys(toRow(link)).join(", ")})`)}
        values (${sql.join(Object.values(toRow(link)))})
        on conflict (talent_id, agent_id) where status <> 'Ended' do nothing returning id`.execute(db);
      return rows.length === 1;
    },
    save: async (link) => {
      await db.updateTable("agent_link").set(toRow(link)).where("id", "=", link.id).execute();
    },
    liveOf: async (userIds) => {
      if (userIds.length === 0) return [];
      const { rows } = await sql<Selectable<AgentLinkTable>>`
        select * from agent_link
        where status <> 'Ended' and (talent_id = any (${userIds}::uuid[]) or agent_id = any (${userIds}::uuid[]))
        order by requested_at, id limit ${LINKS_MOST}`.execute(db);
      return rows.map(toLink);
    },
    linkedTalentIds: async (agentId) => {
      const linked = db.selectFrom("agent_link").select("talent_id").where("agent_id", "=", agentId);
      const rows = await linked
        .where("status", "=", "Linked")
        .orderBy("talent_id")
        .limit(LINKS_MOST)
        .execute();
      return rows.map((row) => row.talent_id);
    },
  };
}
