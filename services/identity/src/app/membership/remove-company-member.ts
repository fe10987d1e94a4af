import { forbidden } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { decidesAboutOwners, requireRemainingOwner } from "#domain/membership/invitation.ts";
import type { Deps } from "#app/ports.ts";
import type { IdentityEvent } from "#domain/events.ts";
import { openCompany } from "./company-side.ts";

interface Input {
  readonly companyId: string;
  readonly userId: string;
}

/**
 * Removes someone from a company: they leave, or a colleague removes them. Only owners and admins remove owners; the
 * last owner is CONFLICT LAST_OWNER. What they had invited is no longer open. Removing a non-member changes nothing. Returns the company's id.
 */
export const removeCompanyMember = forMembers<Deps, Input, string>(
  ["Admin", "Production"],
  (deps, member, { companyId, userId }) =>
    deps.transaction(async (unit): Promise<Result<string>> => {
      const side = await openCompany(unit, member, companyId);
      if (!side.ok) return side;
      const { company, viewer, self } = side.value;
      const leaving = await unit.colleague(company, userId);
      if (leaving === null) return ok(companyId);
      if (leaving.isOwner && userId !== member.userId && !decidesAboutOwners(viewer, self))
        return fail(forbidden("OWNERSHIP", "Only an owner of the company can remove an owner."));
      const remaining = requireRemainingOwner(leaving, await unit.countOtherOwners(company, userId));
      if (!remaining.ok) return remaining;
      const account = await unit.lockAccount(userId);
      if (account === null) return ok(companyId);
      await unit.saveAccount({ ...account, companyId: null, companyOwner: false });
      const ended = await unit.endInvitationsBy(companyId, userId, {
        endedBy: member.userId,
        now: deps.now(),
      });
      await unit.addEvents(member, [
        { kind: "CompanyMemberRemoved", companyId, userId },
        ...ended.map((invitationId) => invitationEnded(companyId, invitationId, member.userId)),
      ]);
      return ok(companyId);
    }),
);

const invitationEnded = (companyId: string, invitationId: string, endedBy: string): IdentityEvent => ({
  kind: "CompanyInvitationEnded",
  companyId,
  invitationId,
  endedBy,
});
