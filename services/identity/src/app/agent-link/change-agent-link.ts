import { hasRole } from "@callboard/kit/actor.ts";
import { notFound } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import { forMembers } from "@callboard/kit/use-case.ts";
import { acceptLink, endLink, type AgentLink } from "#domain/agent-link.ts";
import type { UserEvent } from "#domain/events.ts";
import { findLink, isNotified, saveFoundLink } from "./decide-client-invitation.ts";
import type { Deps } from "#app/ports.ts";

interface Input {
  readonly linkId: string;
}

interface Change {
  readonly apply: typeof acceptLink;
  readonly roles: readonly string[];
  /** The event once the link has this status; a minor's word alone is none. */
  readonly status: AgentLink["status"];
  readonly eventOf: (link: AgentLink, userId: string) => UserEvent;
}

function changeLink({ apply, roles, status, eventOf }: Change) {
  return forMembers<Deps, Input, AgentLink>(roles, (deps, member, { linkId }) =>
    deps.transaction(async (unit): Promise<Result<AgentLink>> => {
      const now = deps.now();
      const found = await findLink(unit, member.userId, { id: linkId, now });
      if (found === null) return fail(notFound("agent link"));
      const { link: before, invitation } = found;
      const talent = await unit.lockAccount(before.talentId);
      const isMinor = talent?.minor === true;
      const isAdmin = hasRole(member, "Admin");
      const applied = apply(before, { userId: member.userId, isAdmin, isMinor, now });
      if (!applied.ok) return applied;
      const { link, changed } = applied.value;
      if (!changed) return ok(link);
      const saved = await saveFoundLink(unit, { link, invitation }, now);
      if (!saved.ok) return saved;
      if (!isNotified(found, link) || link.status !== status || before.status === status) return ok(link);
      await unit.raiseSessionVersions([link.talentId, link.agentId]);
      await unit.addEvents(member, [eventOf(link, member.userId)]);
      return ok(link);
    }),
  );
}

/** The talent accepts: from now on the agent may act for them; for a minor, once an admin has confirmed it. */
export const acceptAgentLink = changeLink({
  apply: acceptLink,
  roles: ["Talent", "Admin"],
  status: "Linked",
  eventOf: ({ id, agentId, talentId }) => ({
    kind: "UserAgentLinked",
    userId: talentId,
    linkId: id,
    agentId,
  }),
});

/** Either side ends the link, with immediate effect; of a minor an admin does as well. */
export const endAgentLink = changeLink({
  apply: endLink,
  roles: ["Talent", "Agent", "Admin"],
  status: "Ended",
  eventOf: ({ id, agentId, talentId }, endedBy) => ({
    kind: "UserAgentUnlinked",
    userId: talentId,
    linkId: id,
    agentId,
    endedBy,
  }),
});
