import { nameKeyOf } from "@callboard/catalog/names/look-alikes.ts";
import { USER_ROLES } from "@callboard/catalog/people.ts";
import type { Insertable, Selectable } from "kysely";
import type { AuditEntry, ProviderState } from "#app/ports.ts";
import { knownRoles, type Account } from "#domain/account.ts";
import { AGENT_LINK_STATUSES, type AgentLink } from "#domain/agent-link.ts";
import type { Company } from "#domain/company.ts";
import type { UserSettings } from "#domain/settings.ts";
import type { Tables } from "./tables.ts";

type Row<Name extends keyof Tables> = Selectable<Tables[Name]>;

export function toAccount(row: Row<"account">): Account {
  return {
    id: row.id,
    issuer: row.issuer,
    subject: row.subject,
    email: row.email,
    emailVerified: row.email_verified,
    firstName: row.first_name,
    lastName: row.last_name,
    phoneNumber: row.phone_number,
    signInPhone: row.sign_in_phone,
    profileMediaId: row.profile_media_id,
    role: USER_ROLES.find((role) => role === row.role) ?? null,
    roles: knownRoles(row.roles),
    companyId: row.company_id,
    companyOwner: row.company_owner,
    bio: row.bio,
    registered: row.registered,
    acceptedTermsAt: row.accepted_terms_at,
    suspended: row.suspended,
    suspensionReason: row.suspension_reason,
    suspendedUntil: row.suspended_until,
    eraseAt: row.erase_at,
    erasedAt: row.erased_at,
    birthYear: row.birth_year,
    minor: row.minor,
    settings: row.settings as UserSettings,
    shortcuts: row.shortcuts,
    version: row.version,
    sessionVersion: row.session_version,
  };
}

/** All columns except the keys and the versions; the store raises the versions itself. */
export function fromAccount(account: Account) {
  return {
    email: account.email,
    email_verified: account.emailVerified,
    first_name: account.firstName,
    last_name: account.lastName,
    phone_number: account.phoneNumber,
    sign_in_phone: account.signInPhone,
    profile_media_id: account.profileMediaId,
    role: account.role,
    roles: [...account.roles],
    company_id: account.companyId,
    company_owner: account.companyOwner,
    bio: account.bio,
    registered: account.registered,
    accepted_terms_at: account.acceptedTermsAt,
    suspended: account.suspended,
    suspension_reason: account.suspensionReason,
    suspended_until: account.suspendedUntil,
    erase_at: account.eraseAt,
    erased_at: account.erasedAt,
    birth_year: account.birthYear,
    minor: account.minor,
    settings: JSON.stringify(account.settings),
    shortcuts: account.shortcuts === null ? null : [...account.shortcuts],
  };
}

export function toCompany(row: Row<"company">): Company {
  const { id, name, country, email, city, phone, ein, bio, capabilities, version } = row;
  const fields = { name, country, email, city, phone, ein, bio, capabilities };
  return { id, ...fields, logoMediaId: row.logo_media_id, createdBy: row.created_by, version };
}

/** All columns except the keys and the version. */
export function fromCompany(company: Company) {
  const { name, country, email, city, phone, ein, bio, capabilities, logoMediaId } = company;
  const fields = { name, country, email, city, phone, ein, bio };
  return {
    ...fields,
    capabilities: [...capabilities],
    logo_media_id: logoMediaId,
    name_key: nameKeyOf(name),
  };
}

export function toAgentLink(row: Row<"agent_link">): AgentLink {
  return {
    id: row.id,
    talentId: row.talent_id,
    agentId: row.agent_id,
    status: AGENT_LINK_STATUSES.find((status) => status === row.status) ?? "Ended",
    requestedAt: row.requested_at,
    acceptedAt: row.accepted_at,
    endedAt: row.ended_at,
    endedBy: row.ended_by,
    talentAcceptedAt: row.talent_accepted_at,
    confirmedAt: row.confirmed_at,
    confirmedBy: row.confirmed_by,
  };
}

export function fromAgentLink(link: AgentLink): Insertable<Tables["agent_link"]> {
  return {
    id: link.id,
    talent_id: link.talentId,
    agent_id: link.agentId,
    status: link.status,
    requested_at: link.requestedAt,
    accepted_at: link.acceptedAt,
    ended_at: link.endedAt,
    ended_by: link.endedBy,
    talent_accepted_at: link.talentAcceptedAt,
    confirmed_at: link.confirmedAt,
    confirmed_by: link.confirmedBy,
  };
}

export function toProviderState(row: Row<"provider_account">): ProviderState {
  const { issuer, subject, enabled, roles, signed_out_at: signedOutAt } = row;
  return { issuer, subject, enabled, roles, signedOutAt };
}

/** All columns except the key. */
export function fromProviderState({ enabled, roles, signedOutAt }: ProviderState) {
  return { enabled, roles: [...roles], signed_out_at: signedOutAt };
}

export function fromAuditEntry(entry: AuditEntry): Insertable<Tables["audit_entry"]> {
  return {
    id: entry.id,
    occurred_at: entry.occurredAt,
    actor_id: entry.actorId,
    action: entry.action,
    aggregate_id: entry.aggregateId,
    details: JSON.stringify(entry.details),
  };
}
