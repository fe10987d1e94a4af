import { on, type EventHandler } from "@callboard/bus/handler.ts";
import type { Envelope } from "@callboard/bus/event.ts";
import type { Transaction } from "kysely";
import {
  AuditionCancelledSchema,
  AuditionConfirmedSchema,
  AuditionRequestedSchema,
  GroupMembersChangedSchema,
  SubmissionBookedSchema,
  SubmissionCreatedSchema,
  SubmissionNotBookedSchema,
  SubmissionReleasedSchema,
  SubmissionStatusChangedSchema,
  SubmissionWithdrawnSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { logLiveEvents } from "#adapters/live/live-log.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { groupsChanged, submissionChanged, type SubmissionFacts } from "#domain/live-event.ts";
import type { MailKind } from "#domain/mail-texts.ts";
import type { OrderMails } from "./mails.ts";

/** What messaging does when submissions move: mails to talent and agents, open browsers on both sides. */
export function castingHandlers(orderMails: OrderMails): readonly EventHandler<Tables>[] {
  type Handle = (tx: Transaction<Tables>, facts: SubmissionFacts, envelope: Envelope) => Promise<void>;
  const told =
    (what: string): Handle =>
    (tx, facts) =>
      logLiveEvents(tx, [submissionChanged(facts, what)]);
  const mailed =
    (what: string, kind: MailKind, toCompany = false): Handle =>
    async (tx, facts, envelope) => {
      const { userId, projectId, companyId } = facts;
      const company = toCompany ? { companyId } : {};
      const order = {
        kind,
        userIds: [userId],
        withAgents: true,
        projectId,
        path: "/project-submissions",
        ...company,
      };
      await orderMails(tx, envelope, order);
      await logLiveEvents(tx, [submissionChanged(facts, what)]);
    };

  return [
    on<Tables, typeof SubmissionCreatedSchema>(SubmissionCreatedSchema, told("created")),
    on<Tables, typeof SubmissionWithdrawnSchema>(SubmissionWithdrawnSchema, told("withdrawn")),
    on<Tables, typeof SubmissionStatusChangedSchema>(SubmissionStatusChangedSchema, told("status")),
    on<Tables, typeof SubmissionBookedSchema>(SubmissionBookedSchema, mailed("booked", "booked")),
    on<Tables, typeof SubmissionNotBookedSchema>(
      SubmissionNotBookedSchema,
      mailed("not-booked", "not-booked"),
    ),
    on<Tables, typeof SubmissionReleasedSchema>(SubmissionReleasedSchema, mailed("released", "released")),
    on<Tables, typeof AuditionRequestedSchema>(
      AuditionRequestedSchema,
      mailed("audition", "audition-requested"),
    ),
    on<Tables, typeof AuditionConfirmedSchema>(
      AuditionConfirmedSchema,
      mailed("audition", "audition-confirmed", true),
    ),
    on<Tables, typeof AuditionCancelledSchema>(
      AuditionCancelledSchema,
      mailed("audition", "audition-cancelled", true),
    ),
    on<Tables, typeof GroupMembersChangedSchema>(GroupMembersChangedSchema, (tx, facts) =>
      logLiveEvents(tx, groupsChanged(facts)),
    ),
  ];
}
