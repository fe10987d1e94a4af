import { GUEST } from "@callboard/kit/actor.ts";
import { ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import { mayTry, parseNewPassword, wrongCode } from "#domain/password-reset.ts";
import type { NewPassword } from "#domain/password-reset.ts";
import type { Deps } from "./ports.ts";

/** The account whose code this is; the try is counted, whatever comes of it. */
async function tryCode(deps: Deps, { email, code }: NewPassword): Promise<Result<string | null>> {
  return deps.transaction(async (tx) => {
    const reset = await tx.resets.lock(email);
    const hash = deps.hashCode(email, code);
    if (reset === null || !mayTry(reset, deps.clock())) return ok(null);
    await tx.resets.save({ ...reset, tries: reset.tries + 1 });
    return ok(reset.codeHash === hash ? reset.subject : null);
  });
}

/** Sets a new password with a mailed code, once, and ends every session. Anyone may try; VALIDATION WRONG_CODE. */
export async function confirmPasswordReset(deps: Deps, input: NewPassword): Promise<Result<void>> {
  const parsed = parseNewPassword(input);
  if (!parsed.ok) return parsed;
  const subject = await tryCode(deps, parsed.value);
  if (!subject.ok) return subject;
  if (subject.value === null) return wrongCode();
  const set = await deps.provider.setPassword(subject.value, parsed.value.password);
  if (!set.ok) return set;
  const ended = await deps.provider.signOutEverywhere(subject.value);
  if (!ended.ok) return ended;
  const account = await deps.stores.accounts.bySubject(OWN_PROVIDER, subject.value);
  return deps.transaction(async (tx) => {
    await tx.resets.remove(parsed.value.email);
    if (account !== null)
      await tx.publish(GUEST, [{ about: "user", id: account.id, event: { type: "UserPasswordReset" } }]);
    return ok();
  });
}
