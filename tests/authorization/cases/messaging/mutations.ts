import type { MutationCase } from "../../mutation-case.ts";
import { bare } from "../../people.ts";

export const MESSAGING_MUTATIONS: Readonly<Record<string, MutationCase>> = {
  createConversation: {
    query: "mutation($c: ConversationInput!) { createConversation(conversation: $c) { SK } }",
    make({ world }) {
      const c = {
        ReceiverId: world.people.of.talentThird.key,
        Subject: `About ${crypto.randomUUID()}`,
        Message: "Hello.",
      };
      return Promise.resolve({ variables: { c }, rows: [] });
    },
  },
  createGroupConversation: {
    query: "mutation($c: GroupConversationInput!) { createGroupConversation(conversation: $c) { SK } }",
    make({ world }) {
      const { talentThird, producerThird } = world.people.of;
      const c = {
        ReceiverIds: [talentThird.key, producerThird.key],
        Subject: `About ${crypto.randomUUID()}`,
        Message: "Hello all.",
      };
      return Promise.resolve({ variables: { c }, rows: [] });
    },
  },
  deleteConversations: {
    query: "mutation($k: [ConversationKeyInput!]!) { deleteConversations(conversations: $k) { Status } }",
    async make({ world }) {
      const { talentSelf, producerOwner } = world.people.of;
      const SK = await world.workshop.conversation("talentSelf", producerOwner.key);
      const row = { service: "messaging", table: "conversation", column: "id", id: bare(SK) };
      return { variables: { k: [{ PK: talentSelf.key, SK }] }, rows: [row] };
    },
    // Each participant has their own view of it.
    adapt: ({ k }, actor, world) => ({
      k: (k as readonly object[]).map((key) => ({ ...key, PK: world.people.of[actor].key })),
    }),
  },
  addMessage: {
    query: "mutation($m: MessageInput!) { addMessage(message: $m) { SK } }",
    make({ world }) {
      const ConversationId = world.fixture.conversation;
      const id = bare(ConversationId);
      const row = { service: "messaging", table: "conversation", column: "id", id };
      return Promise.resolve({ variables: { m: { ConversationId, Message: "Hello." } }, rows: [row] });
    },
  },
};
