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
import type { Tables } from "#adapters/store/tables.ts";
import type { SubmissionFacts } from "#domain/live-event.ts";
import type { MailKind } from "#domain/mail-texts.ts";
import type { ComposeMails, MailOrder } from "./compose-mails.ts";
import { queueMails } from "./mail-queue.ts";

/** Mails to the people whom an event is about: composed first, then queued with the event's row in the inbox. */
export function mailHandlers(composeMails: ComposeMails): readonly EventHandler<Tables>[] {
  const mail = <S extends EventSchema>(
    schema: S,
    orderOf: (payload: EventPayload<S>) => MailOrder | null,
  ): EventHandler<Tables> =>
    on({
      schema,
      fetch: async (payload, envelope) => {
        const order = orderOf(payload);
        return order === null ? [] : composeMails(envelope, order);
      },
      apply: (tx: Transaction<Tables>, mails) => queueMails(tx, mails),
    });
  return [
    mail(UserRegisteredSchema, ({ userId }) => ({ kind: "welcome", userIds: [userId], path: "/dashboard" })),
    mail(ProjectApprovedSchema, toCompany("project-approved", "/project-detail")),
    mail(ProjectDeniedSchema, toCompany("project-denied", "/create-project")),
    // A decision is mailed once it is announced; those of casting's version before were announced at once.
    mail(SubmissionAnnouncedSchema, (told) =>
      toTalent(told.status === "Booked" ? "booked" : "not-booked")(told),
    ),
    mail(SubmissionBookedSchema, (made) => (made.announcedLater ? null : toTalent("booked")(made))),
    mail(SubmissionNotBookedSchema, (made) => (made.announcedLater ? null : toTalent("not-booked")(made))),
    mail(SubmissionReleasedSchema, toTalent("released")),
    mail(AuditionRequestedSchema, toTalent("audition-requested")),
    mail(AuditionConfirmedSchema, toBoth("audition-confirmed")),
    mail(AuditionCancelledSchema, toBoth("audition-cancelled")),
  ];
}

function toCompany(kind: MailKind, folder: string) {
  return ({ projectId, companyId }: { projectId: string; companyId: string }): MailOrder => ({
    kind,
    userIds: [],
    companyId,
    projectId,
    path: `${folder}/${projectId}`,
  });
}

function toTalent(kind: MailKind) {
  return ({ userId, projectId }: SubmissionFacts): MailOrder => ({
    kind,
    userIds: [userId],
    withAgents: true,
    projectId,
    path: "/project-submissions",
  });
}

function toBoth(kind: MailKind) {
  return (facts: SubmissionFacts): MailOrder => ({
    ...toTalent(kind)(facts),
    companyId: facts.companyId,
  });
}
