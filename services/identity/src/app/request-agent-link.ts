import { requireMember } from "@callboard/kit/actor.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { invalidField, notFound } from "@callboard/kit/failure.ts";
import { fail, ok } from "@callboard/kit/result.ts";
import type { Result } from "@callboard/kit/result.ts";
import { isHidden } from "#domain/account.ts";
import type { AgentLink } from "#domain/agent-link.ts";
import type { Deps } from "./ports.ts";

/** An agent asks a talent for the right to act for them. A link that the two have already is answered as it is. */
export async function requestAgentLink(
  deps: Deps,
  actor: Actor,
  key: Result<string>,
): Promise<Result<AgentLink>> {
  const member = requireMember(actor, ["Agent"]);
  if (!member.ok) return member;
  if (!key.ok) return key;
  const talentId = key.value;
  const agentId = member.value.userId;
  const [talent] = await deps.stores.accounts.byIds([talentId]);
  if (talent === undefined || (isHidden(talent) && talentId !== agentId)) return fail(notFound("member"));
  if (talentId === agentId || !talent.roles.includes("Talent"))
    return fail(invalidField("talentId", "NOT_A_TALENT", "Only a talent can be represented."));
  const fresh: AgentLink = {
    id: deps.newId(),
    talentId,
    agentId,
    status: "Invited",
    requestedAt: deps.clock(),
    acceptedAt: null,
    endedAt: null,
    endedBy: null,
  };
  return deps.transaction(async (tx) => {
    if (!(await tx.links.insert(fresh))) {
      const live = await tx.links.live(talentId, agentId);
      return live === null ? fail(notFound("agent link")) : ok(live);
    }
    const event = { type: "UserAgentLinkRequested", linkId: fresh.id, agentId } as const;
    await tx.publish(actor, [{ about: "user", id: talentId, event }]);
    return ok(fresh);
  });
}
