import { ok, type Result } from "@callboard/kit/result.ts";
import { canAttempt, wrongCode } from "#domain/mailed-codes/mailed-code.ts";
import {
  readProvenAccount,
  type NewAccountInput,
  type ProvenAccount,
} from "#domain/mailed-codes/new-account.ts";
import type { Deps } from "./ports.ts";

/** Whether the code proves the address; the attempt counts regardless of its outcome. */
function attemptCode(deps: Deps, { email, code }: ProvenAccount): Promise<Result<boolean>> {
  return deps.transaction(async (unit) => {
    const pending = await unit.lockRegistrationCode(email);
    if (pending === null || !canAttempt(pending, deps.now())) return ok(false);
    await unit.saveRegistrationCode({ ...pending, attempts: pending.attempts + 1 });
    return ok(!pending.isKnown && pending.codeHash === deps.hashCode(email, code));
  });
}

/**
 * Creates the account at the identity provider once the mailed code has proven its address. Open to guests; VALIDATION
 * WRONG_CODE, and whatever the provider's policy says of the password or a name, after which the same code is good for
 * another try. Repeating it after the account was made succeeds as long as the code would: the address is proven.
 */
export async function confirmRegistration(
  deps: Deps,
  input: NewAccountInput & { readonly code: string },
): Promise<Result<void>> {
  const read = readProvenAccount(input);
  if (!read.ok) return read;
  const { code: _code, ...account } = read.value;
  const proven = await attemptCode(deps, read.value);
  if (!proven.ok) return proven;
  if (!proven.value) return wrongCode();
  const made = await deps.provider.create({ ...account, emailVerified: true });
  return made.ok || made.failure.rule === "EXISTS" ? ok() : made;
}
