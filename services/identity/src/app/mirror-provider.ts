import type { System } from "@callboard/kit/actor.ts";
import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { knownRoles, OWN_PROVIDER, sameRoles, withRoles, type Account } from "#domain/account.ts";
import type { UserEvent } from "#domain/events.ts";
import type { ProviderAccount } from "./identity-provider.ts";
import type { Deps, ProviderState, UnitOfWork } from "./ports.ts";

/** Attempts for an account that changes here while the provider is read. */
const MAX_ATTEMPTS = 3;
const IDENTITY: System = { kind: "system", service: "identity" };

function mirrored(account: Account, provider: ProviderAccount): Account {
  const roles = knownRoles(provider.roles);
  const { email, emailVerified } = provider;
  const current = { ...account, email, emailVerified };
  return sameRoles(account.roles, roles) ? current : withRoles(current, roles);
}

function eventsOf(before: Account, after: Account): UserEvent[] {
  const events: UserEvent[] = [];
  const { id: userId, roles } = after;
  if (!sameRoles(before.roles, roles)) events.push({ kind: "UserRoleChanged", userId, roles });
  if (before.email !== after.email || before.emailVerified !== after.emailVerified)
    events.push({ kind: "UserProfileUpdated", userId, fields: ["Email"] });
  return events;
}

/** Whether tokens that were good are no longer, or the other way round. */
function changesSessions(before: ProviderState | null, after: ProviderState): boolean {
  const signedOut = (state: ProviderState | null): number => state?.signedOutAt?.getTime() ?? 0;
  return (before?.enabled ?? true) !== after.enabled || signedOut(before) !== signedOut(after);
}

/** Stores what the provider says, and publishes that sessions of the member ended or may begin again. */
async function saveState(unit: UnitOfWork, account: Account | null, state: ProviderState): Promise<void> {
  const before = await unit.providerState(state.issuer, state.subject);
  await unit.saveProviderState(state);
  if (account !== null && changesSessions(before, state))
    await unit.addEvents(IDENTITY, [{ kind: "UserSessionsEnded", userId: account.id }]);
}

/** An account that is no longer at the provider: nobody signs in with it, and its tokens are worth nothing. */
async function forget(deps: Deps, subject: string): Promise<Result<void>> {
  return deps.transaction(async (unit) => {
    const account = await unit.lockAccountOfSubject(OWN_PROVIDER, subject);
    const known = await unit.providerState(OWN_PROVIDER, subject);
    if (account === null && known === null) return ok();
    const signedOutAt = known?.enabled === false ? known.signedOutAt : deps.now();
    await saveState(unit, account, { issuer: OWN_PROVIDER, subject, enabled: false, roles: [], signedOutAt });
    return ok();
  });
}

const differs = (account: Account | null, provider: ProviderAccount): boolean =>
  account !== null && eventsOf(account, mirrored(account, provider)).length > 0;

/**
 * What was listed may be older than a role that was given here since. So an account that differs is read again at the
 * provider, between two reads of the row: unless the row changed meanwhile, what the provider said is the newest.
 */
async function mirror(deps: Deps, listed: ProviderAccount): Promise<Result<Mirrored>> {
  for (let attempt = 1; attempt <= MAX_ATTEMPTS; attempt += 1) {
    const seen = await deps.reads.accountOfSubject(OWN_PROVIDER, listed.subject);
    const current = differs(seen, listed) ? await deps.provider.find(listed.subject) : ok(null);
    if (!current.ok) return current;
    const found = { listed, current: current.value ?? listed };
    const written = await deps.transaction((unit) => write(unit, seen, { ...found, now: deps.now() }));
    if (!written.ok) return written;
    if (written.value !== "again") return ok(written.value);
  }
  return fail(unavailable("account"));
}

/** `held`: roles are being written there, so that what it says of them is half of it. */
type Mirrored = "written" | "held";

interface Found {
  readonly listed: ProviderAccount;
  readonly current: ProviderAccount;
  readonly now: Date;
}

/** `again`, and nothing written, when the account is no longer as it was seen. */
async function write(
  unit: UnitOfWork,
  seen: Account | null,
  { listed, current, now }: Found,
): Promise<Result<Mirrored | "again">> {
  const { subject, enabled, roles, signedOutAt } = listed;
  const locked = await unit.lockAccountOfSubject(OWN_PROVIDER, subject);
  if (locked?.sessionVersion !== seen?.sessionVersion) return ok("again");
  if (locked !== null && (await unit.areRolesHeld(locked.id, now))) return ok("held");
  await saveState(unit, locked, { issuer: OWN_PROVIDER, subject, enabled, roles, signedOutAt });
  if (locked === null || !differs(locked, current)) return ok("written");
  const after = mirrored(locked, current);
  await unit.saveAccount(after);
  await unit.addEvents(IDENTITY, eventsOf(locked, after));
  return ok("written");
}

/**
 * Reads what changed at our own provider since the last time, whoever changed it: roles, e-mail, switched off,
 * signed out, deleted. Each account is a transaction of its own; the cursor moves when all are written, and what is
 * read twice changes nothing. An account whose roles are being written is left for the next time, and what follows
 * with it. Returns how many accounts it read; call it until that is 0.
 */
export async function mirrorProvider(deps: Deps): Promise<Result<number>> {
  const before = await deps.reads.providerCursor(OWN_PROVIDER);
  const changes = await deps.provider.changesAfter(before);
  if (!changes.ok) return changes;
  const { accounts, gone, cursor } = changes.value;
  if (cursor === before) return ok(0);
  for (const account of accounts) {
    const done = await mirror(deps, account);
    if (!done.ok) return done;
    if (done.value === "held") return ok(0);
  }
  for (const subject of gone) {
    const done = await forget(deps, subject);
    if (!done.ok) return done;
  }
  return deps.transaction(async (unit) => {
    await unit.saveProviderCursor(OWN_PROVIDER, cursor);
    return ok(accounts.length + gone.length);
  });
}
