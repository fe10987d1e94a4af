import type { Member, System } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { wrongCode } from "#domain/mailed-codes/mailed-code.ts";
import { canTry, readProvenPhone } from "#domain/phone/phone-code.ts";
import { forOwner } from "#app/privacy/for-owner.ts";
import type { Deps, UnitOfWork } from "#app/ports.ts";
import { requireOffered } from "./own-account.ts";

const IDENTITY: System = { kind: "system", service: "identity" };

interface Proof {
  readonly phone: string;
  readonly code: string;
}

/** Whether the code proves the number; the attempt counts regardless of its outcome. */
function attemptCode(deps: Deps, { userId }: Member, { phone, code }: Proof): Promise<Result<boolean>> {
  return deps.transaction(async (unit) => {
    const pending = await unit.lockPhoneCode(userId);
    if (pending === null || !canTry(pending, phone, deps.now())) return ok(false);
    await unit.savePhoneCode({ ...pending, attempts: pending.attempts + 1 });
    return ok(pending.codeHash === deps.hashCode(`${userId}:${phone}`, code));
  });
}

/**
 * Makes a number that its code has proved the one with which the caller signs in, at the provider first. Somebody who had
 * proved it before loses it and is told by mail: networks give numbers to new people (docs/security.md). VALIDATION
 * WRONG_CODE. Repeating it succeeds as long as the number is the caller's.
 */
export const confirmPhone = forOwner<Deps, Proof, void>(
  { suspended: false, recent: false },
  async (deps, owner, input) => {
    const read = readProvenPhone(input);
    if (!read.ok) return read;
    const account = await requireOffered(deps, owner);
    if (!account.ok) return account;
    const { phone } = read.value;
    const proven = await attemptCode(deps, owner, read.value);
    if (!proven.ok) return proven;
    if (!proven.value) return account.value.signInPhone === phone ? ok() : wrongCode();
    const given = await deps.provider.setPhone(account.value.subject, phone);
    if (!given.ok) return given;
    return deps.transaction((unit) => save(unit, owner, phone));
  },
);

async function save(unit: UnitOfWork, owner: Member, phone: string): Promise<Result<void>> {
  const former = await unit.takeSignInPhone(phone, owner.userId);
  const before = await unit.lockAccount(owner.userId);
  if (before === null) return fail(notFound("member"));
  await unit.removePhoneCode(owner.userId);
  if (before.signInPhone === phone) return ok();
  await unit.saveAccount({ ...before, signInPhone: phone });
  await unit.addEvents(owner, [{ kind: "UserPhoneChanged", userId: owner.userId }]);
  // Whose number it is now is nothing that the former holder may learn.
  if (former !== null) await unit.addEvents(IDENTITY, [{ kind: "UserPhoneTaken", userId: former }]);
  return ok();
}
