import { GUEST } from "@callboard/kit/actor.ts";
import { ok, type Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import { canAttempt, wrongCode } from "#domain/mailed-codes/mailed-code.ts";
import { readNewPassword, type NewPassword } from "#domain/mailed-codes/password-reset.ts";
import type { Deps } from "./ports.ts";

/** Returns the account that the code belongs to; the attempt counts regardless of its outcome. */
function attemptCode(deps: Deps, { email, code }: NewPassword): Promise<Result<string | null>> {
  return deps.transaction(async (unit) => {
    const reset = await unit.lockPasswordReset(email);
    const hash = deps.hashCode(email, code);
    if (reset === null || !canAttempt(reset, deps.now())) return ok(null);
    await unit.savePasswordReset({ ...reset, attempts: reset.attempts + 1 });
    return ok(reset.codeHash === hash ? reset.subject : null);
  });
}

/** Sets a new password with a mailed one-time code and ends every session. Open to guests; VALIDATION WRONG_CODE. */
export async function confirmPasswordReset(deps: Deps, input: NewPassword): Promise<Result<void>> {
  const read = readNewPassword(input);
  if (!read.ok) return read;
  const subject = await attemptCode(deps, read.value);
  if (!subject.ok) return subject;
  if (subject.value === null) return wrongCode();
  const set = await deps.provider.setPassword(subject.value, read.value.password);
  if (!set.ok) return set;
  const ended = await deps.provider.signOutEverywhere(subject.value);
  if (!ended.ok) return ended;
  const account = await deps.reads.accountOfSubject(OWN_PROVIDER, subject.value);
  return deps.transaction(async (unit) => {
    await unit.removePasswordReset(read.value.email);
    if (account !== null) await unit.addEvents(GUEST, [{ kind: "UserPasswordReset", userId: account.id }]);
    return ok();
  });
}
