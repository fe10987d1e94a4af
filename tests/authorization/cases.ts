import { IDENTITY_ADDITIONS } from "./cases/identity/additions.ts";
import { MEMBERSHIP_ADDITIONS } from "./cases/identity/membership.ts";
import { PRIVACY_ADDITIONS } from "./cases/identity/privacy.ts";
import { IDENTITY_FAILURES } from "./cases/identity/failures.ts";
import { IDENTITY_MEMBERS } from "./cases/identity/members.ts";
import { IDENTITY_QUERIES } from "./cases/identity/queries.ts";
import { TALENT_ADDITIONS } from "./cases/talent/additions.ts";
import { TALENT_FAILURES } from "./cases/talent/failures.ts";
import { TALENT_MEMBERS } from "./cases/talent/members.ts";
import { TALENT_QUERIES } from "./cases/talent/queries.ts";
import { PROJECTS_ADDITIONS } from "./cases/projects/additions.ts";
import { PROJECTS_FAILURES } from "./cases/projects/failures.ts";
import { PROJECTS_MUTATIONS } from "./cases/projects/mutations.ts";
import { PROJECTS_QUERIES } from "./cases/projects/queries.ts";
import { PROJECTS_QUERY_FAILURES } from "./cases/projects/query-failures.ts";
import { CASTING_ADDITIONS } from "./cases/casting/additions.ts";
import { CASTING_FAILURES } from "./cases/casting/failures.ts";
import { CASTING_MUTATIONS } from "./cases/casting/mutations.ts";
import { CASTING_QUERIES } from "./cases/casting/queries.ts";
import { CASTING_QUERY_FAILURES } from "./cases/casting/query-failures.ts";
import { MESSAGING_ADDITIONS } from "./cases/messaging/additions.ts";
import { REPORT_ADDITIONS } from "./cases/messaging/reports.ts";
import { MESSAGING_FAILURES } from "./cases/messaging/failures.ts";
import { MESSAGING_MUTATIONS } from "./cases/messaging/mutations.ts";
import { MESSAGING_QUERIES } from "./cases/messaging/queries.ts";
import { BILLING_ADDITIONS } from "./cases/billing/additions.ts";
import { BILLING_FAILURES } from "./cases/billing/failures.ts";
import { BILLING_MEMBERS } from "./cases/billing/members.ts";
import { MEDIA_ADDITIONS } from "./cases/media/additions.ts";
import type { AdditionCase } from "./addition-case.ts";
import type { Provocations } from "./failures/provocation.ts";
import type { MemberCase, MutationCase } from "./mutation-case.ts";
import type { QueryCase } from "./query-case.ts";

/** The call of each served query. */
export const QUERY_CASES: Readonly<Record<string, QueryCase>> = {
  ...IDENTITY_QUERIES,
  ...TALENT_QUERIES,
  ...PROJECTS_QUERIES,
  ...CASTING_QUERIES,
  ...MESSAGING_QUERIES,
};

/** Writes on any member's record. */
export const MEMBER_MUTATIONS: Readonly<Record<string, MemberCase>> = {
  ...IDENTITY_MEMBERS,
  ...TALENT_MEMBERS,
  ...BILLING_MEMBERS,
};

/** The call of each served mutation. */
export const MUTATION_CASES: Readonly<Record<string, MutationCase>> = {
  ...PROJECTS_MUTATIONS,
  ...CASTING_MUTATIONS,
  ...MESSAGING_MUTATIONS,
  ...Object.fromEntries(
    Object.entries(MEMBER_MUTATIONS).map(([name, { query, make }]) => [
      name,
      { query, make: ({ world }) => make(world, world.people.of.talentSelf.key) } satisfies MutationCase,
    ]),
  ),
};

/** The call of each operation beyond the contract's list. */
export const ADDITION_CASES: Readonly<Record<string, AdditionCase>> = {
  ...IDENTITY_ADDITIONS,
  ...MEMBERSHIP_ADDITIONS,
  ...PRIVACY_ADDITIONS,
  ...TALENT_ADDITIONS,
  ...PROJECTS_ADDITIONS,
  ...CASTING_ADDITIONS,
  ...MESSAGING_ADDITIONS,
  ...REPORT_ADDITIONS,
  ...BILLING_ADDITIONS,
  ...MEDIA_ADDITIONS,
};

/** The inputs that cause each failure of each operation. */
export const PROVOCATIONS: Provocations = {
  ...IDENTITY_FAILURES,
  ...TALENT_FAILURES,
  ...PROJECTS_FAILURES,
  ...PROJECTS_QUERY_FAILURES,
  ...CASTING_FAILURES,
  ...CASTING_QUERY_FAILURES,
  ...MESSAGING_FAILURES,
  ...BILLING_FAILURES,
};
