import type { Actor } from "@callboard/kit/actor.ts";
import type { Page, PageRequest } from "@callboard/kit/paging/page.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { Account } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import type { InvitedClient } from "#domain/client-invitation.ts";
import type { Company } from "#domain/company.ts";
import type { IdentityEvent } from "#domain/events.ts";
import type { NamedField, NamedList } from "@callboard/catalog/fields/profile.ts";
import type { UploadedFile } from "#domain/images.ts";
import type { Colleague, Invitation } from "#domain/membership/invitation.ts";
import type { DataExport, ExportPart } from "#domain/privacy/data-export.ts";
import type { RegistrationCode } from "#domain/mailed-codes/new-account.ts";
import type { PhoneCode } from "#domain/phone/phone-code.ts";
import type { PasswordReset } from "#domain/mailed-codes/password-reset.ts";
import type { MemberSession } from "#domain/sessions/member-session.ts";
import type { TokenReads, TokenWrites } from "./access-tokens/ports.ts";
import type { IdentityProvider } from "./identity-provider.ts";
import type { PhoneDeps } from "./phone/text-messages.ts";

/** The last state reported by the provider; kept also for accounts that have not signed in here yet. */
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
  /** Subject of an event, or the name of a sensitive operation. */
  readonly action: string;
  readonly aggregateId: string;
  readonly details: Readonly<Record<string, unknown>>;
}

/** Filter of the audit log; all conditions given must hold. */
export interface AuditFilter {
  readonly recordId?: string;
  readonly actorId?: string;
  /** What this member did, and what was done to them. */
  readonly userId?: string;
  /** What was done to this project and to what belongs to it. */
  readonly projectId?: string;
  /** The subject of an event, or the name of an operation. */
  readonly kind?: string;
  readonly from?: Date;
  readonly until?: Date;
  /** Entries that name this company; null matches none. */
  readonly companyId?: string | null;
}

/** A member of a company. */
export interface CompanyMember {
  readonly userId: string;
  readonly isOwner: boolean;
}

