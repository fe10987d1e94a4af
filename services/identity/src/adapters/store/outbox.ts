import { draftEvent, type EventDraft } from "@callboard/bus/event.ts";
import { addToOutbox } from "@callboard/bus/outbox.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import * as events from "@callboard/proto/identity/v1/events_pb.ts";
import { sql, type Kysely } from "kysely";
import type { CompanyEvent, IdentityEvent, UserEvent } from "#domain/events.ts";
import type { Tables } from "./tables.ts";

/** Raises the aggregate's version once per event and writes the events into the outbox of the same transaction. */
export async function addEvents(
  db: Kysely<Tables>,
  actor: Actor,
  happened: readonly IdentityEvent[],
): Promise<void> {
  const companies = happened.filter(isOfCompany);
  const users = happened.filter((event) => !isOfCompany(event));
  const versions = new Map([
    ...(await raiseVersions(db, "account", users)),
    ...(await raiseVersions(db, "company", companies)),
  ]);
  // The last event of an aggregate gets the stored version, and each earlier one a version lower by one.
  const drafts = happened.toReversed().map((event) => {
    const aggregateId = aggregateOf(event);
    const version = versions.get(aggregateId) ?? 0;
    versions.set(aggregateId, version - 1);
    return toDraft(event, { aggregateId, version });
  });
  await addToOutbox(db, actor, drafts.toReversed());
}

function isOfCompany(event: IdentityEvent): event is CompanyEvent {
  return "companyId" in event;
}

function aggregateOf(event: IdentityEvent): string {
  return isOfCompany(event) ? event.companyId : event.userId;
}

async function raiseVersions(
  db: Kysely<Tables>,
  table: "account" | "company",
  happened: readonly IdentityEvent[],
): Promise<Map<string, number>> {
  const ids = happened.map(aggregateOf);
  if (ids.length === 0) return new Map();
  const { rows } = await sql<{ id: string; version: number }>`
    update ${sql.table(table)} as aggregate set version = version + raised.events
    from (select id, count(*)::int as events from unnest(${ids}::uuid[]) as t (id) group by id) as raised
    where aggregate.id = raised.id returning aggregate.id, aggregate.version`.execute(db);
  return new Map(rows.map((row) => [row.id, Number(row.version)]));
}

interface About {
  readonly aggregateId: string;
  readonly version: number;
}

function toDraft(event: IdentityEvent, about: About): EventDraft {
  return isOfCompany(event) ? companyDraft(event, about) : userDraft(event, about);
}

/** Events that say no more than whose they are. */
const OF_ONE = {
  UserSessionsEnded: events.UserSessionsEndedSchema,
  UserReinstated: events.UserReinstatedSchema,
  UserSettingsSaved: events.UserSettingsSavedSchema,
  UserPasswordReset: events.UserPasswordResetSchema,
  UserPhoneChanged: events.UserPhoneChangedSchema,
  UserPhoneTaken: events.UserPhoneTakenSchema,
} as const;

const OF_TOKENS = {
  UserAccessTokenCreated: events.UserAccessTokenCreatedSchema,
  UserAccessTokenRevoked: events.UserAccessTokenRevokedSchema,
} as const;

function userDraft(event: UserEvent, about: About): EventDraft {
  if ("linkId" in event || "invitationId" in event) return linkDraft(event, about);
  const { userId } = event;
  if ("tokenId" in event) return draftEvent(OF_TOKENS[event.kind], { userId, tokenId: event.tokenId }, about);
  switch (event.kind) {
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
      return draftEvent(events.UserSuspendedSchema, { userId, closed: event.closed ?? false }, about);
    case "UserExportRequested":
      return draftEvent(events.UserExportRequestedSchema, { userId, exportId: event.exportId }, about);
    case "UserErased":
      return draftEvent(
        events.UserErasedSchema,
        { userId, emptiedCompanyId: event.emptiedCompanyId ?? "" },
        about,
      );
    default:
      return draftEvent(OF_ONE[event.kind], { userId }, about);
  }
}

type LinkEvent = Extract<UserEvent, { readonly linkId: string } | { readonly kind: "UserClientInvited" }>;

function linkDraft(event: LinkEvent, about: About): EventDraft {
  if (event.kind === "UserClientInvited") {
    const { invitationId, userId: agentId } = event;
    return draftEvent(events.UserClientInvitedSchema, { invitationId, agentId }, about);
  }
  const { linkId, agentId } = event;
  const parties = { linkId, agentId, talentId: event.userId };
  switch (event.kind) {
    case "UserAgentLinkRequested":
      return draftEvent(events.UserAgentLinkRequestedSchema, parties, about);
    case "UserAgentLinked":
      return draftEvent(events.UserAgentLinkedSchema, parties, about);
    case "UserAgentUnlinked":
      return draftEvent(events.UserAgentUnlinkedSchema, { ...parties, endedBy: event.endedBy }, about);
  }
}

function companyDraft(event: CompanyEvent, about: About): EventDraft {
  const { companyId } = event;
  switch (event.kind) {
    case "CompanyCreated":
      return draftEvent(
        events.CompanyCreatedSchema,
        { companyId, createdBy: event.createdBy, mediaIds: [...event.mediaIds] },
        about,
      );
    case "CompanyUpdated":
      return draftEvent(events.CompanyUpdatedSchema, { companyId, ...changesOf(event) }, about);
    case "CompanyMemberInvited": {
      const { invitationId, invitedBy } = event;
      return draftEvent(events.CompanyMemberInvitedSchema, { companyId, invitationId, invitedBy }, about);
    }
    case "CompanyInvitationEnded": {
      const { invitationId, endedBy } = event;
      return draftEvent(events.CompanyInvitationEndedSchema, { companyId, invitationId, endedBy }, about);
    }
    case "CompanyMemberRemoved":
      return draftEvent(events.CompanyMemberRemovedSchema, { companyId, userId: event.userId }, about);
    case "CompanyMemberAdded":
      return draftEvent(events.CompanyMemberAddedSchema, { companyId, userId: event.userId }, about);
  }
}

function changesOf(event: Extract<CompanyEvent, { readonly kind: "CompanyUpdated" }>) {
  const { fields, mediaIds, releasedMediaIds } = event;
  return { fields: [...fields], mediaIds: [...mediaIds], releasedMediaIds: [...releasedMediaIds] };
}
