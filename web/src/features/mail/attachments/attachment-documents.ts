import { graphql } from "#gen/gql.ts";

/** Fresh links to the files on one page of messages: links in the messages themselves expire within minutes. */
export const AttachmentLinks = graphql(`
  query AttachmentLinks($conversation: ID!, $after: String) {
    getConversationMessages(conversation_id: $conversation, after: $after) {
      Data {
        Attachments {
          ContentUrl
        }
      }
    }
  }
`);

export const DropAttachment = graphql(`
  mutation DropAttachment($key: ID!) {
    deleteMedia(key: $key) {
      Status
    }
  }
`);
