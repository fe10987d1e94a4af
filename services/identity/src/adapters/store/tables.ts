import type { TokenScope } from "@callboard/catalog/rules/access-tokens.ts";
import type { ColumnType, Generated } from "kysely";

/** Columns as pg reads them; jsonb is written as text. */
interface AccountTable {
  id: string;
  issuer: string;
  subject: string;
  email: string;
  email_verified: boolean;
  first_name: string;
  last_name: string;
  phone_number: string | null;
  sign_in_phone: string | null;
  profile_media_id: string | null;
  role: string | null;
  roles: string[];
  company_id: string | null;
  company_owner: boolean;
  bio: string | null;
  registered: boolean;
  accepted_terms_at: Date | null;
  suspended: boolean;
  suspension_reason: string | null;
  suspended_until: Date | null;
  erase_at: Date | null;
  erased_at: Date | null;
  birth_year: number | null;
  minor: boolean;
  settings: ColumnType<unknown, string, string>;
  shortcuts: string[] | null;
  created_at: ColumnType<Date, never, never>;
  version: number;
  roles_held_until: Generated<Date | null>;
  session_version: number;
}

interface CompanyTable {
  id: string;
  name: string;
  country: string | null;
  email: string | null;
  city: string | null;
  phone: string | null;
  ein: string | null;
  bio: string | null;
  capabilities: string[];
  logo_media_id: string | null;
  /** Made from the name; null where an older version wrote the row. */
  name_key: string | null;
  created_by: string;
  created_at: ColumnType<Date, never, never>;
  version: number;
}

interface CompanyInvitationTable {
  id: string;
  company_id: string;
  email: string;
  owner: boolean;
  invited_by: string;
  status: string;
  invited_at: Date;
  expires_at: Date;
  decided_at: Date | null;
  decided_by: string | null;
}

interface ClientInvitationTable {
  id: string;
  agent_id: string;
  email: string;
  status: string;
  invited_at: Date;
  expires_at: Date;
  decided_at: Date | null;
}

interface AgentLinkTable {
  id: string;
  talent_id: string;
  agent_id: string;
  status: string;
  requested_at: Date;
  accepted_at: Date | null;
  ended_at: Date | null;
  ended_by: string | null;
  talent_accepted_at: Date | null;
  confirmed_at: Date | null;
  confirmed_by: string | null;
}

interface ProviderAccountTable {
  issuer: string;
  subject: string;
  enabled: boolean;
  roles: string[];
  signed_out_at: Date | null;
}

interface MemberSessionTable {
  session_id: string;
  user_id: string;
  began_at: Date;
  last_used_at: Date;
  browser: string | null;
  system: string | null;
  ended_at: Date | null;
}

interface AccessTokenTable {
  id: string;
  user_id: string;
  name: string;
  token_hash: string;
  scopes: TokenScope[];
  created_at: Date;
  expires_at: Date;
  last_used_at: Date | null;
  ended_at: Date | null;
}

interface PasswordResetTable {
  email: string;
  subject: string | null;
  code_hash: string;
  tries: number;
  sent_at: Date;
  expires_at: Date;
  sent_count: number;
  counted_since: Date;
}

interface RegistrationCodeTable {
  email: string;
  known: boolean;
  code_hash: string;
  tries: number;
  sent_at: Date;
  expires_at: Date;
  sent_count: number;
  counted_since: Date;
}

interface PhoneCodeTable {
  user_id: string;
  phone: string;
  code_hash: string;
  tries: number;
  expires_at: Date;
}

interface AuditEntryTable {
  id: string;
  occurred_at: Date;
  actor_id: string | null;
  action: string;
  aggregate_id: string;
  details: ColumnType<unknown, string, string>;
}

/** The tables of identity's database. */
export interface Tables {
  data_export: { id: string; user_id: string; requested_at: Date; expires_at: Date };
  data_export_part: { export_id: string; service: string; content: ColumnType<unknown, string, string> };
  account: AccountTable;
  company: CompanyTable;
  company_invitation: CompanyInvitationTable;
  agent_link: AgentLinkTable;
  client_invitation: ClientInvitationTable;
  blocked_member: { user_id: string; blocked_id: string };
  provider_account: ProviderAccountTable;
  provider_cursor: { issuer: string; cursor: string };
  member_session: MemberSessionTable;
  access_token: AccessTokenTable;
  password_reset: PasswordResetTable;
  registration_code: RegistrationCodeTable;
  phone_code: PhoneCodeTable;
  audit_entry: AuditEntryTable;
}
