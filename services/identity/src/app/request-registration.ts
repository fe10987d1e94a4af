import { ok, type Result } from "@callboard/kit/result.ts";
import { nextCode } from "#domain/mailed-codes/mailed-code.ts";
import { readNewAccount, type NewAccountInput } from "#domain/mailed-codes/new-account.ts";
import type { Deps } from "./ports.ts";

interface Input extends NewAccountInput {
  /** The language of the page; mails are written in it. */
  readonly language: string;
  /** The client network; null if unknown. */
  readonly network: string | null;
}

/**
 * Mails a code to an address that wants an account. Open to guests. The response and the work done are the same for an
 * address that has one, whose owner is told so by mail, within the cool-down, and above the daily limit. LIMIT for a network
 * that requests too many codes. Nothing of the form is stored: it comes again with the code.
 */
export async function requestRegistration(deps: Deps, input: Input): Promise<Result<void>> {
  const read = readNewAccount(input);
  if (!read.ok) return read;
  const quota = await deps.registrationQuota(input.network ?? "unknown");
  if (!quota.ok) return quota;
  const { email } = read.value;
  const account = await deps.provider.findByEmail(email);
  if (!account.ok) return account;
  const code = deps.newCode();
  const isKnown = account.value !== null;
  const requested = { email, isKnown, codeHash: deps.hashCode(email, code) };
  const saved = await deps.transaction(async (unit) => {
    const next = nextCode(await unit.lockRegistrationCode(email), requested, deps.now());
    if (next !== null) await unit.saveRegistrationCode(next);
    return ok(next !== null);
  });
  if (!saved.ok) return saved;
  if (saved.value)
    deps.mailRegistration({ to: email, code: isKnown ? null : code, language: input.language });
  return ok();
}
