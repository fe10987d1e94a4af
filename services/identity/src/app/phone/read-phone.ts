import { ok } from "@callboard/kit/result.ts";
import { forOwner } from "#app/privacy/for-owner.ts";
import type { Deps } from "#app/ports.ts";
import { isOffered, readOwnAccount } from "./own-account.ts";

/** How a member signs in by phone. */
export interface SignInPhone {
  readonly isOffered: boolean;
  /** The proven number, in E.164; null if there is none. */
  readonly number: string | null;
}

/** The caller's own number for signing in, and whether they can prove one. */
export const readOwnPhone = forOwner<Deps, void, SignInPhone>(
  { suspended: false, recent: false },
  async (deps, owner) => {
    const account = await readOwnAccount(deps, owner);
    if (!account.ok) return account;
    return ok({ isOffered: isOffered(deps, account.value), number: account.value.signInPhone });
  },
);
