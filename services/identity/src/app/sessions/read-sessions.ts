import type { Member } from "@callboard/kit/actor.ts";
import { map, ok } from "@callboard/kit/result.ts";
import { OWN_PROVIDER } from "#domain/account.ts";
import { oldestUse, type MemberSession } from "#domain/sessions/member-session.ts";
import { forOwner } from "#app/privacy/for-owner.ts";
import type { Deps } from "#app/ports.ts";

/** A session as its owner sees it. */
export interface SeenSession extends MemberSession {
  /** Whether it is the one that asks. */
  readonly isCurrent: boolean;
}

/** The caller's sessions that go on, the last used first. `UNAVAILABLE` if the identity provider does not respond. */
export const readSessions = forOwner<Pick<Deps, "reads" | "provider" | "now">, void, readonly SeenSession[]>(
  { suspended: true, recent: false },
  async ({ reads, provider, now }, owner) => {
    const [sessions, accounts] = await Promise.all([
      reads.sessionsOf(owner.userId, oldestUse(now())),
      reads.accounts([owner.userId]),
    ]);
    const account = accounts.get(owner.userId);
    if (account?.issuer !== OWN_PROVIDER || sessions.length === 0) return ok(seen(sessions, owner));
    // Many end elsewhere: by signing out, by a new password, by time.
    const live = await provider.sessions(account.subject);
    return map(live, (ids) =>
      seen(
        sessions.filter(({ id }) => ids.includes(id)),
        owner,
      ),
    );
  },
);

function seen(sessions: readonly MemberSession[], { sessionId }: Member): readonly SeenSession[] {
  return sessions.map((one) => ({ ...one, isCurrent: one.id === sessionId }));
}
