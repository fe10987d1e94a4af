import type { DescMessage } from "@bufbuild/protobuf";
import type { EventBus } from "@callboard/bus/bus.ts";
import { draftEvent, subjectOf, type Envelope } from "@callboard/bus/event.ts";
import { affectedMembers } from "@callboard/gateway/session/dropped-sessions.ts";
import { watchRights } from "@callboard/messaging/adapters/live/watch-rights.ts";
import { file_callboard_identity_v1_events as identity } from "@callboard/proto/identity/v1/events_pb.ts";

/**
 * Events after which the gateway keeps cached sessions, with the reason. A new event must be handled or listed here.
 */
const KEEP_SESSIONS: Readonly<Record<string, string>> = {
  UserProfileUpdated:
    "names, addresses and images give no right; the end of minority counts once the cached actor expires",
  UserAgentLinkRequested: "a request gives no right before it is accepted",
  UserClientInvited: "an invitation gives no right before it is accepted",
  UserSettingsSaved: "settings give no right",
  UserExportRequested: "a copy of the own data gives no right",
  CompanyMemberInvited: "an invitation gives no right before it is accepted",
  CompanyInvitationEnded: "an invitation that was not accepted gave no right",
  UserPasswordReset: "the provider ends the sessions of the account, which publishes UserSessionsEnded",
  UserPhoneChanged: "a number for signing in gives no right to whoever has signed in",
  UserPhoneTaken: "who loses a number goes on with the sessions that they have",
  UserAccessTokenCreated: "a new token is in no cache",
  CompanyCreated: "who created it becomes a member, which publishes CompanyMemberAdded",
  CompanyUpdated: "facts of a company give no right to its members",
};
const KEEP_STREAMS: Readonly<Record<string, string>> = {
  ...KEEP_SESSIONS,
  UserAccessTokenRevoked: "a token opens no stream",
  UserReinstated: "a suspended member has no stream: UserSuspended ended them",
};
/** Members named by an event whose streams stay open, with the reason. */
const STREAMS_THAT_STAY: Readonly<Record<string, string>> = {
  "UserAgentLinked talentId": "what a stream carries to a talent does not depend on who represents them",
  "UserAgentUnlinked talentId": "what a stream carries to a talent does not depend on who represents them",
};
const MEMBERS = ["userId", "talentId", "agentId"];

function eventOf(schema: DescMessage): Envelope {
  const values = schema.fields.filter(({ localName }) => MEMBERS.includes(localName));
  const message = Object.fromEntries(values.map(({ localName }) => [localName, localName]));
  const draft = draftEvent(schema, message, { aggregateId: "thing", version: 1 });
  return { ...draft, id: "event", occurredAt: new Date(0), actorId: null, traceparent: "" };
}

const membersOf = (schema: DescMessage): readonly string[] =>
  schema.fields.map(({ localName }) => localName).filter((name) => MEMBERS.includes(name));

/** The members whose streams messaging closes on an event, according to the bus it watches. */
async function endedStreams(schema: DescMessage): Promise<readonly string[]> {
  const ended: string[] = [];
  const bus: Pick<EventBus, "watch"> = {
    watch: async (subjects, handle) => {
      if (subjects.includes(subjectOf(schema))) handle(eventOf(schema));
      return { stop: () => Promise.resolve() };
    },
  };
  await watchRights(bus, { endStreamsOf: (ids) => void ended.push(...ids) });
  return ended;
}

test("identity publishes events, and each exception is one of them", () => {
  const names = identity.messages.map(({ name }) => name);
  expect(names.length).toBeGreaterThan(10);
  for (const name of Object.keys(KEEP_STREAMS)) expect(names).toContain(name);
});

describe.each(identity.messages.map((schema) => [schema.name, schema] as const))("%s", (name, schema) => {
  test("the gateway drops the sessions of its members, or a reason says why not", () => {
    const expected = name in KEEP_SESSIONS ? [] : membersOf(schema);
    expect(affectedMembers(eventOf(schema))).toEqual(expected);
    expect(name in KEEP_SESSIONS || expected.length > 0).toBe(true);
  });

  test("messaging ends the streams of its members, or a reason says why not", async () => {
    const members = membersOf(schema).filter((member) => !(`${name} ${member}` in STREAMS_THAT_STAY));
    const expected = name in KEEP_STREAMS ? [] : members;
    expect(await endedStreams(schema)).toEqual(expected);
    expect(name in KEEP_STREAMS || expected.length > 0).toBe(true);
  });
});
