import type { Member, System } from "@callboard/kit/actor.ts";
import { conflict, invalidField, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER, type Account } from "#domain/account.ts";
import { finishErasure, keepAccount, startErasure } from "#domain/account-state/account-state.ts";
import { requireRemainingAdmin } from "#domain/fields/field-values.ts";
import { requireRemainingOwner } from "#domain/membership/invitation.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { forOwner } from "./for-owner.ts";

const IDENTITY: System = { kind: "system", service: "identity" };
const MAX_COUNTED_ADMINS = 2;

/**
 * Closes the caller's account; it is erased after 30 days, in which the member can keep it. It is hidden at once,
 * like a suspended one. `confirm` is the caller's e-mail address. CONFLICT LAST_ADMIN, LAST_OWNER of a company with
 * other members, and BOOKED if a booking is ahead. Closing it again changes nothing. Returns the member's id.
 */
export const eraseMyAccount = forOwner<Deps, { readonly confirm: string }, string>(
  { suspended: false, recent: true },
  async (deps, owner, { confirm }) => {
    const account = (await deps.reads.accounts([owner.userId])).get(owner.userId);
    if (account === undefined) return fail(notFound("member"));
    if (confirm.trim().toLowerCase() !== account.email.toLowerCase())
      return fail(invalidField("confirm", "MISMATCH", "confirm must be your e-mail address."));
    const booked = await deps.upstreams.batchGetBooked([owner.userId]);
    if (!booked.ok) return booked;
    if (booked.value.has(owner.userId))
      return fail(conflict("BOOKED", "You're booked on a project that hasn't finished yet."));
    if (account.issuer === OWN_PROVIDER) {
      const ended = await deps.provider.signOutEverywhere(account.subject);
      if (!ended.ok && ended.failure.code !== "NOT_FOUND") return ended;
    }
    return deps.transaction((unit) => close(deps, unit, owner));
  },
);

async function close(deps: Deps, unit: UnitOfWork, owner: Member): Promise<Result<string>> {
  const admins = await unit.lockActiveAdmins(MAX_COUNTED_ADMINS);
  const before = await unit.lockAccount(owner.userId);
  if (before === null) return fail(notFound("member"));
  const after = startErasure(before, deps.now());
  if (!after.ok) return after;
  if (after.value === before) return ok(owner.userId);
  const remaining = requireRemainingAdmin(before, after.value, admins);
  if (!remaining.ok) return remaining;
  const owned = await requireOtherOwner(unit, before);
  if (!owned.ok) return owned;
  await unit.saveAccount(after.value);
  await unit.addEvents(owner, [{ kind: "UserSuspended", userId: owner.userId, closed: true }]);
  return ok(owner.userId);
}

/** A company with other members must keep an owner; a company without any continues to exist without members. */
async function requireOtherOwner(unit: UnitOfWork, { id, companyId }: Account): Promise<Result<void>> {
  if (companyId === null) return ok();
  const company = await unit.lockCompany(companyId);
  const self = company && (await unit.colleague(company, id));
  if (!company || !self || !(await unit.hasOtherMembers(companyId, id))) return ok();
  return requireRemainingOwner(self, await unit.countOtherOwners(company, id));
}

/** The caller keeps an account that they closed; one that is not closed is unchanged. Returns the member's id. */
export const keepMyAccount = forOwner<Deps, void, string>({ suspended: true, recent: false }, (deps, owner) =>
  deps.transaction(async (unit): Promise<Result<string>> => {
    const before = await unit.lockAccount(owner.userId);
    if (before === null) return fail(notFound("member"));
    const after = keepAccount(before);
    if (!after.ok) return after;
    if (after.value === before) return ok(owner.userId);
    await unit.saveAccount(after.value);
    await unit.addEvents(owner, [{ kind: "UserReinstated", userId: owner.userId }]);
    return ok(owner.userId);
  }),
);

/**
 * Erases the next closed account whose 30 days have passed: first at the provider, then here with its links,
 * invitations and data exports; the other services follow the event. Returns how many were erased; call it until it
 * returns 0.
 */
export async function eraseDueAccount(deps: Deps): Promise<Result<number>> {
  const due = await deps.reads.dueForErasure(deps.now());
  if (due === null) return ok(0);
  if (due.issuer === OWN_PROVIDER) {
    const removed = await deps.provider.remove(due.subject);
    if (!removed.ok) return removed;
  }
  return deps.transaction(async (unit): Promise<Result<number>> => {
    const before = await unit.lockAccount(due.id);
    if (before === null || before.eraseAt === null) return ok(1);
    const after = finishErasure(before, deps.now());
    if (!after.ok) return after;
    const emptiedCompanyId = await emptiedCompany(unit, before);
    const ended = await unit.removeTraces(before, deps.now());
    await unit.eraseAccount(after.value);
    await unit.raiseSessionVersions(
      ended.map((link) => (link.agentId === due.id ? link.talentId : link.agentId)),
    );
    await unit.addEvents(IDENTITY, [
      ...ended.map(({ id, agentId, talentId }) => ({
        kind: "UserAgentUnlinked" as const,
        userId: talentId,
        linkId: id,
        agentId,
        endedBy: due.id,
      })),
      { kind: "UserErased", userId: due.id, emptiedCompanyId },
    ]);
    return ok(1);
  });
}

/** The company that will have no members left. It is locked, since two members may be erased at the same time. */
async function emptiedCompany(unit: UnitOfWork, { id, companyId }: Account): Promise<string | null> {
  if (companyId === null) return null;
  await unit.lockCompany(companyId);
  return (await unit.hasOtherMembers(companyId, id)) ? null : companyId;
}
