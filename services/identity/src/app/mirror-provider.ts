import type { Actor } from "@callboard/kit/actor.ts";
import { unavailable } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { knownRoles, OWN_PROVIDER, sameRoles, withRoles } from "#domain/account.ts";
import type { Account } from "#domain/account.ts";
import type { IdentityEvent } from "#domain/events.ts";
import type { ProviderAccount } from "./identity-provider.ts";
import type { Deps, ProviderState, Transaction } from "./ports.ts";

/** Tries for an account that changes here while the provider is read. */
const ATTEMPTS = 3;
const SYSTEM: Actor = { kind: "system", service: "identity" };

function mirrored(account: Account, provider: ProviderAccount): Account {
  const roles = knownRoles(provider.roles);
  const { email, emailVerified } = provider;
  const current = { ...account, email, emailVerified };
  return sameRoles(account.roles, roles) ? current : withRoles(current, roles);
}

function eventsOf(before: Account, after: Account): IdentityEvent[] {
  const events: IdentityEvent[] = [];
  const { id, roles } = after;
  if (!sameRoles(before.roles, roles))
    events.push({ about: "user", id, event: { type: "UserRoleChanged", roles } });
  if (before.email !== after.email || before.emailVerified !== after.emailVerified)
    events.push({ about: "user", id, event: { type: "UserProfileUpdated", fields: ["Email"] } });
  return events;
}

/** Whether tokens that were good are no longer, or the other way round. */
function changesSessions(before: ProviderState | null, after: ProviderState): boolean {
  const signedOut = (state: ProviderState | null): number => state?.signedOutAt?.getTime() ?? 0;
  return (before?.enabled ?? true) !== after.enabled || signedOut(before) !== signedOut(after);
}

/** Keeps what the provider says, and tells those who hold a session of the member that it is another now. */
async function follow(tx: Transaction, account: Account | null, state: ProviderState): Promise<void> {
  const before = await tx.providerStates.find(state.issuer, state.subject);
  await tx.providerStates.save(state);
  if (account !== null && changesSessions(before, state))
    await tx.publish(SYSTEM, [{ about: "user", id: account.id, event: { type: "UserSessionsEnded" } }]);
}

/** An account that is no longer at the provider: nobody signs in with it, and its tokens are worth nothing. */
async function forget(deps: Deps, subject: string): Promise<Result<void>> {
  return deps.transaction(async (tx) => {
    const account = await tx.accounts.lockBySubject(OWN_PROVIDER, subject);
    const known = await tx.providerStates.find(OWN_PROVIDER, subject);
    if (account === null && known === null) return ok();
    const signedOutAt = known?.enabled === false ? known.signedOutAt : deps.clock();
    await follow(tx, account, { issuer: OWN_PROVIDER, subject, enabled: false, roles: [], signedOutAt });
    return ok();
  });
}

const differs = (account: Account | null, provider: ProviderAccount): boolean =>
  account !== null && eventsOf(account, mirrored(account, provider)).length > 0;

/**
 * What was listed may be older than a role that was given here since. So an account that differs is read again at the
 * provider, between two reads of the row: unless the row changed meanwhile, what the provider said is the newest.
 */
async function mirror(deps: Deps, listed: ProviderAccount): Promise<Result<void>> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const seen = await deps.stores.accounts.bySubject(OWN_PROVIDER, listed.subject);
    const current = differs(seen, listed) ? await deps.provider.find(listed.subject) : ok(null);
    if (!current.ok) return current;
    const found = { listed, current: current.value ?? listed };
    const written = await deps.transaction((tx) => write(tx, seen, found));
    if (!written.ok) return written;
    if (written.value) return ok();
  }
  return fail(unavailable("account"));
}

/** False, and nothing written, when the account is no longer as it was seen. */
async function write(
  tx: Transaction,
  seen: Account | null,
  { listed, current }: { readonly listed: ProviderAccount; readonly current: ProviderAccount },
): Promise<Result<boolean>> {
  const { subject, enabled, roles, signedOutAt } = listed;
  const locked = await tx.accounts.lockBySubject(OWN_PROVIDER, subject);
  if (locked?.sessionVersion !== seen?.sessionVersion) return ok(false);
  await follow(tx, locked, { issuer: OWN_PROVIDER, subject, enabled, roles, signedOutAt });
  if (locked === null || !differs(locked, current)) return ok(true);
  const after = mirrored(locked, current);
  await tx.accounts.save(after);
  await tx.publish(SYSTEM, eventsOf(locked, after));
  return ok(true);
}

/**
 * Brings in what changed at our own provider since the last time, whoever changed it: roles, e-mail, switched off,
 * signed out, deleted. Each account is a transaction of its own; the cursor moves when all are written, and what is
 * brought in twice changes nothing. Returns how many accounts it read; call it until that is 0.
 */
export async function mirrorProvider(deps: Deps): Promise<Result<number>> {
  const before = await deps.stores.providerStates.cursor(OWN_PROVIDER);
  const changes = await deps.provider.changesAfter(before);
  if (!changes.ok) return changes;
  const { accounts, gone, cursor } = changes.value;
  if (cursor === before) return ok(0);
  for (const account of accounts) {
    const done = await mirror(deps, account);
    if (!done.ok) return done;
  }
  for (const subject of gone) {
    const done = await forget(deps, subject);
    if (!done.ok) return done;
  }
  return deps.transaction(async (tx) => {
    await tx.providerStates.saveCursor(OWN_PROVIDER, cursor);
    return ok(accounts.length + gone.length);
  });
}
