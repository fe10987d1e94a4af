import type { Actor } from "@callboard/kit/actor.ts";
import type { Result } from "@callboard/kit/result.ts";
import type { KeyedUnit } from "@callboard/kit/unit-of-work.ts";
import type { Account } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import type { Company } from "#domain/company.ts";
import type { IdentityEvent } from "#domain/events.ts";
import type { ProfileField } from "#domain/fields/field-policy.ts";
import type { HeadshotFile } from "#domain/fields/field-values.ts";
import type { PasswordReset } from "#domain/password-reset.ts";
import type { IdentityProvider } from "./identity-provider.ts";

/** What the provider says of an account, kept also for accounts that have not come here. */
export type ProviderState = {
  readonly issuer: string;
  readonly subject: string;
  readonly enabled: boolean;
  readonly roles: readonly string[];
  readonly signedOutAt: Date | null;
};

export type AccountStore = {
  /** In no order; unknown ids are left out. */
  readonly byIds: (ids: readonly string[]) => Promise<Account[]>;
  readonly bySubject: (issuer: string, subject: string) => Promise<Account | null>;
  /** The account, locked until the transaction ends. */
  readonly lock: (id: string) => Promise<Account | null>;
  readonly lockBySubject: (issuer: string, subject: string) => Promise<Account | null>;
  /** Adds it, unless its subject is there already. */
  readonly insert: (account: Account) => Promise<void>;
  /** Writes everything but the versions; the session's version rises. */
  readonly save: (account: Account) => Promise<void>;
  /** Ids of active admins, oldest first. */
  readonly activeAdminIds: (limit: number) => Promise<string[]>;
  /** The same, locked: nobody else changes an admin until the transaction ends. */
  readonly lockActiveAdmins: (limit: number) => Promise<string[]>;
  /** The sessions of these members changed by something outside their accounts. */
  readonly touchSessions: (ids: readonly string[]) => Promise<void>;
  /** Members with the flag of a minor who were born in `year` or earlier. */
  readonly minorsBornUntil: (year: number, limit: number) => Promise<Account[]>;
};

export type CompanyStore = {
  readonly byIds: (ids: readonly string[]) => Promise<Company[]>;
  readonly lock: (id: string) => Promise<Company | null>;
  readonly insert: (company: Company) => Promise<void>;
  readonly save: (company: Company) => Promise<void>;
  /** Ids of the people of each company, at most 1,000 each. */
  readonly memberIds: (companyIds: readonly string[]) => Promise<ReadonlyMap<string, readonly string[]>>;
};

export type AgentLinkStore = {
  readonly lock: (id: string) => Promise<AgentLink | null>;
  /** The link between the two that has not ended. */
  readonly live: (talentId: string, agentId: string) => Promise<AgentLink | null>;
  /** Adds it; false when the two have a live link already. */
  readonly insert: (link: AgentLink) => Promise<boolean>;
  readonly save: (link: AgentLink) => Promise<void>;
  /** Live links in which any of these people take part, oldest first. */
  readonly liveOf: (userIds: readonly string[]) => Promise<AgentLink[]>;
  /** Ids of the talents who accepted this agent. */
  readonly linkedTalentIds: (agentId: string) => Promise<string[]>;
};

export type ProviderStateStore = {
  readonly find: (issuer: string, subject: string) => Promise<ProviderState | null>;
  readonly save: (state: ProviderState) => Promise<void>;
  readonly cursor: (issuer: string) => Promise<string>;
  readonly saveCursor: (issuer: string, cursor: string) => Promise<void>;
};

export type PasswordResetStore = {
  /** The waiting code of an address; other requests for the address wait. */
  readonly lock: (email: string) => Promise<PasswordReset | null>;
  readonly save: (reset: PasswordReset) => Promise<void>;
  readonly remove: (email: string) => Promise<void>;
};

export type AuditStore = {
  /** One line of the audit log; the same id twice is one line. */
  readonly append: (entry: AuditEntry) => Promise<void>;
};

export type AuditEntry = {
  readonly id: string;
  readonly occurredAt: Date;
  readonly actorId: string | null;
  /** The subject of an event, or the name of a sensitive write. */
  readonly action: string;
  readonly aggregateId: string;
  readonly details: Readonly<Record<string, unknown>>;
};

/** Everything that is stored. */
export type Stores = {
  readonly accounts: AccountStore;
  readonly companies: CompanyStore;
  readonly links: AgentLinkStore;
  readonly providerStates: ProviderStateStore;
  readonly resets: PasswordResetStore;
  readonly audit: AuditStore;
};

/** The stores inside one transaction, with what belongs into it. */
export type Transaction = Stores &
  KeyedUnit & {
    /** Events of this change; each raises the version of what it is about. */
    readonly publish: (actor: Actor, events: readonly IdentityEvent[]) => Promise<void>;
  };

/** Services that identity asks. Each answers UNAVAILABLE when it does not answer. */
export type Neighbours = {
  readonly writeProfileField: (userId: string, field: ProfileField, value: string) => Promise<Result<void>>;
  /** Of these people, those who hold a submission to a project of the company. */
  readonly submitters: (
    companyId: string,
    userIds: readonly string[],
  ) => Promise<Result<ReadonlySet<string>>>;
  readonly headshotFile: (mediaId: string) => Promise<Result<HeadshotFile | null>>;
};

/** A code on its way to the owner of an address; `language` is one of the interface. */
export type ResetMail = { readonly to: string; readonly code: string; readonly language: string };

/** What the use cases stand on. */
export type Deps = {
  readonly stores: Stores;
  /** All or nothing: a failure rolls back. */
  readonly transaction: <T>(work: (tx: Transaction) => Promise<Result<T>>) => Promise<Result<T>>;
  readonly provider: IdentityProvider;
  readonly neighbours: Neighbours;
  readonly clock: () => Date;
  readonly newId: () => string;
  /** A random six-digit code. */
  readonly newCode: () => string;
  /** The stored form of a code for an address. */
  readonly hashCode: (email: string, code: string) => string;
  /** Hands the mail over without making the caller wait; tried again when it fails. */
  readonly mailResetCode: (mail: ResetMail) => void;
};
