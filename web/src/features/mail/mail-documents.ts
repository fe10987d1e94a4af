import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 25;

export const Conversations = graphql(`
  query Conversations($criteria: ConversationsCriteria!) {
    getUserConversations(criteria: $criteria) {
      Total
      Unread
      After
      Results {
        Data {
          UpdateDate
          Read
        }
        ...ConversationItem_Conversation
      }
    }
  }
`);

export const ConversationItemConversation = graphql(`
  fragment ConversationItem_Conversation on Conversation {
    Data {
      Subject
      LastMessage
      LastFiles
      LastFileName
      Read
      Unread
      UpdateDate
      Status
      Kind
      Starred
      Important
      Muted
      Folder
      Labels
      NumberMessages
      Participants {
        ...Person @unmask
      }
      Receiver {
        ...Person @unmask
        Record {
          Data {
            ProfileImage {
              ...Thumbnail @unmask
            }
          }
        }
      }
    }
  }
`);

/** The member's own state of a conversation. */
export const MailStateConversation = graphql(`
  fragment MailState_Conversation on Conversation {
    Data {
      Read
      Unread
      Starred
      Important
      Muted
      Folder
      Labels
    }
  }
`);

export const ChangeConversations = graphql(`
  mutation ChangeConversations($conversations: [ConversationKeyInput!]!, $change: ConversationChangeInput!) {
    updateConversations(conversations: $conversations, change: $change) {
      Status
      Results {
        Status
        Rule
      }
    }
  }
`);

export const DeleteConversations = graphql(`
  mutation DeleteConversations($conversations: [ConversationKeyInput!]!) {
    deleteConversations(conversations: $conversations) {
      Status
    }
  }
`);

export const UnblockUser = graphql(`
  mutation UnblockUser($PK: ID!) {
    unblockUser(PK: $PK) {
      Status
    }
  }
`);

export const BlockedUsers = graphql(`
  query BlockedUsers($criteria: BlockedUsersCriteria) {
    getBlockedUsers(criteria: $criteria) {
      Total
      After
      Results {
        Data {
          CreateDate
          User {
            ...Person @unmask
          }
        }
      }
    }
  }
`);
