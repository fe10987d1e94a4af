import type { System } from "@callboard/kit/actor.ts";
import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { knownRoles, OWN_PROVIDER, sameRoles, withRoles, type Account } from "#domain/account.ts";
import { isForMinors } from "#domain/minority.ts";
import type { UserEvent } from "#domain/events.ts";
import type { ProviderAccount } from "./identity-provider.ts";
import type { Deps, ProviderState, UnitOfWork } from "./ports.ts";

/** Attempts for an account that changes here while the provider is being read. */
const MAX_ATTEMPTS = 3;
const IDENTITY: System = { kind: "system", service: "identity" };

/** The account as the provider has it; of a minor's roles only those that minors may hold. */
function mirrored(account: Account, provider: ProviderAccount): Account {
  const roles = knownRoles(provider.roles).filter((role) => !account.minor || isForMinors(role));
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

/** Whether valid tokens become invalid, or the other way round. */
function changesSessions(before: ProviderState | null, after: ProviderState): boolean {
  const signedOut = (state: ProviderState | null): number => state?.signedOutAt?.getTime() ?? 0;
  return (before?.enabled ?? true) !== after.enabled || signedOut(before) !== signedOut(after);
}

/** Stores the provider's state, and publishes that the member's sessions ended or may begin again. */
async function saveState(unit: UnitOfWork, account: Account | null, state: ProviderState): Promise<void> {
  const before = await unit.providerState(state.issuer, state.subject);
  await unit.saveProviderState(state);
  if (account !== null && changesSessions(before, state))
    await unit.addEvents(IDENTITY, [{ kind: "UserSessionsEnded", userId: account.id }]);
}

/** Handles an account deleted at the provider: no one can sign in with it, and its tokens are invalid. */
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
 * The listed state may be older than a role granted here since. An account that differs is therefore read again at
 * the provider between two reads of the row: if the row did not change, the provider's state is the newest.
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

/** `held`: roles are being written at the provider, so its state may be partial. */
type Mirrored = "written" | "held";

interface Found {
  readonly listed: ProviderAccount;
  readonly current: ProviderAccount;
  readonly now: Date;
}

/** Returns `again` without writing if the account has changed since it was read. */
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
 * Mirrors changes at our own provider since the last call, by any actor: roles, e-mail, disabled, signed out,
 * deleted. Each account is its own transaction; the cursor advances once all are written, and reading a change twice
 * is harmless. An account whose roles are being written is left for the next call, with everything after it. Returns
 * the number of accounts read; call it until it returns 0.
 */
export async function mirrorProvider(deps: Deps): Promise<Result<number>> {
  const before = await deps.reads.providerCursor(OWN_PROVIDER);
  const changes = await deps.provider.changesAfter(before);
  if (!changes.ok) return changes;
  const { accounts, gone, newPasswords, cursor } = changes.value;
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
    for (const subject of newPasswords) {
      const account = await unit.lockAccountOfSubject(OWN_PROVIDER, subject);
      if (account !== null)
        await unit.addEvents(IDENTITY, [{ kind: "UserPasswordReset", userId: account.id }]);
    }
    // In the same transaction, so that each change of a password is published once.
    await unit.saveProviderCursor(OWN_PROVIDER, cursor);
    return ok(accounts.length + gone.length);
  });
}