/** Reads and writes inside one transaction. */
export interface UnitOfWork extends KeyedUnit, TokenWrites {
  lockAccount(id: string): Promise<Account | null>;
  lockAccountOfSubject(issuer: string, subject: string): Promise<Account | null>;
  /** Inserts the account unless its subject exists already. */
  insertAccount(account: Account): Promise<void>;
  /** Writes everything except the versions; raises the session version, and ends the access tokens of the suspended. */
  saveAccount(account: Account): Promise<void>;
  /** The company that a member works for now, regardless of the token. */
  companyOf(userId: string): Promise<string | null>;
  /** Counts active admins up to `max` and locks them, so that no one else changes one until the transaction ends. */
  lockActiveAdmins(max: number): Promise<number>;
  /** Raises session versions after a change outside these members' accounts. */
  raiseSessionVersions(userIds: readonly string[]): Promise<void>;
  /** Makes what names are compared by where an older version wrote the company; returns how many. */
  makeNameKeys(max: number): Promise<number>;
  /** Members flagged as minors who were born in `year` or earlier; skips rows locked by other transactions. */
  lockMinorsBornUntil(year: number, max: number): Promise<readonly Account[]>;
  /** Registered members who are not suspended and were born after `year`; skips rows locked by others. */
  lockActiveBornAfter(year: number, max: number): Promise<readonly Account[]>;
  /** Suspended members whose suspension has expired; skips rows locked by other transactions. */
  lockSuspendedUntil(now: Date, max: number): Promise<readonly Account[]>;
  /** Whether anyone else works for the company. */
  hasOtherMembers(companyId: string, userId: string): Promise<boolean>;
  /** The member's data export that has not expired. */
  latestExport(userId: string, now: Date): Promise<DataExport | null>;
  insertExport(made: DataExport): Promise<void>;
  /** Adds or replaces a part; false if the export does not exist. */
  saveExportPart(exportId: string, part: ExportPart): Promise<boolean>;
  /** Writes an erased account, including its subject. */
  eraseAccount(account: Account): Promise<void>;
  /** Ends a member's links and deletes their invitations, codes and data exports; returns the ended links. */
  removeTraces(account: Account, now: Date): Promise<readonly AgentLink[]>;
  lockCompany(id: string): Promise<Company | null>;
  insertCompany(company: Company): Promise<void>;
  saveCompany(company: Company): Promise<void>;
  /** The user as a member of the company; null if they are not one. */
  colleague(company: Company, userId: string): Promise<Colleague | null>;
  /** Number of other owners of the company, counted up to two. */
  countOtherOwners(company: Company, userId: string): Promise<number>;
  /** Whether someone with this address works for the company. */
  worksFor(companyId: string, email: string): Promise<boolean>;
  /** The invitation of an address to a company whose stored status is Invited, even if it has expired. */
  openInvitation(companyId: string, email: string): Promise<Invitation | null>;
  countOpenInvitations(companyId: string): Promise<number>;
  lockInvitation(id: string): Promise<Invitation | null>;
  insertInvitation(invitation: Invitation): Promise<void>;
  /** Whether someone may invite to the company now: one of its people, or an admin, and not suspended. */
  mayStillInvite(companyId: string, userId: string): Promise<boolean>;
  /** Ends what a member has invited to a company and nobody has accepted yet; returns the ids. */
  endInvitationsBy(
    companyId: string,
    invitedBy: string,
    end: { readonly endedBy: string; readonly now: Date },
  ): Promise<readonly string[]>;
  saveInvitation(invitation: Invitation): Promise<void>;
  lockLink(id: string): Promise<AgentLink | null>;
  /** The link between the two that has not ended. */
  liveLink(talentId: string, agentId: string): Promise<AgentLink | null>;
  /** Number of the agent's links that have not ended; serializes concurrent counts for the same agent. */
  countLiveLinks(agentId: string): Promise<number>;
  /** False if the two already have a live link. */
  insertLink(link: AgentLink): Promise<boolean>;
  saveLink(link: AgentLink): Promise<void>;
  hasOpenClientInvitation(agentId: string, email: string, now: Date): Promise<boolean>;
  /** Takes the place of one that has expired; false if one of the agent to the address is open. */
  insertClientInvitation(invitation: InvitedClient): Promise<boolean>;
  lockClientInvitation(id: string): Promise<InvitedClient | null>;
  saveClientInvitation(invitation: InvitedClient): Promise<void>;
  /** Whether the member has blocked the other. */
  isBlocked(userId: string, blockedId: string): Promise<boolean>;
  /** Marks the roles as being written at the provider until `until`; null clears the mark. */
  holdRoles(userId: string, until: Date | null): Promise<void>;
  /** Whether the member's roles are being written at the provider. */
  areRolesHeld(userId: string, now: Date): Promise<boolean>;
  providerState(issuer: string, subject: string): Promise<ProviderState | null>;
  saveProviderState(state: ProviderState): Promise<void>;
  saveProviderCursor(issuer: string, cursor: string): Promise<void>;
  /** The pending code of an address, locked; other requests for the address wait. */
  lockPasswordReset(email: string): Promise<PasswordReset | null>;
  savePasswordReset(reset: PasswordReset): Promise<void>;
  removePasswordReset(email: string): Promise<void>;
  /** The pending code of an address that wants an account, locked like that of a password reset. */
  lockRegistrationCode(email: string): Promise<RegistrationCode | null>;
  saveRegistrationCode(code: RegistrationCode): Promise<void>;
  /** The pending code of a member, locked. */
  lockPhoneCode(userId: string): Promise<PhoneCode | null>;
  /** Replaces the member's pending code. */
  savePhoneCode(code: PhoneCode): Promise<void>;
  removePhoneCode(userId: string): Promise<void>;
  /** Takes a number from another member who signs in with it; returns who that was. Others who take it wait. */
  takeSignInPhone(phone: string, userId: string): Promise<string | null>;
  /** Inserts a session, or writes down its use; one that has ended stays so. */
  saveSessionUse(session: MemberSession): Promise<void>;
  /** Ends sessions of a member; returns how many went on. */
  endSessions(userId: string, sessionIds: readonly string[], now: Date): Promise<number>;
  addAuditEntry(entry: AuditEntry): Promise<void>;
  /** Each event raises the version of its member or company. */
  addEvents(actor: Actor, events: readonly IdentityEvent[]): Promise<void>;
}

