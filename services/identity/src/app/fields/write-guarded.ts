import type { Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER, type Account } from "#domain/account.ts";
import { requireRemainingAdmin } from "#domain/fields/field-values.ts";
import type { Deps } from "#app/ports.ts";
import { isSame, writeAccount, type Change } from "./write-account.ts";

/** Enough to tell whether an admin is the last one. */
const MAX_COUNTED_ADMINS = 2;

interface Guarded {
  /** Name of the operation, for the audit log. */
  readonly operation: string;
  readonly userId: string;
  readonly change: Change;
  /** Reason, for the audit log. */
  readonly reason?: string | null;
}

/** Wraps a change so that it is rejected if it would leave no active admin. */
function withRemainingAdmin(change: Change, activeAdmins: number): Change {
  return {
    ...change,
    apply: (account) => {
      const after = change.apply(account);
      return after.ok ? requireRemainingAdmin(account, after.value, activeAdmins) : after;
    },
  };
}

/** How long a process that died in the middle of a write blocks mirroring of that account. */
const HOLD_MS = 30_000;

/**
 * A write that changes what the member may do. It is checked against the last admin, made first at the identity
 * provider if that is the source of truth, and audited with the state before and after; it ends the sessions.
 */
export async function writeGuarded(
  deps: Deps,
  member: Member,
  { operation, userId, change, reason = null }: Guarded,
): Promise<Result<string>> {
  const before = (await deps.reads.accounts([userId])).get(userId);
  if (before === undefined) return fail(notFound("member"));
  const admins = await deps.reads.countActiveAdmins(MAX_COUNTED_ADMINS);
  const after = withRemainingAdmin(change, admins).apply(before);
  if (!after.ok) return after;
  if (isSame(before, after.value)) return ok(userId);
  const written = await writeHeld(deps, before, after.value);
  if (!written.ok) return written;
  const entry = {
    id: deps.newId(),
    occurredAt: deps.now(),
    actorId: member.userId,
    action: `${operation} ${change.field}`,
    aggregateId: userId,
    details: { reason, before: guardedFields(before), after: guardedFields(after.value) },
  };
  return deps.transaction(async (unit) => {
    const counted = await unit.lockActiveAdmins(MAX_COUNTED_ADMINS);
    await unit.addAuditEntry(entry);
    await unit.holdRoles(userId, null);
    return writeAccount(unit, member, userId, withRemainingAdmin(change, counted));
  });
}

/**
 * Writes at the provider while mirroring is on hold, so that no partial write is mirrored; the write of the account
 * releases the hold.
 */
async function writeHeld(deps: Deps, before: Account, after: Account): Promise<Result<void>> {
  const hold = (until: Date | null): Promise<Result<void>> =>
    deps.transaction(async (unit) => ok(await unit.holdRoles(before.id, until)));
  const held = await hold(new Date(deps.now().getTime() + HOLD_MS));
  if (!held.ok) return held;
  const written = await writeAtProvider(deps, before, after);
  if (written.ok) return written;
  const released = await hold(null);
  return released.ok ? written : released;
}

/** Sets the new roles and ends existing sessions; an account unknown to the provider has neither. */
async function writeAtProvider(
  { provider }: Pick<Deps, "provider">,
  before: Account,
  after: Account,
): Promise<Result<void>> {
  const { issuer, subject } = before;
  if (issuer !== OWN_PROVIDER) return ok();
  const given = after.roles.filter((role) => !before.roles.includes(role));
  const taken = before.roles.filter((role) => !after.roles.includes(role));
  const steps = [
    ...given.map((role) => () => provider.addRole(subject, role)),
    ...taken.map((role) => () => provider.removeRole(subject, role)),
    () => provider.signOutEverywhere(subject),
  ];
  for (const step of steps) {
    const done = await step();
    if (!done.ok && done.failure.code !== "NOT_FOUND") return done;
  }
  return ok();
}

function guardedFields({ role, roles, registered, suspended, suspensionReason }: Account): object {
  return { role, roles, registered, suspended, suspensionReason };
}
