import { onIdempotent, type EventHandler } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import {
  UserAgentLinkedSchema,
  UserAgentUnlinkedSchema,
  UserProfileUpdatedSchema,
  UserRegisteredSchema,
  UserReinstatedSchema,
  UserRoleChangedSchema,
  UserSuspendedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import {
  TalentDemographicsUpdatedSchema,
  TalentSkillsUpdatedSchema,
} from "@callboard/proto/talent/v1/events_pb.ts";
import { followMember, indexTalent } from "#app/index-talent.ts";
import type { Deps } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** The search document of a member follows the events of identity and of talent itself. */
export function searchIndexHandlers(deps: Deps): readonly EventHandler<Tables>[] {
  const follow = async ({ userId }: { readonly userId: string }): Promise<void> =>
    done(await followMember(deps, userId));
  const followTalent = ({ talentId }: { readonly talentId: string }): Promise<void> =>
    follow({ userId: talentId });
  const index = async ({ userId }: { readonly userId: string }): Promise<void> =>
    done(await indexTalent(deps, userId));
  return [
    onIdempotent(UserRegisteredSchema, follow),
    onIdempotent(UserProfileUpdatedSchema, follow),
    onIdempotent(UserRoleChangedSchema, follow),
    onIdempotent(UserSuspendedSchema, follow),
    onIdempotent(UserReinstatedSchema, follow),
    onIdempotent(UserAgentLinkedSchema, followTalent),
    onIdempotent(UserAgentUnlinkedSchema, followTalent),
    onIdempotent(TalentDemographicsUpdatedSchema, index),
    onIdempotent(TalentSkillsUpdatedSchema, index),
  ];
}

/** A failure throws, so that the event is delivered again. */
function done(result: Result<void>): void {
  if (!result.ok) throw new FailureError(result.failure);
}
