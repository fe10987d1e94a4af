import { LIMITS } from "@callboard/catalog/limits.ts";
import { forbidden, invalidField, limitReached, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { isHidden } from "#domain/account.ts";
import { requestedLink, type AgentLink } from "#domain/agent-link.ts";
import type { Deps } from "#app/ports.ts";

interface Input {
  readonly talentId: string;
}

/**
 * An agent requests the right to act for a talent. An existing link between the two is returned as is. FORBIDDEN
 * RECIPIENT if the talent has blocked the agent. LIMIT at 1,000 clients, including requested ones, at the day's requests,
 * and at those for one talent, which ending does not give back.
 */
export const requestAgentLink = forMembers<Deps, Input, AgentLink>(
  ["Agent"],
  async (deps, member, { talentId }) => {
    const agentId = member.userId;
    const talent = (await deps.reads.accounts([talentId])).get(talentId);
    if (talent === undefined || (isHidden(talent) && talentId !== agentId)) return fail(notFound("member"));
    if (talentId === agentId || !talent.roles.includes("Talent"))
      return fail(
        invalidField("talentId", "NOT_A_TALENT", "You can only represent someone with a talent profile."),
      );
    if (await deps.reads.hasBlocked(talentId, agentId))
      return fail(forbidden("RECIPIENT", "This person can't be asked to be represented by you."));
    const open = await deps.transaction(async (unit) => ok(await unit.liveLink(talentId, agentId)));
    if (!open.ok) return open;
    if (open.value !== null) return ok(open.value);
    const within = await deps.agentRequestQuota(agentId, talentId);
    if (!within.ok) return within;
    const link = requestedLink({ id: deps.newId(), talentId, agentId }, deps.now());
    return deps.transaction(async (unit): Promise<Result<AgentLink>> => {
      const live = await unit.liveLink(talentId, agentId);
      if (live !== null) return ok(live);
      if ((await unit.countLiveLinks(agentId)) >= LIMITS.clientsPerAgent)
        return fail(limitReached("CLIENTS_PER_AGENT", LIMITS.clientsPerAgent));
      if (!(await unit.insertLink(link))) {
        const other = await unit.liveLink(talentId, agentId);
        return other === null ? fail(notFound("agent link")) : ok(other);
      }
      await unit.addEvents(member, [
        { kind: "UserAgentLinkRequested", userId: talentId, linkId: link.id, agentId },
      ]);
      return ok(link);
    });
  },
);
