import type { Member } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import { oldestUse } from "#domain/sessions/member-session.ts";
import { forOwner } from "#app/privacy/for-owner.ts";
import type { Deps } from "#app/ports.ts";

const ALSO_SUSPENDED = { suspended: true, recent: false } as const;

/** Ends one of the caller's sessions, also the one that asks. `NOT_FOUND` for somebody else's. */
export const endSession = forOwner<Deps, { readonly sessionId: string }, void>(
  ALSO_SUSPENDED,
  async (deps, owner, { sessionId }) => {
    const session = await deps.reads.session(sessionId);
    if (session?.userId !== owner.userId) return fail(notFound("session"));
    return session.endedAt === null ? end(deps, owner, [sessionId]) : ok();
  },
);

/** Ends the caller's sessions other than the one that asks. */
export const endOtherSessions = forOwner<Deps, void, void>(ALSO_SUSPENDED, async (deps, owner) => {
  const sessions = await deps.reads.sessionsOf(owner.userId, oldestUse(deps.now()));
  const others = sessions.map(({ id }) => id).filter((id) => id !== owner.sessionId);
  return others.length === 0 ? ok() : end(deps, owner, others);
});

/**
 * At the provider first: a session that ends here alone could renew itself there. Its tokens are refused from the
 * event on.
 */
async function end(deps: Deps, owner: Member, sessionIds: readonly string[]): Promise<Result<void>> {
  const account = (await deps.reads.accounts([owner.userId])).get(owner.userId);
  if (account === undefined) return fail(notFound("member"));
  if (account.issuer === OWN_PROVIDER) {
    for (const sessionId of sessionIds) {
      const ended = await deps.provider.endSession(account.subject, sessionId);
      if (!ended.ok) return ended;
    }
  }
  return deps.transaction(async (unit) => {
    const count = await unit.endSessions(owner.userId, sessionIds, deps.now());
    if (count > 0) await unit.addEvents(owner, [{ kind: "UserSessionsEnded", userId: owner.userId }]);
    return ok();
  });
}
