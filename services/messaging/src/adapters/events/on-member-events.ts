import { on, type EventHandler } from "@callboard/bus/handler.ts";
import { FailureError } from "@callboard/kit/failure.ts";
import { SubscriptionChangedSchema } from "@callboard/proto/billing/v1/events_pb.ts";
import {
  CompanyMemberAddedSchema,
  UserAgentLinkedSchema,
  UserAgentLinkRequestedSchema,
  UserAgentUnlinkedSchema,
  UserProfileUpdatedSchema,
  UserRegisteredSchema,
  UserRoleChangedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
import type { IdentityClient } from "#adapters/clients/people.ts";
import { logLiveEvents } from "#adapters/live/live-log.ts";
import { savePeople } from "#adapters/store/conversation-writes.ts";
import type { Tables } from "#adapters/store/tables.ts";
import { membersChanged, subscriptionChanged } from "#domain/live-event.ts";
import type { OrderMails } from "./mails.ts";

/** What messaging does when members, links and plans change: names, welcome, open browsers. */
export function memberHandlers(
  identity: IdentityClient,
  orderMails: OrderMails,
): readonly EventHandler<Tables>[] {
  return [
    on<Tables, typeof UserRegisteredSchema>(UserRegisteredSchema, async (tx, { userId }, envelope) => {
      await orderMails(tx, envelope, { kind: "welcome", userIds: [userId], path: "/dashboard" });
      await logLiveEvents(tx, [membersChanged([userId], "registered")]);
    }),
    on<Tables, typeof UserProfileUpdatedSchema>(UserProfileUpdatedSchema, async (tx, { userId, fields }) => {
      if (fields.includes("FirstName") || fields.includes("LastName")) {
        const found = await identity.batchGetMembers({ ids: [userId] });
        if (!found.ok) throw new FailureError(found.failure);
        await savePeople(tx, found.value.members);
      }
      await logLiveEvents(tx, [membersChanged([userId], "profile")]);
    }),
    on<Tables, typeof UserRoleChangedSchema>(UserRoleChangedSchema, (tx, { userId }) =>
      logLiveEvents(tx, [membersChanged([userId], "roles")]),
    ),
    on<Tables, typeof UserAgentLinkRequestedSchema>(
      UserAgentLinkRequestedSchema,
      (tx, { talentId, agentId }) => logLiveEvents(tx, [membersChanged([talentId, agentId], "agents")]),
    ),
    on<Tables, typeof UserAgentLinkedSchema>(UserAgentLinkedSchema, (tx, { talentId, agentId }) =>
      logLiveEvents(tx, [membersChanged([talentId, agentId], "agents")]),
    ),
    on<Tables, typeof UserAgentUnlinkedSchema>(UserAgentUnlinkedSchema, (tx, { talentId, agentId }) =>
      logLiveEvents(tx, [membersChanged([talentId, agentId], "agents")]),
    ),
    on<Tables, typeof CompanyMemberAddedSchema>(CompanyMemberAddedSchema, (tx, { userId }) =>
      logLiveEvents(tx, [membersChanged([userId], "company")]),
    ),
    on<Tables, typeof SubscriptionChangedSchema>(SubscriptionChangedSchema, (tx, { userId }) =>
      logLiveEvents(tx, [subscriptionChanged(userId)]),
    ),
  ];
}
