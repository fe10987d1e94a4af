import { ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import { nextReset, parseEmail } from "#domain/password-reset.ts";
import type { Deps } from "./ports.ts";

/**
 * Mails a code to the owner of the address. Anyone may ask; the answer and its work are the same for an unknown
 * address, within the cool-down and beyond the daily number.
 */
export async function requestPasswordReset(deps: Deps, input: string): Promise<Result<void>> {
  const email = parseEmail(input);
  if (!email.ok) return email;
  const account = await deps.provider.findByEmail(email.value);
  if (!account.ok) return account;
  const code = deps.newCode();
  const subject = account.value?.enabled === true ? account.value.subject : null;
  const fresh = { email: email.value, subject, codeHash: deps.hashCode(email.value, code) };
  const sent = await deps.transaction(async (tx) => {
    const reset = nextReset(await tx.resets.lock(email.value), fresh, deps.clock());
    if (reset !== null) await tx.resets.save(reset);
    return ok(reset !== null);
  });
  if (!sent.ok) return sent;
  // asked for an unknown address too, so that both take the same time
  const member = await deps.stores.accounts.bySubject(OWN_PROVIDER, subject ?? "");
  const language = member?.settings.Language ?? "en";
  if (sent.value && subject !== null) deps.mailResetCode({ to: email.value, code, language });
  return ok();
}
