import { newId } from "@callboard/kit/ids.ts";
import { NO_KEY, badPage, put, within, type Provocations } from "../../failures/provocation.ts";

/** Key of a file that was never uploaded. */
const NO_FILE = `MED#${newId()}`;

export const MESSAGING_FAILURES: Provocations = {
  getUserConversations: badPage,
  getConversationMessages: {
    "VALIDATION:conversation_id": put("id", NO_KEY),
    "VALIDATION:page": {
      ...put("page", 0),
      query: `query($id: ID!, $page: Int) { getConversationMessages(conversation_id: $id, page: $page) { SK } }`,
    },
  },
  getConversation: {
    "VALIDATION:PK": put("PK", NO_KEY),
    "VALIDATION:SK": put("SK", NO_KEY),
  },
  createGroupConversation: {
    "VALIDATION:conversation.ReceiverIds": within("c", { ReceiverIds: [] }),
    "VALIDATION:conversation.Subject": within("c", { Subject: "" }),
    "VALIDATION:conversation.Attachments": within("c", { Attachments: [NO_FILE] }),
    "CONFLICT:KEY_REUSED": {
      async variables(own, { world }) {
        const c = { ...(own["c"] as object), ClientKey: crypto.randomUUID() };
        const query =
          "mutation($c: GroupConversationInput!) { createGroupConversation(conversation: $c) { SK } }";
        await world.must("producerOwner", query, { c });
        return { c: { ...c, Subject: "Another" } };
      },
    },
    "LIMIT:10 receivers (Talent, Agent), 50 (Production, Admin)": {
      ...within("c", { ReceiverIds: Array.from({ length: 11 }, () => `USR#${newId()}`) }),
      actor: "talentThird",
    },
  },
  deleteConversations: {
    "VALIDATION:conversations": put("k", []),
    "LIMIT:100 per call": {
      variables: ({ k }) => ({ k: Array.from({ length: 101 }, () => (k as readonly object[])[0]) }),
    },
  },
  createConversation: {
    "VALIDATION:conversation.ReceiverId": within("c", { ReceiverId: NO_KEY }),
    "VALIDATION:conversation.Subject": within("c", { Subject: "" }),
    "VALIDATION:conversation.Message": within("c", { Message: "x".repeat(10_001) }),
    "VALIDATION:conversation.Attachments": within("c", { Attachments: [NO_FILE] }),
    "CONFLICT:KEY_REUSED": {
      async variables(own, { world }) {
        const c = { ...(own["c"] as object), ClientKey: crypto.randomUUID() };
        const query = "mutation($c: ConversationInput!) { createConversation(conversation: $c) { SK } }";
        await world.must("producerOwner", query, { c });
        return { c: { ...c, Subject: "Another" } };
      },
    },
    "LIMIT:20 new conversations per day (Talent, Agent), 200 (Production)": {
      actor: "talentThird",
      async variables(_own, { world }) {
        const { key } = world.people.of.producerOwner;
        for (let call = 0; call < 20; call += 1) await world.workshop.conversation("talentThird", key);
        return { c: { ReceiverId: key, Subject: "One more", Message: "Hello." } };
      },
    },
  },
  addMessage: {
    "VALIDATION:message.ConversationId": within("m", { ConversationId: NO_KEY }),
    "VALIDATION:message.Message": within("m", { Message: " " }),
    "VALIDATION:message.Attachments": {
      // A file of the other participant.
      async variables({ m }, { world }) {
        const file = await world.workshop.picture("producerColleague", "Attachment");
        return { m: { ...(m as object), Attachments: [file] } };
      },
    },
    "CONFLICT:CLOSED": {
      expected: { code: "CONFLICT", rule: "CLOSED", state: "ReadOnly" },
      async variables(_own, { world }) {
        const { producerOther } = world.people.of;
        const ConversationId = await world.workshop.conversation("producerOwner", producerOther.key);
        // No operation closes a conversation yet.
        await world.databases.query(
          "messaging",
          "update conversation set status = 'ReadOnly' where id = $1",
          [ConversationId.slice(4)],
        );
        return { m: { ConversationId, Message: "Too late." } };
      },
    },
    "CONFLICT:KEY_REUSED": {
      async variables(own, { world }) {
        const m = { ...(own["m"] as object), ClientKey: crypto.randomUUID() };
        const query = "mutation($m: MessageInput!) { addMessage(message: $m) { SK } }";
        await world.must("producerOwner", query, { m });
        return { m: { ...m, Message: "Another." } };
      },
    },
    "LIMIT:30 messages per minute": {
      actor: "producerOther",
      async variables(_own, { world }) {
        const { key } = world.people.of.producerColleague;
        const ConversationId = await world.workshop.conversation("producerOther", key);
        const m = { ConversationId, Message: "Again." };
        const query = "mutation($m: MessageInput!) { addMessage(message: $m) { SK } }";
        // Messages sent earlier within the minute count too.
        for (let call = 0; call < 30; call += 1) await world.execute("producerOther", query, { m });
        return { m };
      },
    },
  },
};
