import { hasRole, requireMember, type Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { mayChangeCode, readBrandCode } from "#domain/brand-code.ts";
import { mayManageBilling } from "#domain/policy.ts";
import type { Subscriber } from "#domain/subscription.ts";
import type { Deps } from "./ports.ts";

/**
 * Oneself or an admin: sets or clears the code. The same code again changes and publishes nothing. Every registered
 * member is a subscriber, so that somebody else who is none was never here: NOT_FOUND.
 */
export async function setBrandCode(
  deps: Deps,
  actor: Actor,
  input: { readonly userId: string; readonly brandCode: string },
): Promise<Result<Subscriber>> {
  const member = requireMember(actor);
  if (!member.ok) return member;
  const caller = { userId: member.value.userId, isAdmin: hasRole(actor, "Admin") };
  if (caller.userId !== input.userId) {
    const known = await deps.reads.subscribers([input.userId]);
    if (!known.has(input.userId)) return fail(notFound("member"));
  }
  const allowed = mayManageBilling(caller, input.userId);
  if (!allowed.ok) return allowed;
  const code = readBrandCode(input.brandCode, "BrandCode");
  if (!code.ok) return code;
  return deps.transaction(async (writes) => {
    const subscriber = await writes.lock(input.userId);
    if (subscriber.brandCode === code.value) return ok(subscriber);
    const may = mayChangeCode(subscriber, deps.now());
    if (!may.ok) return may;
    const changed: Subscriber = {
      ...subscriber,
      brandCode: code.value,
      brandCodeChangedAt: deps.now(),
      version: subscriber.version + 1,
    };
    const saved = await writes.save(changed, "brandCodeChanged", actor);
    return saved.ok ? ok(changed) : saved;
  });
}
