import { ok, type Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import { nextReset, readEmail } from "#domain/password-reset.ts";
import type { Deps } from "./ports.ts";

interface Input {
  readonly email: string;
  /** Where the request comes from; null when that is unknown. */
  readonly network: string | null;
}

/**
 * Mails a code to the owner of the address. Open to guests; the response and its work are the same for an unknown
 * address, within the cool-down and beyond the daily number. LIMIT for a network that requests codes for many addresses.
 */
export async function requestPasswordReset(deps: Deps, input: Input): Promise<Result<void>> {
  const email = readEmail(input);
  if (!email.ok) return email;
  const quota = await deps.resetQuota(input.network ?? "unknown");
  if (!quota.ok) return quota;
  const account = await deps.provider.findByEmail(email.value);
  if (!account.ok) return account;
  const subject = account.value?.enabled === true ? account.value.subject : null;
  return mailCode(deps, { email: email.value, subject });
}

/** Saves a code for the address, unless it is too early for another, and mails it where the account is known. */
async function mailCode(
  deps: Deps,
  { email, subject }: { readonly email: string; readonly subject: string | null },
): Promise<Result<void>> {
  const code = deps.newCode();
  const requested = { email, subject, codeHash: deps.hashCode(email, code) };
  const saved = await deps.transaction(async (unit) => {
    const reset = nextReset(await unit.lockPasswordReset(email), requested, deps.now());
    if (reset !== null) await unit.savePasswordReset(reset);
    return ok(reset !== null);
  });
  if (!saved.ok) return saved;
  // Read for an unknown address too, so that both take the same time.
  const member = await deps.reads.accountOfSubject(OWN_PROVIDER, subject ?? "");
  const language = member?.settings.Language ?? "en";
  if (saved.value && subject !== null) deps.mailResetCode({ to: email, code, language });
  return ok();
}
