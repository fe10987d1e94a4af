import { OWN_PROVIDER } from "@callboard/identity/domain/account.ts";
import type { Places } from "#dev/start/settings.ts";
import { daysFrom } from "#dev/seed/chance.ts";
import type { AuditEntry } from "#dev/seed/demo/record.ts";
import type { Invitation } from "#dev/seed/lives.ts";
import type { Member } from "#dev/seed/people.ts";
import type { Market } from "#dev/seed/market.ts";
import type { Company } from "#dev/seed/productions.ts";
import { insertRows, withDatabase, type Row } from "./rows.ts";

/**
 * Seeded members other than the demo sign-ins have no account at the provider, so no one can sign in with this
 * subject.
 */
const subjectOf = (member: Member): string => (member.demo ? member.id : `seed:${member.id}`);

function accountRow(market: Market, member: Member): Row {
  const { suspension } = market.lives;
  return {
    id: member.id,
    issuer: OWN_PROVIDER,
    subject: subjectOf(member),
    email: member.email,
    email_verified: true,
    first_name: member.firstName,
    last_name: member.lastName,
    profile_media_id: member.portrait === null ? null : market.portraitFileOf(member.id),
    role: member.role,
    roles: [member.role],
    bio: member.bio || null,
    registered: true,
    accepted_terms_at: member.createdAt,
    birth_year: member.birthYear,
    minor: member.minor,
    created_at: member.createdAt,
    ...(suspension.userId === member.id
      ? { suspended: true, suspension_reason: suspension.reason, suspended_until: suspension.until }
      : { suspended: false, suspension_reason: null, suspended_until: null }),
    settings: {},
    version: 1,
    session_version: 1,
  };
}

function companyRow({ id, name, city, members, createdAt }: Company, logo: string | undefined): Row {
  return {
    id,
    name,
    country: "US",
    city: city.name,
    email: `hello@${name.toLowerCase().replace(/[^a-z]+/g, "-")}.callboard.test`,
    phone: "+12125550100",
    bio: `${name} casts film, stage and everything between from ${city.name}.`,
    capabilities: ["Casting", "Production"],
    logo_media_id: logo ?? null,
    created_by: members[0]?.id,
    created_at: createdAt,
    version: 1,
  };
}

const INVITED_DAYS = 14;

function invitationRow({
  id,
  companyId,
  email,
  owner,
  invitedBy,
  status,
  invitedAt,
  decidedBy,
}: Invitation): Row {
  return {
    id,
    company_id: companyId,
    email,
    owner,
    invited_by: invitedBy,
    status,
    invited_at: invitedAt,
    expires_at: daysFrom(invitedAt, INVITED_DAYS),
    decided_at: decidedBy === null ? null : invitedAt,
    decided_by: decidedBy,
  };
}

function auditRow({ id, at, actorId, action, projectId, companyId }: AuditEntry): Row {
  return {
    id,
    occurred_at: at,
    actor_id: actorId,
    action,
    aggregate_id: projectId,
    details: { projectId, companyId },
  };
}

/** Companies, members, links, invitations, and the audit log of their projects. */
export async function writeIdentity(market: Market, places: Places): Promise<void> {
  const founders = new Set(market.companies.map(({ members }) => members[0]?.id));
  const employed = market.members.flatMap(({ id, companyId }) =>
    companyId ? [{ id, company_id: companyId, company_owner: founders.has(id) }] : [],
  );
  const links = market.links.map(({ id, agentId, talentId, status, at }) => ({
    id,
    talent_id: talentId,
    agent_id: agentId,
    status,
    requested_at: at,
    accepted_at: status === "Linked" ? at : null,
  }));
  await withDatabase(places.databaseUrl("identity"), async (client) => {
    // Companies and members refer to each other: members are inserted first without a company, then both are
    // completed.
    await insertRows(
      client,
      "account",
      market.members.map((member) => accountRow(market, member)),
    );
    await insertRows(
      client,
      "company",
      market.companies.map((company) => companyRow(company, market.logos.get(company.id))),
    );
    await client.query(
      `update account set company_id = given.company_id, company_owner = given.company_owner
       from jsonb_to_recordset($1::jsonb) as given(id uuid, company_id uuid, company_owner boolean) where account.id = given.id`,
      [JSON.stringify(employed)],
    );
    await insertRows(client, "agent_link", links);
    await insertRows(client, "company_invitation", market.lives.invitations.map(invitationRow));
    await insertRows(client, "audit_entry", market.record.map(auditRow));
  });
}
