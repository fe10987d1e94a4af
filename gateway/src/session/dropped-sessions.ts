import {
  CompanyMemberAddedSchema,
  CompanyMemberRemovedSchema,
  UserAgentLinkedSchema,
  UserAgentUnlinkedSchema,
  UserErasedSchema,
  UserReinstatedSchema,
  UserRegisteredSchema,
  UserRoleChangedSchema,
  UserSessionsEndedSchema,
  UserSuspendedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import { readEvent, subjectOf, type Envelope } from "@callboard/bus/event.ts";
import { openBus } from "@callboard/bus/open-bus.ts";
import type { Log } from "@callboard/kit/log/log.ts";
import type { Authenticator } from "#session/authenticate.ts";

const ABOUT_ONE = [
  UserRegisteredSchema,
  UserRoleChangedSchema,
  UserSuspendedSchema,
  UserReinstatedSchema,
  UserSessionsEndedSchema,
  UserErasedSchema,
  CompanyMemberAddedSchema,
  CompanyMemberRemovedSchema,
] as const;
const ABOUT_TWO = [UserAgentLinkedSchema, UserAgentUnlinkedSchema] as const;

/** Ids of the members whose permissions an event changes. */
export function affectedMembers(envelope: Envelope): readonly string[] {
  const one = ABOUT_ONE.find((schema) => subjectOf(schema) === envelope.subject);
  if (one) return [(readEvent(one, envelope) as { userId: string }).userId];
  const two = ABOUT_TWO.find((schema) => subjectOf(schema) === envelope.subject);
  if (!two) return [];
  const { talentId, agentId } = readEvent(two, envelope) as { talentId: string; agentId: string };
  return [talentId, agentId];
}

/** Subscribes to changes of permissions and drops the cached actors, so that the next request resolves them again. */
export async function listenForDroppedSessions(url: string, authenticator: Authenticator, log: Log) {
  const bus = await openBus({ url, name: "gateway", log });
  const subjects = [...ABOUT_ONE, ...ABOUT_TWO].map((schema) => subjectOf(schema));
  await bus.watch(subjects, (envelope) => authenticator.drop(affectedMembers(envelope)));
  return bus;
}
