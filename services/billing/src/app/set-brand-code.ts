import { notFound } from "@callboard/kit/failure.ts";
import { fail, map, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { changeBrandCode, mayChangeCode, readBrandCode } from "#domain/brand-code.ts";
import { mayManageBilling, type Caller } from "#domain/policy.ts";
import type { Subscriber } from "#domain/subscription.ts";
import type { Deps } from "./ports.ts";

interface Input {
  readonly userId: string;
  readonly brandCode: string;
}

/** Sets or clears a member's own code, or as admin anyone's. The same code again changes and publishes nothing. */
export const setBrandCode = forMembers<Deps, Input, Subscriber>(null, async (deps, member, input) => {
  const caller = { userId: member.userId, isAdmin: member.roles.includes("Admin") };
  const exists = caller.userId === input.userId ? ok(true) : await existsFor(deps, caller, input.userId);
  if (!exists.ok) return exists;
  if (!exists.value) return fail(notFound("member"));
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

/** Every registered member is a subscriber; suspended ones are visible only to admins. */
async function existsFor(
  { reads, upstreams }: Deps,
  { isAdmin }: Caller,
  userId: string,
): Promise<Result<boolean>> {
  if (isAdmin) return ok((await reads.subscribers([userId])).has(userId));
  return map(await upstreams.batchGetVisibleMembers([userId]), (visible) => visible.has(userId));
}
