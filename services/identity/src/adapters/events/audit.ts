import { toJson } from "@bufbuild/protobuf";
import type { DescMessage } from "@bufbuild/protobuf";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import * as billing from "@callboard/proto/billing/v1/events_pb.ts";
import * as casting from "@callboard/proto/casting/v1/events_pb.ts";
import * as identity from "@callboard/proto/identity/v1/events_pb.ts";
import * as media from "@callboard/proto/media/v1/events_pb.ts";
import * as projects from "@callboard/proto/projects/v1/events_pb.ts";
import * as talent from "@callboard/proto/talent/v1/events_pb.ts";
import type { Transaction } from "kysely";
import { addAuditEntry } from "#adapters/store/audit-log.ts";
import type { Tables } from "#adapters/store/tables.ts";

/** Events that the audit log keeps, from every service. */
export const AUDITED_EVENTS: readonly DescMessage[] = [
  identity.UserRegisteredSchema,
  identity.UserRoleChangedSchema,
  identity.UserSuspendedSchema,
  identity.UserReinstatedSchema,
  identity.UserAgentLinkedSchema,
  identity.UserAgentUnlinkedSchema,
  identity.UserPasswordResetSchema,
  identity.CompanyCreatedSchema,
  identity.CompanyUpdatedSchema,
  identity.CompanyMemberAddedSchema,
  identity.CompanyMemberRemovedSchema,
  talent.TalentDemographicsUpdatedSchema,
  projects.ProjectCreatedSchema,
  projects.ProjectSubmittedSchema,
  projects.ProjectResubmittedSchema,
  projects.ProjectApprovedSchema,
  projects.ProjectDeniedSchema,
  projects.ProjectClosedSchema,
  projects.PositionRemovedSchema,
  casting.SubmissionCreatedSchema,
  casting.SubmissionWithdrawnSchema,
  casting.SubmissionStatusChangedSchema,
  casting.SubmissionBookedSchema,
  casting.SubmissionNotBookedSchema,
  casting.SubmissionReleasedSchema,
  casting.AuditionRequestedSchema,
  casting.AuditionConfirmedSchema,
  casting.AuditionCancelledSchema,
  billing.BrandcodeChangedSchema,
  billing.SubscriptionChangedSchema,
  media.MediaRejectedSchema,
];

function audit(schema: DescMessage): EventHandler<Tables> {
  return on({
    schema,
    apply: (tx: Transaction<Tables>, _, payload, envelope) =>
      addAuditEntry(tx, {
        id: envelope.id,
        occurredAt: envelope.occurredAt,
        actorId: envelope.actorId,
        action: envelope.subject,
        aggregateId: envelope.aggregateId,
        details: toJson(schema, payload) as Record<string, unknown>,
      }),
  });
}

/** One handler per audited event: appends it to the log, once. */
export function auditHandlers(): readonly EventHandler<Tables>[] {
  return AUDITED_EVENTS.map(audit);
}
