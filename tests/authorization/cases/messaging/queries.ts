import { at } from "../../../support/graph.ts";
import type { QueryCase } from "../../query-case.ts";
import { keysIn } from "../../world.ts";

export const MESSAGING_QUERIES: Readonly<Record<string, QueryCase>> = {
  getUserConversations: {
    query: "query($c: ConversationsCriteria!) { getUserConversations(criteria: $c) { Results { PK SK } } }",
    variables: () => ({ c: { Folder: "inbox" } }),
    check({ value, actor, world }) {
      const keys = keysIn(at(value, "Results"));
      expect(keys.filter((key) => key !== world.people.of[actor].key)).toEqual([]);
      expect(keys.length > 0).toBe(actor === "producerOwner" || actor === "talentSelf");
    },
  },
  getConversation: {
    query: "query($PK: ID!, $SK: ID!) { getConversation(PK: $PK, SK: $SK) { PK SK } }",
    variables: ({ fixture, people }, actor) => ({ PK: people.of[actor].key, SK: fixture.conversation }),
    check: ({ value, actor, world }) => expect(at(value, "PK")).toBe(world.people.of[actor].key),
  },
  getConversationMessages: {
    query: `query($id: ID!) {
      getConversationMessages(conversation_id: $id) { SK Data { Message Attachments { FileName ContentUrl } } } }`,
    variables: ({ fixture }) => ({ id: fixture.conversation }),
    check({ value }) {
      expect(at(value, "0.Data.Message")).toBe("Hello.");
      // Everyone who reads the message gets its file, not only the uploader.
      expect(at(value, "0.Data.Attachments.0.FileName")).toBe("a.png");
      expect(at(value, "0.Data.Attachments.0.ContentUrl")).toContain("/objects/");
    },
  },
};
