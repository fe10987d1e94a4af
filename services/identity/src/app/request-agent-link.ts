import { invalidField, notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { isHidden } from "#domain/account.ts";
import { requestedLink, type AgentLink } from "#domain/agent-link.ts";
import type { Deps } from "./ports.ts";

interface Input {
  readonly talentId: string;
}

/** An agent requests the right to act for a talent. A link that the two have already is returned as it is. */
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
    const link = requestedLink({ id: deps.newId(), talentId, agentId }, deps.now());
    return deps.transaction(async (unit): Promise<Result<AgentLink>> => {
      if (!(await unit.insertLink(link))) {
        const live = await unit.liveLink(talentId, agentId);
        return live === null ? fail(notFound("agent link")) : ok(live);
      }
      await unit.addEvents(member, [
        { kind: "UserAgentLinkRequested", userId: talentId, linkId: link.id, agentId },
      ]);
      return ok(link);
    });
  },
);
