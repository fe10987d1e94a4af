import type { EventBus, Subscription } from "@callboard/bus/bus.ts";
import { readEvent, subjectOf } from "@callboard/bus/event.ts";
import {
  CompanyMemberAddedSchema,
  CompanyMemberRemovedSchema,
  UserAgentLinkedSchema,
  UserAgentUnlinkedSchema,
  UserErasedSchema,
  UserRegisteredSchema,
  UserRoleChangedSchema,
  UserSessionsEndedSchema,
  UserSuspendedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import type { LiveHub } from "./live-hub.ts";

const ABOUT_ONE = [
  UserRegisteredSchema,
  UserRoleChangedSchema,
  UserSuspendedSchema,
  UserSessionsEndedSchema,
  UserErasedSchema,
  CompanyMemberAddedSchema,
  CompanyMemberRemovedSchema,
] as const;
const ABOUT_AGENT = [UserAgentLinkedSchema, UserAgentUnlinkedSchema] as const;

/**
 * Ends the streams of members whose rights change, in every process, because a stream keeps the rights it began with.
 */
export function watchRights(
  bus: Pick<EventBus, "watch">,
  hub: Pick<LiveHub, "endStreamsOf">,
): Promise<Subscription> {
  const subjects = [...ABOUT_ONE, ...ABOUT_AGENT].map((schema) => subjectOf(schema));
  return bus.watch(subjects, (envelope) => {
    const one = ABOUT_ONE.find((schema) => subjectOf(schema) === envelope.subject);
    if (one) return hub.endStreamsOf([(readEvent(one, envelope) as { userId: string }).userId]);
    const agent = ABOUT_AGENT.find((schema) => subjectOf(schema) === envelope.subject);
    if (agent) hub.endStreamsOf([(readEvent(agent, envelope) as { agentId: string }).agentId]);
  });
}
