import { on, type EventHandler } from "@callboard/kit/bus/handler.ts";
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
import type { Transaction } from "kysely";
import { followMember, indexTalent } from "#app/index-talent.ts";
import type { Deps, Unit } from "#app/ports.ts";

/** The search document of a member follows what identity and talent itself tell; a failure asks for another try. */
export function onUserChanged<Tables>(
  deps: Deps,
  unitOf: (tx: Transaction<Tables>) => Unit,
): EventHandler<Tables>[] {
  type Tx = Transaction<Tables>;
  const follow = async (tx: Tx, userId: string): Promise<void> =>
    done(await followMember(deps, unitOf(tx), userId));
  const index = async (tx: Tx, userId: string): Promise<void> =>
    done(await indexTalent(deps, unitOf(tx), userId));
  return [
    on(UserRegisteredSchema, (tx, { userId }) => follow(tx, userId)),
    on(UserProfileUpdatedSchema, (tx, { userId }) => follow(tx, userId)),
    on(UserRoleChangedSchema, (tx, { userId }) => follow(tx, userId)),
    on(UserSuspendedSchema, (tx, { userId }) => follow(tx, userId)),
    on(UserReinstatedSchema, (tx, { userId }) => follow(tx, userId)),
    on(UserAgentLinkedSchema, (tx, { talentId }) => follow(tx, talentId)),
    on(UserAgentUnlinkedSchema, (tx, { talentId }) => follow(tx, talentId)),
    on(TalentDemographicsUpdatedSchema, (tx, { userId }) => index(tx, userId)),
    on(TalentSkillsUpdatedSchema, (tx, { userId }) => index(tx, userId)),
  ];
}

function done(result: Result<void>): void {
  if (!result.ok) throw new FailureError(result.failure);
}
