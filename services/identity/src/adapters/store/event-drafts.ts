import { draftEvent } from "@callboard/bus/event.ts";
import type { EventDraft } from "@callboard/bus/event.ts";
import * as events from "@callboard/proto/identity/v1/events_pb.ts";
import type { CompanyEvent, IdentityEvent, UserEvent } from "#domain/events.ts";

type About = { readonly aggregateId: string; readonly version: number };

function draftUserEvent(event: UserEvent, about: About): EventDraft {
  const userId = about.aggregateId;
  switch (event.type) {
    case "UserRegistered":
      return draftEvent(
        events.UserRegisteredSchema,
        { userId, roles: [...event.roles], minor: event.minor },
        about,
      );
    case "UserProfileUpdated":
      return draftEvent(events.UserProfileUpdatedSchema, { userId, fields: [...event.fields] }, about);
    case "UserRoleChanged":
      return draftEvent(events.UserRoleChangedSchema, { userId, roles: [...event.roles] }, about);
    case "UserSuspended":
      return draftEvent(events.UserSuspendedSchema, { userId }, about);
    case "UserSessionsEnded":
      return draftEvent(events.UserSessionsEndedSchema, { userId }, about);
    case "UserReinstated":
      return draftEvent(events.UserReinstatedSchema, { userId }, about);
    case "UserSettingsSaved":
      return draftEvent(events.UserSettingsSavedSchema, { userId }, about);
    case "UserPasswordReset":
      return draftEvent(events.UserPasswordResetSchema, { userId }, about);
    default:
      return draftLinkEvent(event, about);
  }
}

type LinkEvent = Extract<UserEvent, { readonly linkId: string }>;

function draftLinkEvent(event: LinkEvent, about: About): EventDraft {
  const { linkId, agentId } = event;
  const people = { linkId, agentId, talentId: about.aggregateId };
  switch (event.type) {
    case "UserAgentLinkRequested":
      return draftEvent(events.UserAgentLinkRequestedSchema, people, about);
    case "UserAgentLinked":
      return draftEvent(events.UserAgentLinkedSchema, people, about);
    case "UserAgentUnlinked":
      return draftEvent(events.UserAgentUnlinkedSchema, { ...people, endedBy: event.endedBy }, about);
  }
}

function draftCompanyEvent(event: CompanyEvent, about: About): EventDraft {
  const companyId = about.aggregateId;
  switch (event.type) {
    case "CompanyCreated":
      return draftEvent(events.CompanyCreatedSchema, { companyId, createdBy: event.createdBy }, about);
    case "CompanyUpdated":
      return draftEvent(events.CompanyUpdatedSchema, { companyId, fields: [...event.fields] }, about);
    case "CompanyMemberAdded":
      return draftEvent(events.CompanyMemberAddedSchema, { companyId, userId: event.userId }, about);
    case "CompanyMemberRemoved":
      return draftEvent(events.CompanyMemberRemovedSchema, { companyId, userId: event.userId }, about);
  }
}

/** The message of an event, at the version that its aggregate has after it. */
export function toDraft({ about, id, event }: IdentityEvent, version: number): EventDraft {
  const aggregate = { aggregateId: id, version };
  return about === "user" ? draftUserEvent(event, aggregate) : draftCompanyEvent(event, aggregate);
}
