import { invalidField, notFound } from "@callboard/kit/failure.ts";
import { parsePage, TIME_SORTS, type Page, type PageInput } from "@callboard/kit/paging/page.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import type { BlockedPerson, Deps } from "./ports.ts";

/** Neither can write to the other anymore; the blocked person is not notified. Idempotent. */
export const blockUser = forMembers<Deps, string, void>(null, async (deps, member, blockedId) => {
  const { userId } = member;
  if (blockedId === userId) return fail(invalidField("PK", "SELF", "You can't block yourself."));
  const found = await deps.upstreams.batchGetMembers([userId, blockedId]);
  if (!found.ok) return found;
  if (!found.value.has(blockedId)) return fail(notFound("member"));
  return deps.transaction(async (unit): Promise<Result<void>> => {
    await unit.savePeople([...found.value.values()]);
    const version = await unit.addBlock({ userId, blockedId });
    if (version !== null) await unit.addEvents(member, [{ kind: "UserBlocked", userId, blockedId, version }]);
    return ok();
  });
});

/** Lifts a block; `NOT_FOUND` if there never was one. */
export const unblockUser = forMembers<Deps, string, void>(null, async (deps, member, blockedId) =>
  deps.transaction(async (unit): Promise<Result<void>> => {
    const { userId } = member;
    const version = await unit.removeBlock({ userId, blockedId });
    if (version === null) return fail(notFound("member"));
    await unit.addEvents(member, [{ kind: "UserUnblocked", userId, blockedId, version }]);
    return ok();
  }),
);

export interface BlocksInput {
  readonly criteria: PageInput | null | undefined;
  readonly count: boolean;
}

/** The people whom the caller has blocked, latest first. */
export const listBlockedUsers = forMembers<Deps, BlocksInput, Page<BlockedPerson>>(
  null,
  async ({ reads }, { userId }, { criteria, count }) => {
    const page = parsePage(criteria, { sorts: TIME_SORTS, count });
    return page.ok ? ok(await reads.blocks(userId, page.value)) : page;
  },
);
