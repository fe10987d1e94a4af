import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import type pg from "pg";
import { OWN_PROVIDER } from "#domain/account.ts";

const INSERT_MEMBER = `
  insert into account (id, issuer, subject, email, email_verified, first_name, last_name, role, roles, registered,
    suspended, company_id, minor, birth_year, phone_number)
  values ($1, $2, $3, $4, true, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14)`;

/** Inserts a member into the database and returns the actor that the gateway would derive from it. */
export async function insertMember(database: pg.Pool, facts: Record<string, unknown>): Promise<Member> {
  const id = newId();
  const all = {
    roles: ["Talent"],
    registered: true,
    suspended: false,
    companyId: null,
    minor: false,
    ...facts,
  };
  const roles = all.roles as string[];
  await database.query(INSERT_MEMBER, [
    id,
    OWN_PROVIDER,
    facts["subject"] ?? newId(),
    facts["email"] ?? `${id}@callboard.test`,
    facts["firstName"] ?? "Ada",
    facts["lastName"] ?? "Vale",
    roles[0] ?? null,
    roles,
    all.registered,
    all.suspended,
    all.companyId,
    all.minor,
    facts["birthYear"] ?? 1990,
    facts["phoneNumber"] ?? "+15551234567",
  ]);
  const { registered, suspended, minor } = all;
  return member({ userId: id, roles, registered, suspended, minor, organisationId: all.companyId });
}
