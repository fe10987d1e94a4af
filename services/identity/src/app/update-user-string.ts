import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { parseKey } from "@callboard/kit/record-key.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import type { Account } from "#domain/account.ts";
import type { UserEvent } from "#domain/events.ts";
import { isProfileField, writableField } from "#domain/fields/field-policy.ts";
import { checkHeadshot, keepsAnAdmin, writeField } from "#domain/fields/field-values.ts";
import type { OwnField } from "#domain/fields/field-values.ts";
import type { Deps, Transaction } from "./ports.ts";
import { getMember } from "./see-member.ts";
import type { MemberLookup } from "./see-member.ts";

export type FieldInput = {
  /** The parsed key of the member. */
  readonly key: Result<string>;
  readonly field: string;
  readonly value: string;
};

/** Computes the account after the write; runs on the locked row. */
type Change = {
  readonly field: OwnField | "ProfileImage";
  readonly apply: (account: Account) => Result<Account>;
};

/**
 * Writes one text field that the caller's relation to the member allows. Fields of the professional profile are
 * talent's to write; exactly one service writes per call. The same value again changes nothing and publishes nothing.
 */
export async function updateUserString(
  deps: Deps,
  lookup: MemberLookup,
  actor: Actor,
  { key, field, value }: FieldInput,
): Promise<Result<string>> {
  const seen = await getMember(lookup, actor, key);
  if (!seen.ok) return seen;
  const { view, viewer, account } = seen.value;
  const userId = account.id;
  const relations = {
    self: viewer.userId === userId,
    agent: view === "agent",
    admin: viewer.roles.includes("Admin"),
  };
  const writable = writableField(field, relations);
  if (!writable.ok) return writable;
  const name = writable.value;
  if (isProfileField(name)) {
    const written = await deps.neighbours.writeProfileField(userId, name, value);
    return written.ok ? ok(userId) : written;
  }
  if (name === "ProfileImage")
    return writeHeadshot(deps, actor, { userId, value, ownerIds: [userId, viewer.userId] });
  const change: Change = { field: name, apply: (before) => writeField(before, name, value) };
  return isGuarded(name)
    ? writeGuarded(deps, actor, { userId, actorId: viewer.userId, change })
    : deps.transaction((tx) => write(tx, actor, userId, change));
}

async function writeHeadshot(
  deps: Deps,
  actor: Actor,
  { userId, value, ownerIds }: { userId: string; value: string; ownerIds: readonly string[] },
): Promise<Result<string>> {
  const set = (profileMediaId: string | null): Change => ({
    field: "ProfileImage",
    apply: (account) => ok({ ...account, profileMediaId }),
  });
  if (value.trim() === "") return deps.transaction((tx) => write(tx, actor, userId, set(null)));
  const mediaId = parseKey(KEY_PREFIXES.media, value.trim(), "value");
  if (!mediaId.ok) return mediaId;
  const file = await deps.neighbours.headshotFile(mediaId.value);
  if (!file.ok) return file;
  const fits = checkHeadshot(file.value, ownerIds);
  if (!fits.ok) return fits;
  return deps.transaction((tx) => write(tx, actor, userId, set(mediaId.value)));
}

/** The change, refused where it would leave the product without an admin. */
function keepingAdmins(change: Change, activeAdmins: number): Change {
  return {
    ...change,
    apply: (account) => {
      const after = change.apply(account);
      return after.ok ? keepsAnAdmin(account, after.value, activeAdmins) : after;
    },
  };
}

/** What a member may do hangs on these. */
function isGuarded(field: OwnField): boolean {
  return field === "UserRole" || field === "Suspended" || field === "RegistrationCompleted";
}

/** Enough to know whether somebody is the last one. */
const COUNTED_ADMINS = 2;

type Guarded = { readonly userId: string; readonly actorId: string; readonly change: Change };

/** A write that changes what the member may do: checked against the last admin, audited, and it ends the sessions. */
async function writeGuarded(
  deps: Deps,
  actor: Actor,
  { userId, actorId, change }: Guarded,
): Promise<Result<string>> {
  const [before] = await deps.stores.accounts.byIds([userId]);
  if (before === undefined) return fail(notFound("member"));
  const admins = await deps.stores.accounts.activeAdminIds(COUNTED_ADMINS);
  const after = keepingAdmins(change, admins.length).apply(before);
  if (!after.ok) return after;
  if (isSame(before, after.value)) return ok(userId);
  if (before.issuer === OWN_PROVIDER) {
    const ended = await deps.provider.signOutEverywhere(before.subject);
    if (!ended.ok && ended.failure.code !== "NOT_FOUND") return ended;
  }
  const entry = {
    id: deps.newId(),
    occurredAt: deps.clock(),
    actorId,
    action: `updateUserString ${change.field}`,
    aggregateId: userId,
    details: { before: guardedFacts(before), after: guardedFacts(after.value) },
  };
  return deps.transaction(async (tx) => {
    const counted = await tx.accounts.lockActiveAdmins(COUNTED_ADMINS);
    await tx.audit.append(entry);
    return write(tx, actor, userId, keepingAdmins(change, counted.length));
  });
}

function guardedFacts({ role, registered, suspended, suspensionReason }: Account): object {
  return { role, registered, suspended, suspensionReason };
}

function isSame(before: Account, after: Account): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function eventOf(field: Change["field"], after: Account): UserEvent {
  if (field === "Suspended") return { type: after.suspended ? "UserSuspended" : "UserReinstated" };
  return { type: "UserProfileUpdated", fields: [field] };
}

async function write(tx: Transaction, actor: Actor, userId: string, change: Change): Promise<Result<string>> {
  const before = await tx.accounts.lock(userId);
  if (before === null) return fail(notFound("member"));
  const after = change.apply(before);
  if (!after.ok) return after;
  if (isSame(before, after.value)) return ok(userId);
  await tx.accounts.save(after.value);
  await tx.publish(actor, [{ about: "user", id: userId, event: eventOf(change.field, after.value) }]);
  return ok(userId);
}
