import type { Actor, Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import type { Account } from "#domain/account.ts";
import type { UserEvent } from "#domain/events.ts";
import type { FieldRelations } from "#domain/fields/field-policy.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { readMember, type MemberLookup } from "#app/read-member.ts";

/** A write of one field: the resulting account, computed from the locked row, and the events to publish. */
export interface Change {
  readonly field: string;
  readonly apply: (account: Account) => Result<Account>;
  readonly eventOf: (after: Account) => UserEvent;
}

/** The caller's relations to a member; NOT_FOUND if the caller may not see the member. */
export async function relationsTo(
  lookup: MemberLookup,
  member: Member,
  userId: string,
): Promise<Result<FieldRelations>> {
  return map(await readMember(lookup, member, ok({ userId })), ({ view, viewer }) => ({
    self: viewer.userId === userId,
    agent: view === "agent",
    admin: viewer.roles.includes("Admin"),
  }));
}

export function isSame(before: Account, after: Account): boolean {
  return JSON.stringify(before) === JSON.stringify(after);
}

/** Writes one field of an account; the same value changes nothing and publishes nothing. Returns the account's id. */
export async function writeAccount(
  unit: UnitOfWork,
  actor: Actor,
  userId: string,
  change: Change,
): Promise<Result<string>> {
  const before = await unit.lockAccount(userId);
  if (before === null) return fail(notFound("member"));
  const after = change.apply(before);
  if (!after.ok) return after;
  if (isSame(before, after.value)) return ok(userId);
  await unit.saveAccount(after.value);
  await unit.addEvents(actor, [change.eventOf(after.value)]);
  return ok(userId);
}

/** Publishes that talent wrote a field of the member; nothing if the value was unchanged. */
export async function publishProfileWrite(
  deps: Pick<Deps, "transaction">,
  member: Member,
  { userId, field, changed }: { readonly userId: string; readonly field: string; readonly changed: boolean },
): Promise<Result<string>> {
  if (!changed) return ok(userId);
  return deps.transaction(async (unit) => {
    await unit.addEvents(member, [{ kind: "UserProfileUpdated", userId, fields: [field] }]);
    return ok(userId);
  });
}
