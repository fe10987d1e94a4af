import { ok, type Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import { nextReset, readEmail } from "#domain/password-reset.ts";
import type { Deps } from "./ports.ts";

interface Input {
  readonly email: string;
}

/**
 * Mails a code to the owner of the address. Open to guests; the response and its work are the same for an unknown
 * address, within the cool-down and beyond the daily number.
 */
export async function requestPasswordReset(deps: Deps, input: Input): Promise<Result<void>> {
  const email = readEmail(input);
  if (!email.ok) return email;
  const account = await deps.provider.findByEmail(email.value);
  if (!account.ok) return account;
  const code = deps.newCode();
  const subject = account.value?.enabled === true ? account.value.subject : null;
  const requested = { email: email.value, subject, codeHash: deps.hashCode(email.value, code) };
  const saved = await deps.transaction(async (unit) => {
    const reset = nextReset(await unit.lockPasswordReset(email.value), requested, deps.now());
    if (reset !== null) await unit.savePasswordReset(reset);
    return ok(reset !== null);
  });
  if (!saved.ok) return saved;
  // Read for an unknown address too, so that both take the same time.
  const member = await deps.reads.accountOfSubject(OWN_PROVIDER, subject ?? "");
  const language = member?.settings.Language ?? "en";
  if (saved.value && subject !== null) deps.mailResetCode({ to: email.value, code, language });
  return ok();
}
