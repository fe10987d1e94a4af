import { ok, type Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import { nextCode } from "#domain/mailed-codes/mailed-code.ts";
import { readEmail } from "#domain/mailed-codes/password-reset.ts";
import type { Deps } from "./ports.ts";

interface Input {
  readonly email: string;
  /** The client network; null if unknown. */
  readonly network: string | null;
}

/**
 * Mails a code to the owner of the address. Open to guests. The response and the work done are the same for an
 * unknown address, within the cool-down, and above the daily limit. LIMIT for a network that requests too many codes.
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

/** Saves a code for the address unless a limit applies, and mails it if the account is known. */
async function mailCode(
  deps: Deps,
  { email, subject }: { readonly email: string; readonly subject: string | null },
): Promise<Result<void>> {
  const code = deps.newCode();
  const requested = { email, subject, codeHash: deps.hashCode(email, code) };
  const saved = await deps.transaction(async (unit) => {
    const reset = nextCode(await unit.lockPasswordReset(email), requested, deps.now());
    if (reset !== null) await unit.savePasswordReset(reset);
    return ok(reset !== null);
  });
  if (!saved.ok) return saved;
  // Read for unknown addresses too, so that timing reveals nothing.
  const member = await deps.reads.accountOfSubject(OWN_PROVIDER, subject ?? "");
  const language = member?.settings.Language ?? "en";
  if (saved.value && subject !== null) deps.mailResetCode({ to: email, code, language });
  return ok();
}
