import type { Actor } from "@callboard/kit/actor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { Account } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import type { Company } from "#domain/company.ts";
import type { IdentityEvent } from "#domain/events.ts";
import type { ProfileField, ProfileList } from "#domain/fields/field-policy.ts";
import type { UploadedFile } from "#domain/images.ts";
import type { Colleague, Invitation } from "#domain/membership/invitation.ts";
import type { DataExport, ExportPart } from "#domain/privacy/data-export.ts";
import type { PasswordReset } from "#domain/password-reset.ts";
import type { IdentityProvider } from "./identity-provider.ts";

/** What the provider last said of an account, kept also for accounts that have not signed in here. */
export interface ProviderState {
  readonly issuer: string;
  readonly subject: string;
  readonly enabled: boolean;
  readonly roles: readonly string[];
  readonly signedOutAt: Date | null;
}

export interface AuditEntry {
  readonly id: string;
  readonly occurredAt: Date;
  readonly actorId: string | null;
  /** The subject of an event, or the name of a sensitive write. */
  readonly action: string;
  readonly aggregateId: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Which entries of the audit log are meant; every condition that is set must hold. */
export interface AuditFilter {
  readonly recordId?: string;
  readonly actorId?: string;
  /** Entries that name this company; null finds none. */
  readonly companyId?: string | null;
}

/** Somebody who works for a company. */
export interface CompanyMember {
  readonly userId: string;
  readonly isOwner: boolean;
}

/** Reads and writes inside one transaction. */
export interface UnitOfWork extends KeyedUnit {
  lockAccount(id: string): Promise<Account | null>;
  lockAccountOfSubject(issuer: string, subject: string): Promise<Account | null>;
  /** Adds it, unless its subject is known already. */
  insertAccount(account: Account): Promise<void>;
  /** Writes everything but the versions; the session's version rises. */
  saveAccount(account: Account): Promise<void>;
  /** The company for which a member works now, whatever the token says. */
  companyOf(userId: string): Promise<string | null>;
  /** Counts active admins up to `max` and locks them: nobody else changes one until the transaction ends. */
  lockActiveAdmins(max: number): Promise<number>;
  /** The sessions of these members changed by something outside of their accounts. */
  raiseSessionVersions(userIds: readonly string[]): Promise<void>;
  /** Members with the flag of a minor who were born in `year` or earlier; skips those that another transaction holds. */
  lockMinorsBornUntil(year: number, max: number): Promise<readonly Account[]>;
  /** Suspended members whose end has passed; skips those that another transaction holds. */
  lockSuspendedUntil(now: Date, max: number): Promise<readonly Account[]>;
  /** Whether anybody else works for the company. */
  hasOtherMembers(companyId: string, userId: string): Promise<boolean>;
  /** The copy of a member's data that has not expired. */
  latestExport(userId: string, now: Date): Promise<DataExport | null>;
  insertExport(made: DataExport): Promise<void>;
  /** Adds a part, or replaces it; false for a copy that is not there. */
  saveExportPart(exportId: string, part: ExportPart): Promise<boolean>;
  /** Writes an erased account, its subject included. */
  eraseAccount(account: Account): Promise<void>;
  /** Ends the links of a member and deletes invitations, codes and copies of data; returns the links that ended. */
  removeTraces(account: Account, now: Date): Promise<readonly AgentLink[]>;
  lockCompany(id: string): Promise<Company | null>;
  insertCompany(company: Company): Promise<void>;
  saveCompany(company: Company): Promise<void>;
  /** Somebody who works for the company; null for others. */
  colleague(company: Company, userId: string): Promise<Colleague | null>;
  /** Owners of the company beside the member, counted up to two. */
  countOtherOwners(company: Company, userId: string): Promise<number>;
  /** Whether somebody with this address works for the company. */
  worksFor(companyId: string, email: string): Promise<boolean>;
  /** The invitation of an address to a company whose row says Invited, also an expired one. */
  openInvitation(companyId: string, email: string): Promise<Invitation | null>;
  countOpenInvitations(companyId: string): Promise<number>;
  lockInvitation(id: string): Promise<Invitation | null>;
  insertInvitation(invitation: Invitation): Promise<void>;
  saveInvitation(invitation: Invitation): Promise<void>;
  lockLink(id: string): Promise<AgentLink | null>;
  /** The link between the two that has not ended. */
  liveLink(talentId: string, agentId: string): Promise<AgentLink | null>;
  /** Links of the agent that have not ended; other counts of the same agent wait for this one's transaction. */
  countLiveLinks(agentId: string): Promise<number>;
  /** False when the two have a live link already. */
  insertLink(link: AgentLink): Promise<boolean>;
  saveLink(link: AgentLink): Promise<void>;
  /** Says that roles are written at the provider until then, or, null, that they are written. */
  holdRoles(userId: string, until: Date | null): Promise<void>;
  /** Whether roles of the member are being written at the provider. */
  areRolesHeld(userId: string, now: Date): Promise<boolean>;
  providerState(issuer: string, subject: string): Promise<ProviderState | null>;
  saveProviderState(state: ProviderState): Promise<void>;
  saveProviderCursor(issuer: string, cursor: string): Promise<void>;
  /** The waiting code of an address; other requests for the address wait. */
  lockPasswordReset(email: string): Promise<PasswordReset | null>;
  savePasswordReset(reset: PasswordReset): Promise<void>;
  removePasswordReset(email: string): Promise<void>;
  addAuditEntry(entry: AuditEntry): Promise<void>;
  /** Each event raises the version of the member or company that it is about. */
  addEvents(actor: Actor, events: readonly IdentityEvent[]): Promise<void>;
}

/** Reads outside of a transaction. Maps hold what was found. */
export interface Reads {
  accounts(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  accountOfSubject(issuer: string, subject: string): Promise<Account | null>;
  /** Ids of members with exactly this address or number, at most `max`. */
  idsByContact(contact: string, max: number): Promise<readonly string[]>;
  /** All of them, the oldest first. */
  activeAdminIds(): Promise<readonly string[]>;
  /** At most `max`. */
  countActiveAdmins(max: number): Promise<number>;
  companies(ids: readonly string[]): Promise<ReadonlyMap<string, Company>>;
  /** Everybody who works for each company. */
  memberIds(companyIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  memberCounts(companyIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** Who works for a company, in the order of their accounts. */
  membersOf(companyId: string, page: PageRequest): Promise<Page<CompanyMember>>;
  invitations(ids: readonly string[]): Promise<readonly Invitation[]>;
  /** Open invitations by company, the newest first; a company has at most 50. */
  openInvitations(
    companyIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, readonly Invitation[]>>;
  /** Open invitations of an address, the newest first, at most 20. */
  invitationsOf(email: string, now: Date): Promise<readonly Invitation[]>;
  /** All links that have not ended, by the talent, the oldest first. */
  linksOfTalent(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly AgentLink[]>>;
  /** The same by the people on either side. */
  linksOfBoth(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly AgentLink[]>>;
  /** Everybody who accepted this agent. */
  linkedTalentIds(agentId: string): Promise<readonly string[]>;
  latestExport(userId: string, now: Date): Promise<DataExport | null>;
  exportParts(exportId: string): Promise<readonly ExportPart[]>;
  /** A closed account whose time is over; null where there is none. */
  dueForErasure(now: Date): Promise<Account | null>;
  auditEntries(filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>>;
  providerState(issuer: string, subject: string): Promise<ProviderState | null>;
  /** "0" before anything was read. */
  providerCursor(issuer: string): Promise<string>;
}

/** The other services. One that does not respond is UNAVAILABLE. */
export interface Upstreams {
  /** Whether anything changed. */
  writeProfileField(userId: string, field: ProfileField, value: string): Promise<Result<boolean>>;
  /** The same for a list, which it replaces. */
  writeProfileList(userId: string, list: ProfileList, values: readonly string[]): Promise<Result<boolean>>;
  /** Of these people, those who hold a submission to a project of the company. */
  batchGetSubmitters(companyId: string, userIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  /** Of these people, those who are booked for a project that is not closed. */
  batchGetBooked(userIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  batchGetFiles(mediaIds: readonly string[]): Promise<Result<ReadonlyMap<string, UploadedFile>>>;
}

/** A code on its way to the owner of an address; `language` is one of the interface. */
export interface ResetMail {
  readonly to: string;
  readonly code: string;
  readonly language: string;
}

/** What the use cases run on. */
export interface Deps {
  readonly reads: Reads;
  readonly transaction: RunTransaction<UnitOfWork>;
  readonly provider: IdentityProvider;
  readonly upstreams: Upstreams;
  /** Lets one more password reset from a network through, or LIMIT. */
  readonly resetQuota: (network: string) => Promise<Result<void>>;
  readonly now: () => Date;
  readonly newId: () => string;
  /** A random six-digit code. */
  readonly newCode: () => string;
  /** The stored form of a code for an address. */
  readonly hashCode: (email: string, code: string) => string;
  /** Hands the mail over without making the caller wait; retried when it fails. */
  readonly mailResetCode: (mail: ResetMail) => void;
}
