import { requireMember } from "@callboard/kit/actor.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { accept, end } from "#domain/agent-link.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import type { UserEvent } from "#domain/events.ts";
import type { Deps } from "./ports.ts";

type Move = {
  readonly rule: typeof accept;
  readonly roles: readonly string[];
  readonly event: (link: AgentLink, userId: string) => UserEvent;
};

const ACCEPT: Move = {
  rule: accept,
  roles: ["Talent"],
  event: ({ id, agentId }) => ({ type: "UserAgentLinked", linkId: id, agentId }),
};

const END: Move = {
  rule: end,
  roles: ["Talent", "Agent"],
  event: ({ id, agentId }, userId) => ({ type: "UserAgentUnlinked", linkId: id, agentId, endedBy: userId }),
};

async function answer(deps: Deps, actor: Actor, key: Result<string>, move: Move): Promise<Result<AgentLink>> {
  const member = requireMember(actor, move.roles);
  if (!member.ok) return member;
  if (!key.ok) return key;
  const { userId } = member.value;
  return deps.transaction(async (tx) => {
    const before = await tx.links.lock(key.value);
    if (before === null) return fail(notFound("agent link"));
    const moved = move.rule(before, userId, deps.clock());
    if (!moved.ok) return moved;
    const { link, changed } = moved.value;
    if (!changed) return ok(link);
    await tx.links.save(link);
    await tx.accounts.touchSessions([link.talentId, link.agentId]);
    await tx.publish(actor, [{ about: "user", id: link.talentId, event: move.event(link, userId) }]);
    return ok(link);
  });
}

/** The talent accepts: from now on the agent acts for them. */
export function acceptAgentLink(deps: Deps, actor: Actor, key: Result<string>): Promise<Result<AgentLink>> {
  return answer(deps, actor, key, ACCEPT);
}

/** Either side ends the link, at once. */
export function endAgentLink(deps: Deps, actor: Actor, key: Result<string>): Promise<Result<AgentLink>> {
  return answer(deps, actor, key, END);
}
