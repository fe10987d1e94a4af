import type { Actor } from "@callboard/kit/actor.ts";
import { ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { knownRoles, OWN_PROVIDER, sameRoles, withRoles } from "#domain/account.ts";
import type { Account } from "#domain/account.ts";
import type { IdentityEvent } from "#domain/events.ts";
import type { ProviderAccount } from "./identity-provider.ts";
import type { Deps, ProviderState, Transaction } from "./ports.ts";

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
async function forget(tx: Transaction, deps: Deps, subject: string): Promise<void> {
  const account = await tx.accounts.lockBySubject(OWN_PROVIDER, subject);
  const known = await tx.providerStates.find(OWN_PROVIDER, subject);
  if (account === null && known === null) return;
  const signedOutAt = known?.enabled === false ? known.signedOutAt : deps.clock();
  await follow(tx, account, { issuer: OWN_PROVIDER, subject, enabled: false, roles: [], signedOutAt });
}

async function mirror(tx: Transaction, deps: Deps, provider: ProviderAccount): Promise<Result<void>> {
  const { subject, enabled, roles, signedOutAt } = provider;
  const before = await tx.accounts.lockBySubject(OWN_PROVIDER, subject);
  await follow(tx, before, { issuer: OWN_PROVIDER, subject, enabled, roles, signedOutAt });
  if (before === null || eventsOf(before, mirrored(before, provider)).length === 0) return ok();
  // What was read may be older than a role that was given here meanwhile; with the row locked it no longer is.
  const current = await deps.provider.find(subject);
  if (!current.ok) return current;
  const after = mirrored(before, current.value ?? provider);
  const events = eventsOf(before, after);
  if (events.length === 0) return ok();
  await tx.accounts.save(after);
  await tx.publish(SYSTEM, events);
  return ok();
}

/**
 * Brings in what changed at our own provider since the last time, whoever changed it: roles, e-mail, switched off,
 * signed out, deleted. Answers how many accounts it read; call it until that is 0.
 */
export async function mirrorProvider(deps: Deps): Promise<Result<number>> {
  const cursor = await deps.stores.providerStates.cursor(OWN_PROVIDER);
  const changes = await deps.provider.changesAfter(cursor);
  if (!changes.ok) return changes;
  if (changes.value.cursor === cursor) return ok(0);
  return deps.transaction(async (tx) => {
    for (const account of changes.value.accounts) {
      const done = await mirror(tx, deps, account);
      if (!done.ok) return done;
    }
    for (const subject of changes.value.gone) await forget(tx, deps, subject);
    await tx.providerStates.saveCursor(OWN_PROVIDER, changes.value.cursor);
    return ok(changes.value.accounts.length + changes.value.gone.length);
  });
}
