import type { Transaction } from "kysely";
import type { EventPayload, EventSchema } from "@callboard/bus/event.ts";
import { on, type EventHandler } from "@callboard/bus/handler.ts";
import {
  AuditionCancelledSchema,
  AuditionConfirmedSchema,
  AuditionRequestedSchema,
  SubmissionAnnouncedSchema,
  SubmissionBookedSchema,
  SubmissionNotBookedSchema,
  SubmissionReleasedSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { UserRegisteredSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { ProjectApprovedSchema, ProjectDeniedSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { queueMails } from "#adapters/store/mails.ts";
import type { Tables } from "#adapters/store/tables.ts";
import type { SubmissionFacts } from "#domain/live-event.ts";
import type { MailKind } from "#domain/mails/mail-kinds.ts";
import type { ComposeMails, MailRequest } from "./compose-mails.ts";

/** Mails to the people whom an event is about: composed first, then queued with the event's row in the inbox. */
export function mailHandlers(composeMails: ComposeMails): readonly EventHandler<Tables>[] {
  const mail = <S extends EventSchema>(
    schema: S,
    toRequest: (payload: EventPayload<S>) => MailRequest | null,
  ): EventHandler<Tables> =>
    on({
      schema,
      fetch: async (payload, envelope) => {
        const request = toRequest(payload);
        return request === null ? [] : composeMails(envelope, request);
      },
      apply: (tx: Transaction<Tables>, mails) => queueMails(tx, mails),
    });
  return [
    mail(UserRegisteredSchema, ({ userId }) => ({ kind: "welcome", userId })),
    mail(ProjectApprovedSchema, (approved) => aboutProject("project-approved", approved)),
    mail(ProjectDeniedSchema, (denied) =>
      aboutProject(denied.takenDown ? "project-taken-down" : "project-denied", denied),
    ),
    // A decision is mailed once it is announced; those of casting's version before were announced at once.
    mail(SubmissionAnnouncedSchema, (announced) =>
      aboutSubmission(announced.status === "Booked" ? "booked" : "not-booked", announced),
    ),
    mail(SubmissionBookedSchema, (made) => (made.announcedLater ? null : aboutSubmission("booked", made))),
    mail(SubmissionNotBookedSchema, (made) =>
      made.announcedLater ? null : aboutSubmission("not-booked", made),
    ),
    mail(SubmissionReleasedSchema, (released) => aboutSubmission("released", released)),
    mail(AuditionRequestedSchema, (requested) => aboutAudition("audition-requested", requested)),
    mail(AuditionConfirmedSchema, (confirmed) => aboutAudition("audition-confirmed", confirmed)),
    mail(AuditionCancelledSchema, (cancelled) =>
      aboutAudition(
        cancelled.cancelledBy === "company" ? "audition-cancelled" : "audition-declined",
        cancelled,
      ),
    ),
  ];
}

function aboutProject(
  kind: MailKind,
  { projectId, companyId }: { projectId: string; companyId: string },
): MailRequest {
  return { kind, projectId, companyId };
}

function aboutSubmission(kind: MailKind, facts: SubmissionFacts): MailRequest {
  const { userId, companyId, projectId, positionId, submissionId } = facts;
  return { kind, userId, companyId, projectId, positionId, submissionId };
}

function aboutAudition(kind: MailKind, facts: SubmissionFacts & { readonly slotId: string }): MailRequest {
  return { ...aboutSubmission(kind, facts), slotId: facts.slotId };
}
