import { LIMITS } from "@callboard/catalog/limits.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { conflict, forbidden, limitReached } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import {
  decidesAboutOwners,
  moveInvitation,
  newInvitation,
  readInvitation,
  statusAt,
  type Invitation,
  type InvitationFields,
  type InvitationInput,
} from "#domain/membership/invitation.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { openCompany } from "./company-side.ts";

interface Input {
  /** Defaults to the caller's company. */
  readonly companyId: string | null;
  readonly invitation: InvitationInput;
  /** Where the caller comes from; null if unknown. */
  readonly network: string | null;
}

/**
 * Invites the owner of an e-mail address to join the company. An open invitation to the address is returned as is.
 * Only owners and admins invite owners. CONFLICT EXISTS if the person is a member already; LIMIT at 50 open ones, and
 * at those of a day: each is a mail that we send for somebody, whether it is ended or not.
 */
export const inviteCompanyMember = forMembers<Deps, Input, Invitation>(
  ["Admin", "Production"],
  async (deps, member, input) => {
    // Before it counts: who may not invite, or has invited already, uses up nothing.
    const open = await deps.transaction((unit) => openOrRoom(deps, unit, member, input));
    if (!open.ok) return open;
    if (open.value.invitation !== null) return ok(open.value.invitation);
    const within = await deps.invitationQuota(member.userId, input.network);
    if (!within.ok) return within;
    return deps.transaction((unit) => invite(deps, unit, member, input));
  },
);

interface Room extends InvitationFields {
  readonly companyId: string;
  /** The open invitation of the address; null if a new one can be made. */
  readonly invitation: Invitation | null;
  /** One that has expired, to be ended by a new one. */
  readonly expired: Invitation | null;
}

/** The open invitation, or that there is room for one. */
async function openOrRoom(
  { now }: Deps,
  unit: UnitOfWork,
  member: Member,
  { companyId, invitation }: Input,
): Promise<Result<Room>> {
  const target = companyId ?? (await unit.companyOf(member.userId));
  if (target === null) return fail(conflict("NO_COMPANY", "Create your company first."));
  const side = await openCompany(unit, member, target);
  if (!side.ok) return side;
  const read = readInvitation(invitation);
  if (!read.ok) return read;
  if (read.value.owner && !decidesAboutOwners(side.value.viewer, side.value.self))
    return fail(forbidden("OWNERSHIP", "Only an owner of the company can invite another owner."));
  if (await unit.worksFor(target, read.value.email))
    return fail(conflict("EXISTS", "This person already belongs to your company."));
  const known = await unit.openInvitation(target, read.value.email);
  const isOpen = known !== null && statusAt(known, now()) === "Invited";
  const room = { ...read.value, companyId: target };
  if (isOpen) return ok({ ...room, invitation: known, expired: null });
  if ((await unit.countOpenInvitations(target)) - (known ? 1 : 0) >= LIMITS.invitationsPerCompany)
    return fail(limitReached("INVITATIONS_PER_COMPANY", LIMITS.invitationsPerCompany));
  return ok({ ...room, invitation: null, expired: known });
}

async function invite(
  deps: Deps,
  unit: UnitOfWork,
  member: Member,
  input: Input,
): Promise<Result<Invitation>> {
  const room = await openOrRoom(deps, unit, member, input);
  if (!room.ok) return room;
  const { companyId, email, owner, invitation: open, expired } = room.value;
  if (open !== null) return ok(open);
  const now = deps.now();
  if (expired !== null) {
    const ended = moveInvitation(expired, "Ended", { userId: member.userId, now });
    if (!ended.ok) return ended;
    await unit.saveInvitation(ended.value.invitation);
  }
  const facts = { id: deps.newId(), companyId, email, owner, invitedBy: member.userId };
  const made = newInvitation(facts, now);
  await unit.insertInvitation(made);
  await unit.addEvents(member, [
    { kind: "CompanyMemberInvited", companyId, invitationId: made.id, invitedBy: member.userId },
  ]);
  return ok(made);
}