/** An address that an agent invited, as the mail to it needs it. */
export interface InvitedAddress {
  readonly id: string;
  readonly email: string;
  readonly agentName: string;
  /** The agent's language of the interface. */
  readonly language: string;
  /** Whether somebody registered with the address. */
  readonly isMember: boolean;
}

/** Reads outside a transaction. Maps contain only the entries found. */
export interface Reads extends TokenReads {
  accounts(ids: readonly string[]): Promise<ReadonlyMap<string, Account>>;
  accountOfSubject(issuer: string, subject: string): Promise<Account | null>;
  /** Ids of members with exactly this e-mail address or phone number, `max` at most. */
  idsByContact(contact: string, max: number): Promise<readonly string[]>;
  /** All of them, oldest first. */
  activeAdminIds(): Promise<readonly string[]>;
  /** Counts up to `max`. */
  countActiveAdmins(max: number): Promise<number>;
  companies(ids: readonly string[]): Promise<ReadonlyMap<string, Company>>;
  /** Names of other companies that a company's is easily taken for, the oldest first, five at most. */
  lookAlikes(companyIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  /** All members of each company. */
  memberIds(companyIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  memberCounts(companyIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** A company's members, in the order in which their accounts were created. */
  membersOf(companyId: string, page: PageRequest): Promise<Page<CompanyMember>>;
  invitations(ids: readonly string[]): Promise<readonly Invitation[]>;
  /** Open invitations by company, newest first, 50 per company at most. */
  openInvitations(
    companyIds: readonly string[],
    now: Date,
  ): Promise<ReadonlyMap<string, readonly Invitation[]>>;
  /** Open invitations to an address, newest first, 20 at most. */
  invitationsOf(email: string, now: Date): Promise<readonly Invitation[]>;
  /**
   * Open invitations of agents to the address of a member, newest first, 100 at most; without those of agents whom the member has
   * blocked or who have a link to them.
   */
  clientInvitationsTo(member: Pick<Account, "id" | "email">, now: Date): Promise<readonly InvitedClient[]>;
  /** Open invitations by an agent, newest first, 100 at most. */
  clientInvitationsBy(agentId: string, now: Date): Promise<readonly InvitedClient[]>;
  /** Open invitations of these that are to be mailed: to strangers, and to talent who have not blocked the agent. */
  invitedAddresses(ids: readonly string[], now: Date): Promise<readonly InvitedAddress[]>;
  /** All links that have not ended, by talent, oldest first. */
  linksOfTalent(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly AgentLink[]>>;
  /** By agent, links that the talent ended since then, the last one first and at most a hundred of each agent. */
  leftClients(agentIds: readonly string[], since: Date): Promise<ReadonlyMap<string, readonly AgentLink[]>>;
  /** All links that have not ended, by the people on either side, oldest first. */
  linksOfBoth(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly AgentLink[]>>;
  /** Whether one member has blocked the other. */
  hasBlocked(userId: string, blockedId: string): Promise<boolean>;
  /** Those of these people who have blocked one of the company's people, or whom one of them has blocked. */
  keptApart(companyId: string, userIds: readonly string[]): Promise<readonly string[]>;
  /** Those of these people who have blocked the member, or whom the member has blocked. */
  blockedPairs(userId: string, otherIds: readonly string[]): Promise<readonly string[]>;
  /** Everyone who accepted this agent. */
  linkedTalentIds(agentId: string): Promise<readonly string[]>;
  /** Links of minors that no admin has confirmed: accepted by the minor, or from before; oldest first. */
  unconfirmedLinks(max: number): Promise<readonly AgentLink[]>;
  /** Registered minors born after `year`, whose accounts are paused; oldest first. */
  bornAfter(year: number, max: number): Promise<readonly Account[]>;
  session(sessionId: string): Promise<MemberSession | null>;
  /** A member's sessions that nobody ended here and that were used since then, the last used first, 50 at most. */
  sessionsOf(userId: string, usedSince: Date): Promise<readonly MemberSession[]>;
  latestExport(userId: string, now: Date): Promise<DataExport | null>;
  exportParts(exportId: string): Promise<readonly ExportPart[]>;
  /** A closed account whose grace period has passed; null if there is none. */
  dueForErasure(now: Date): Promise<Account | null>;
  auditEntries(filter: AuditFilter, page: PageRequest): Promise<Page<AuditEntry>>;
  providerState(issuer: string, subject: string): Promise<ProviderState | null>;
  /** "0" if nothing has been read yet. */
  providerCursor(issuer: string): Promise<string>;
}

/** Calls to other services. UNAVAILABLE if one does not respond. */
export interface Upstreams {
  /** Returns whether anything changed. */
  writeProfileField(userId: string, field: NamedField, value: string): Promise<Result<boolean>>;
  /** Replaces a list; returns whether anything changed. */
  writeProfileList(userId: string, list: NamedList, values: readonly string[]): Promise<Result<boolean>>;
  /** Those of these people who have a submission to one of the company's projects. */
  batchGetSubmitters(companyId: string, userIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  /** Those of these people who are booked for a project that is not closed. */
  batchGetBooked(userIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  /** Whether a company has an approved project; the last known response, or false, while projects is unavailable. */
  isApprovedCompany(companyId: string): Promise<boolean>;
  batchGetFiles(mediaIds: readonly string[]): Promise<Result<ReadonlyMap<string, UploadedFile>>>;
}

/** A reset code for the owner of an address; `language` is a language of the interface. */
export interface ResetMail {
  readonly to: string;
  readonly code: string;
  readonly language: string;
}

/** To the owner of an address that wants an account; without a code, because it has one. */
export interface RegistrationMail {
  readonly to: string;
  readonly code: string | null;
  readonly language: string;
}

/** Dependencies of the use cases. */
export interface Deps {
  readonly reads: Reads;
  readonly transaction: RunTransaction<UnitOfWork>;
  readonly provider: IdentityProvider;
  readonly phone: PhoneDeps;
  readonly upstreams: Upstreams;
  /** Counts a password reset against the network's quota; LIMIT if it is exhausted. */
  readonly resetQuota: (network: string) => Promise<Result<void>>;
  /** Counts a registration against the network's quota; LIMIT if it is exhausted. */
  readonly registrationQuota: (network: string) => Promise<Result<void>>;
  /** Counts an invitation against the day's quota of the member and of the network; LIMIT if one is exhausted. */
  readonly invitationQuota: (userId: string, network: string | null) => Promise<Result<void>>;
  /** Counts an agent's request to represent somebody; LIMIT if the day's quota, or that for the talent, is exhausted. */
  readonly agentRequestQuota: (agentId: string, talentId: string) => Promise<Result<void>>;
  readonly now: () => Date;
  readonly newId: () => string;
  /** Returns a random six-digit code. */
  readonly newCode: () => string;
  /** The hash under which the code of an address, or of whatever it proves, is stored. */
  readonly hashCode: (subject: string, code: string) => string;
  /** Queues the mail without blocking the caller; retried if it fails. */
  readonly mailResetCode: (mail: ResetMail) => void;
  readonly mailRegistration: (mail: RegistrationMail) => void;
}
