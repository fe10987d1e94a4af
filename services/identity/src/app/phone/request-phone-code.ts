import { ok } from "@callboard/kit/result.ts";
import { newPhoneCode, readPhone } from "#domain/phone/phone-code.ts";
import { forOwner } from "#app/privacy/for-owner.ts";
import type { Deps } from "#app/ports.ts";
import { requireOffered } from "./own-account.ts";

interface Input {
  readonly phone: string;
  /** The language of the page; the text is written in it. */
  readonly language: string;
  /** The client network; null if unknown. */
  readonly network: string | null;
}

/**
 * Sends a code to the number with which the caller wants to sign in; the code before it is void. LIMIT for a member or a
 * network that requests too many. The response is the same for a number that others have, or that has had its codes of the
 * day already because of them.
 */
export const requestPhoneCode = forOwner<Deps, Input, void>(
  { suspended: false, recent: false },
  async (deps, owner, { language, network, ...input }) => {
    const read = readPhone(input);
    if (!read.ok) return read;
    const account = await requireOffered(deps, owner);
    if (!account.ok) return account;
    const quota = await deps.phone.callerQuota(owner.userId, network);
    if (!quota.ok) return quota;
    const { phone } = read.value;
    const isSent = (await deps.phone.numberQuota(phone)).ok;
    const code = deps.newCode();
    const codeHash = deps.hashCode(`${owner.userId}:${phone}`, code);
    const saved = await deps.transaction(async (unit) => {
      await unit.savePhoneCode(newPhoneCode({ userId: owner.userId, phone, codeHash }, deps.now()));
      return ok();
    });
    if (saved.ok && isSent) deps.phone.textCode({ to: phone, code, language });
    return saved;
  },
);
