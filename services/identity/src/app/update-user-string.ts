import type { Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { readKey } from "@callboard/kit/record-key.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER, type Account } from "#domain/account.ts";
import type { UserEvent } from "#domain/events.ts";
import { isProfileField, writableField } from "#domain/fields/field-policy.ts";
import {
  checkHeadshot,
  requireRemainingAdmin,
  writeField,
  type OwnField,
} from "#domain/fields/field-values.ts";
import type { Deps, UnitOfWork } from "./ports.ts";
import { readMember, type MemberLookup } from "./read-member.ts";
import { forSignedIn } from "./signed-in.ts";

interface Input {
  readonly userId: string;
  readonly field: string;
  readonly value: string;
}

/** Computes the account after the write; runs on the locked row. */
interface Change {
  readonly field: OwnField | "ProfileImage";
  readonly apply: (account: Account) => Result<Account>;
}

/**
 * Writes one text field that the caller's relation to the member allows. Fields of the professional profile are
 * talent's to write; exactly one service writes per call. The same value again changes nothing and publishes nothing.
 */
export const updateUserString = forSignedIn<Deps & { readonly lookup: MemberLookup }, Input, string>(
  async (deps, member, input) => {
    const { userId, field, value } = input;
    const visible = await readMember(deps.lookup, member, ok({ userId }));
    if (!visible.ok) return visible;
    const { view, viewer } = visible.value;
    const writable = writableField(field, {
      self: viewer.userId === userId,
      agent: view === "agent",
      admin: viewer.roles.includes("Admin"),
    });
    if (!writable.ok) return writable;
    const name = writable.value;
    if (isProfileField(name)) {
      const written = await deps.upstreams.writeProfileField(userId, name, value);
      return written.ok ? ok(userId) : written;
    }
    if (name === "ProfileImage") return writeHeadshot(deps, member, { userId, value });
    const change: Change = { field: name, apply: (before) => writeField(before, name, value) };
    return isGuarded(name)
      ? writeGuarded(deps, member, { userId, change })
      : deps.transaction((unit) => write(unit, member, userId, change));
  },
);

async function writeHeadshot(
  deps: Deps,
  member: Member,
  { userId, value }: Omit<Input, "field">,
): Promise<Result<string>> {
  const writeImage = (profileMediaId: string | null): Promise<Result<string>> => {
    const apply = (account: Account): Result<Account> => ok({ ...account, profileMediaId });
    return deps.transaction((unit) => write(unit, member, userId, { field: "ProfileImage", apply }));
  };
  if (value.trim() === "") return writeImage(null);
  const mediaId = readKey("media", value.trim(), "value");
  if (!mediaId.ok) return mediaId;
  const files = await deps.upstreams.batchGetFiles([mediaId.value]);
  if (!files.ok) return files;
  const fits = checkHeadshot(files.value.get(mediaId.value) ?? null, [userId, member.userId]);
  return fits.ok ? writeImage(mediaId.value) : fits;
}

/** Fields that decide what a member may do. */
function isGuarded(field: OwnField): boolean {
  return field === "UserRole" || field === "Suspended" || field === "RegistrationCompleted";
}

/** The change, rejected where it would leave the product without an admin. */
function withRemainingAdmin(change: Change, activeAdmins: number): Change {
  return {
    ...change,
    apply: (account) => {
      const after = change.apply(account);
      return after.ok ? requireRemainingAdmin(account, after.value, activeAdmins) : after;
    },
  };
}

/** Enough to know whether somebody is the last one. */
const MAX_COUNTED_ADMINS = 2;

/** A write that changes what the member may do: checked against the last admin, audited, and it ends the sessions. */
async function writeGuarded(
  deps: Deps,
  member: Member,
  { userId, change }: { readonly userId: string; readonly change: Change },
): Promise<Result<string>> {
  const before = (await deps.reads.accounts([userId])).get(userId);
  if (before === undefined) return fail(notFound("member"));
  const admins = await deps.reads.countActiveAdmins(MAX_COUNTED_ADMINS);
  const after = withRemainingAdmin(change, admins).apply(before);
  if (!after.ok) return after;
  if (isSame(before, after.value)) return ok(userId);
  if (before.issuer === OWN_PROVIDER) {
    const ended = await deps.provider.signOutEverywhere(before.subject);
    if (!ended.ok && ended.failure.code !== "NOT_FOUND") return ended;
  }
  const entry = {
    id: deps.newId(),
    occurredAt: deps.now(),
    actorId: member.userId,
    action: `updateUserString ${change.field}`,
    aggregateId: userId,
    details: { before: guardedFields(before), after: guardedFields(after.value) },
  };
  return deps.transaction(async (unit) => {
    const counted = await unit.lockActiveAdmins(MAX_COUNTED_ADMINS);
    await unit.addAuditEntry(entry);
    return write(unit, member, userId, withRemainingAdmin(change, counted));
  });
}

function guardedFields({ role, registered, suspended, suspensionReason }: Account): object {
  return { role, registered, suspended, suspensionReason };
}

function isSame(before: Account, after: Account): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

function eventOf(field: Change["field"], { id: userId, suspended }: Account): UserEvent {
  if (field === "Suspended") return { kind: suspended ? "UserSuspended" : "UserReinstated", userId };
  return { kind: "UserProfileUpdated", userId, fields: [field] };
}

async function write(
  unit: UnitOfWork,
  member: Member,
  userId: string,
  change: Change,
): Promise<Result<string>> {
  const before = await unit.lockAccount(userId);
  if (before === null) return fail(notFound("member"));
  const after = change.apply(before);
  if (!after.ok) return after;
  if (isSame(before, after.value)) return ok(userId);
  await unit.saveAccount(after.value);
  await unit.addEvents(member, [eventOf(change.field, after.value)]);
  return ok(userId);
}
