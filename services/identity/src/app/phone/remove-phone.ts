import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import { forOwner } from "#app/privacy/for-owner.ts";
import type { Deps } from "#app/ports.ts";
import { readOwnAccount } from "./own-account.ts";

/**
 * The caller no longer signs in by phone: at the provider first, then here. A code that is pending is void. Without a
 * number nothing changes.
 */
export const removePhone = forOwner<Deps, void, void>(
  { suspended: false, recent: false },
  async (deps, owner) => {
    const account = await readOwnAccount(deps, owner);
    if (!account.ok) return account;
    if (account.value.issuer === OWN_PROVIDER) {
      const removed = await deps.provider.setPhone(account.value.subject, null);
      if (!removed.ok) return removed;
    }
    return deps.transaction(async (unit) => {
      const before = await unit.lockAccount(owner.userId);
      if (before === null) return fail(notFound("member"));
      await unit.removePhoneCode(owner.userId);
      if (before.signInPhone === null) return ok();
      await unit.saveAccount({ ...before, signInPhone: null });
      await unit.addEvents(owner, [{ kind: "UserPhoneChanged", userId: owner.userId }]);
      return ok();
    });
  },
);
