import { createECDH } from "node:crypto";
import { at } from "../../../support/graph.ts";
import { free, type AdditionCase } from "../../addition-case.ts";
import type { Making, Target } from "../../mutation-case.ts";
import type { ActorName } from "../../contract.ts";

const ROLES = ["Admin", "Production", "Talent", "Agent"];
/** For a group that company A's producer created with T1. */
const OF_GROUPS = { service: "messaging", events: ["conversation.members_changed"] } as const;

const OF_NOTICES = { service: "messaging", events: [], make: () => free({}) };

/** The producer's group with T1, in this actor's view. */
async function madeGroup({ world }: Making, actor: ActorName): Promise<{ PK: string; SK: string }> {
  const { of } = world.people;
  const c = { ReceiverIds: [of.talentSelf.key], Subject: `About ${crypto.randomUUID()}` };
  const query = "mutation($c: GroupConversationInput!) { createGroupConversation(conversation: $c) { SK } }";
  const SK = String(at((await world.must("producerOwner", query, { c })).data, "createGroupConversation.SK"));
  return { PK: of[actor].key, SK };
}
const ofGroup =
  (who: "talentSelf" | "talentThird") =>
  async (making: Making, actor: ActorName): Promise<Target> => ({
    variables: { ...(await madeGroup(making, actor)), ids: [making.world.people.of[who].key] },
    rows: [],
  });

export const MESSAGING_ADDITIONS: Readonly<Record<string, AdditionCase>> = {
  markConversationRead: {
    service: "messaging",
    query: "mutation($PK: ID!, $SK: ID!) { markConversationRead(PK: $PK, SK: $SK) { SK } }",
    ok: ["talentSelf", "producerOwner"],
    others: "NOT_FOUND",
    events: ["conversation.read"],
    async make({ world }, actor) {
      const { of } = world.people;
      const [from, to] =
        actor === "talentSelf"
          ? (["producerOwner", "talentSelf"] as const)
          : (["talentSelf", "producerOwner"] as const);
      const SK = await world.workshop.conversation(from, of[to].key);
      return { variables: { PK: of[actor].key, SK }, rows: [] };
    },
  },
  updateConversations: {
    service: "messaging",
    query: `mutation($k: [ConversationKeyInput!]!) {
      updateConversations(conversations: $k, change: { Starred: true }) { Status } }`,
    ok: ["talentSelf", "producerOwner"],
    others: "NOT_FOUND",
    events: ["conversation.marked"],
    make: async (making, actor) => ({ variables: { k: [await madeGroup(making, actor)] }, rows: [] }),
  },
  addConversationMembers: {
    ...OF_GROUPS,
    query: `mutation($PK: ID!, $SK: ID!, $ids: [ID!]!) {
      addConversationMembers(PK: $PK, SK: $SK, UserIds: $ids) { Status } }`,
    ok: ["producerOwner"],
    others: "NOT_FOUND",
    apart: { talentSelf: "FORBIDDEN" },
    make: ofGroup("talentThird"),
  },
  removeConversationMembers: {
    ...OF_GROUPS,
    query: `mutation($PK: ID!, $SK: ID!, $ids: [ID!]!) {
      removeConversationMembers(PK: $PK, SK: $SK, UserIds: $ids) { Status } }`,
    ok: ["producerOwner"],
    others: "NOT_FOUND",
    apart: { talentSelf: "FORBIDDEN" },
    make: ofGroup("talentSelf"),
  },
  leaveConversation: {
    ...OF_GROUPS,
    query: "mutation($PK: ID!, $SK: ID!) { leaveConversation(PK: $PK, SK: $SK) { Status } }",
    ok: ["talentSelf"],
    others: "NOT_FOUND",
    apart: { producerOwner: "FORBIDDEN" },
    make: async (making, actor) => ({ variables: await madeGroup(making, actor), rows: [] }),
  },
  blockUser: {
    service: "messaging",
    query: "mutation($PK: ID!) { blockUser(PK: $PK) { Status } }",
    events: ["user.blocked"],
    make: ({ world }) => free({ PK: world.people.of.talentMinor.key }),
  },
  unblockUser: {
    service: "messaging",
    query: "mutation($PK: ID!) { unblockUser(PK: $PK) { Status } }",
    events: ["user.unblocked"],
    async make({ world }, actor) {
      const PK = world.people.of.talentMinor.key;
      const mayBlock = !["guest", "expiredToken", "noRole", "suspended"].includes(actor);
      if (mayBlock) await world.must(actor, "mutation($PK: ID!) { blockUser(PK: $PK) { Status } }", { PK });
      return free({ PK });
    },
  },
  getBlockedUsers: {
    service: "messaging",
    roles: ROLES,
    query: "{ getBlockedUsers { Total } }",
    events: [],
    make: () => free({}),
  },
  getNotifications: { ...OF_NOTICES, query: "{ getNotifications { Total Unread } }" },
  markNotificationsRead: { ...OF_NOTICES, query: "mutation { markNotificationsRead { Status } }" },
  getNotificationSettings: { ...OF_NOTICES, query: "{ getNotificationSettings { Zone } }" },
  saveNotificationSettings: {
    ...OF_NOTICES,
    query: `mutation { saveNotificationSettings(settings: { Zone: "Europe/Istanbul" }) { Zone } }`,
  },
  getPushSettings: { ...OF_NOTICES, query: "{ getPushSettings { Key } }" },
  savePushBrowser: {
    ...OF_NOTICES,
    query: "mutation($b: PushBrowserInput!) { savePushBrowser(browser: $b) { Key } }",
    make: () => {
      const pair = createECDH("prime256v1");
      return free({
        b: {
          Endpoint: `https://fcm.googleapis.com/fcm/send/${crypto.randomUUID()}`,
          PublicKey: pair.generateKeys("base64url"),
          Secret: Buffer.alloc(16, 1).toString("base64url"),
          Kinds: ["Offer"],
          Language: "en",
        },
      });
    },
  },
  removePushBrowser: {
    ...OF_NOTICES,
    query: `mutation { removePushBrowser(endpoint: "https://fcm.googleapis.com/fcm/send/1") { Key } }`,
  },
  getDeadLetters: { ...OF_NOTICES, query: "{ getDeadLetters { PK } }" },
  replayDeadLetter: {
    service: "messaging",
    query: `mutation($SK: ID!) { replayDeadLetter(PK: "of-the-matrix", SK: $SK) { Status } }`,
    events: ["letter.replayed"],
    async make({ world }) {
      const SK = crypto.randomUUID();
      await world.databases.query(
        "bus",
        `with kept as (
           insert into message (id, subject, occurred_at, aggregate_id, version, traceparent, payload)
           values ($1, 'callboard.matrix.thing.made.v1', now(), 'thing', 1, '', '') returning id, position)
         insert into dead_letter (consumer, position, id, reason)
         select 'of-the-matrix', position, id, 'It failed.' from kept`,
        [SK],
      );
      return free({ SK });
    },
  },
};
