import { onIdempotent, type EventHandler } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import type { Result } from "@callboard/kit/result.ts";
import {
  UserAgentLinkedSchema,
  UserAgentUnlinkedSchema,
  UserErasedSchema,
  UserProfileUpdatedSchema,
  UserRegisteredSchema,
  UserReinstatedSchema,
  UserRoleChangedSchema,
  UserSuspendedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import {
  PostPublishedSchema,
  PostRemovedSchema,
  TalentAvailabilityChangedSchema,
  TalentDemographicsUpdatedSchema,
  TalentSkillsUpdatedSchema,
} from "@callboard/proto/talent/v1/events_pb.ts";
import { syncMember, indexTalent } from "#app/index-talent.ts";
import type { Deps } from "#app/ports.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** Updates a member's search document on events of identity and of talent itself. */
export function searchIndexHandlers(deps: Deps): readonly EventHandler<Tables>[] {
  const sync = async ({ userId }: { readonly userId: string }): Promise<void> =>
    orThrow(await syncMember(deps, userId));
  const syncTalent = ({ talentId }: { readonly talentId: string }): Promise<void> =>
    sync({ userId: talentId });
  const index = async ({ userId }: { readonly userId: string }): Promise<void> =>
    orThrow(await indexTalent(deps, userId));
  return [
    onIdempotent(UserErasedSchema, sync),
    onIdempotent(UserRegisteredSchema, sync),
    onIdempotent(UserProfileUpdatedSchema, sync),
    onIdempotent(UserRoleChangedSchema, sync),
    onIdempotent(UserSuspendedSchema, sync),
    onIdempotent(UserReinstatedSchema, sync),
    onIdempotent(UserAgentLinkedSchema, syncTalent),
    onIdempotent(UserAgentUnlinkedSchema, syncTalent),
    onIdempotent(TalentDemographicsUpdatedSchema, index),
    onIdempotent(TalentSkillsUpdatedSchema, index),
    onIdempotent(TalentAvailabilityChangedSchema, index),
    onIdempotent(PostPublishedSchema, index),
    onIdempotent(PostRemovedSchema, index),
  ];
}

/** Throws on a failure, so that the event is redelivered. */
function orThrow(result: Result<void>): void {
  if (!result.ok) throw new FailureError(result.failure);
}
