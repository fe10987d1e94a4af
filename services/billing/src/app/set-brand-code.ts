import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { changeBrandCode, mayChangeCode, readBrandCode } from "#domain/brand-code.ts";
import { mayManageBilling } from "#domain/policy.ts";
import type { Subscriber } from "#domain/subscription.ts";
import type { Deps } from "./ports.ts";

interface Input {
  readonly userId: string;
  readonly brandCode: string;
}

/**
 * Oneself or an admin: sets or clears the code. The same code again changes and publishes nothing. Every registered
 * member is a subscriber, so somebody else who is none was never here: NOT_FOUND.
 */
export const setBrandCode = forMembers<Deps, Input, Subscriber>(null, async (deps, member, input) => {
  const caller = { userId: member.userId, isAdmin: member.roles.includes("Admin") };
  if (caller.userId !== input.userId) {
    const known = await deps.reads.subscribers([input.userId]);
    if (!known.has(input.userId)) return fail(notFound("member"));
  }
  const allowed = mayManageBilling(caller, input.userId);
  if (!allowed.ok) return allowed;
  const code = readBrandCode(input.brandCode, "BrandCode");
  if (!code.ok) return code;
  return deps.transaction(async (unit): Promise<Result<Subscriber>> => {
    const subscriber = await unit.lockSubscriber(input.userId);
    if (subscriber.brandCode === code.value) return ok(subscriber);
    const may = mayChangeCode(subscriber, deps.now());
    if (!may.ok) return may;
    const { changed, event } = changeBrandCode(subscriber, code.value, deps.now());
    const saved = await unit.saveSubscriber(changed);
    if (!saved.ok) return saved;
    await unit.addEvents(member, [event]);
    return ok(changed);
  });
});
