import { onRepeatable, type EventHandler } from "@callboard/bus/handler.ts";
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

/** The search document of a member follows what identity and talent itself tell; a failure asks for another try. */
export function onUserChanged<Tables>(deps: Deps): EventHandler<Tables>[] {
  const follow = async ({ userId }: { readonly userId: string }): Promise<void> =>
    done(await followMember(deps, userId));
  const followTalent = ({ talentId }: { readonly talentId: string }): Promise<void> =>
    follow({ userId: talentId });
  const index = async ({ userId }: { readonly userId: string }): Promise<void> =>
    done(await indexTalent(deps, userId));
  return [
    onRepeatable(UserRegisteredSchema, follow),
    onRepeatable(UserProfileUpdatedSchema, follow),
    onRepeatable(UserRoleChangedSchema, follow),
    onRepeatable(UserSuspendedSchema, follow),
    onRepeatable(UserReinstatedSchema, follow),
    onRepeatable(UserAgentLinkedSchema, followTalent),
    onRepeatable(UserAgentUnlinkedSchema, followTalent),
    onRepeatable(TalentDemographicsUpdatedSchema, index),
    onRepeatable(TalentSkillsUpdatedSchema, index),
  ];
}

function done(result: Result<void>): void {
  if (!result.ok) throw new FailureError(result.failure);
}
