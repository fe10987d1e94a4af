import type { Actor } from "@callboard/kit/actor.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit, RunTransaction } from "@callboard/kit/unit-of-work.ts";
import type { Account } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import type { Company } from "#domain/company.ts";
import type { IdentityEvent } from "#domain/events.ts";
import type { ProfileField } from "#domain/fields/field-policy.ts";
import type { HeadshotFile } from "#domain/fields/field-values.ts";
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
  lockCompany(id: string): Promise<Company | null>;
  insertCompany(company: Company): Promise<void>;
  saveCompany(company: Company): Promise<void>;
  lockLink(id: string): Promise<AgentLink | null>;
  /** The link between the two that has not ended. */
  liveLink(talentId: string, agentId: string): Promise<AgentLink | null>;
  /** Links of the agent that have not ended; other counts of the same agent wait for this one's transaction. */
  countLiveLinks(agentId: string): Promise<number>;
  /** False when the two have a live link already. */
  insertLink(link: AgentLink): Promise<boolean>;
  saveLink(link: AgentLink): Promise<void>;
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
  /** All of them, the oldest first. */
  activeAdminIds(): Promise<readonly string[]>;
  /** At most `max`. */
  countActiveAdmins(max: number): Promise<number>;
  companies(ids: readonly string[]): Promise<ReadonlyMap<string, Company>>;
  /** Everybody who works for each company. */
  memberIds(companyIds: readonly string[]): Promise<ReadonlyMap<string, readonly string[]>>;
  memberCounts(companyIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  /** All links that have not ended, by the talent, the oldest first. */
  linksOfTalent(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly AgentLink[]>>;
  /** The same by the agent. */
  linksOfAgents(userIds: readonly string[]): Promise<ReadonlyMap<string, readonly AgentLink[]>>;
  /** Everybody who accepted this agent. */
  linkedTalentIds(agentId: string): Promise<readonly string[]>;
  providerState(issuer: string, subject: string): Promise<ProviderState | null>;
  /** "0" before anything was read. */
  providerCursor(issuer: string): Promise<string>;
}

/** The other services. One that does not respond is UNAVAILABLE. */
export interface Upstreams {
  writeProfileField(userId: string, field: ProfileField, value: string): Promise<Result<void>>;
  /** Of these people, those who hold a submission to a project of the company. */
  batchGetSubmitters(companyId: string, userIds: readonly string[]): Promise<Result<ReadonlySet<string>>>;
  batchGetFiles(mediaIds: readonly string[]): Promise<Result<ReadonlyMap<string, HeadshotFile>>>;
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
