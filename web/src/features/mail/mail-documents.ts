import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 25;
/** Messages of one page, as the server gives them. */
export const MESSAGES_PER_PAGE = 50;

export const Conversations = graphql(`
  query Conversations($criteria: ConversationsCriteria!) {
    getUserConversations(criteria: $criteria) {
      Total
      Unread
      After
      Results {
        PK
        SK
        ...ConversationItem_Conversation
      }
    }
  }
`);

export const ConversationItemConversation = graphql(`
  fragment ConversationItem_Conversation on Conversation {
    PK
    SK
    Data {
      Subject
      LastMessage
      Read
      Unread
      UpdateDate
      Status
      Receiver {
        Id
        FirstName
        LastName
      }
    }
  }
`);

export const Messages = graphql(`
  query Messages($conversation: ID!, $page: Int) {
    getConversationMessages(conversation_id: $conversation, page: $page) {
      PK
      SK
      ...Message_Message
    }
  }
`);

export const MessageMessage = graphql(`
  fragment Message_Message on Message {
    PK
    SK
    Data {
      Subject
      Message
      CreateDate
      ReceiverId
      User {
        Id
        FirstName
        LastName
      }
    }
  }
`);

export const MarkRead = graphql(`
  mutation MarkRead($PK: ID!, $SK: ID!) {
    markConversationRead(PK: $PK, SK: $SK) {
      PK
      SK
      ...ConversationItem_Conversation
    }
  }
`);

export const SendMessage = graphql(`
  mutation SendMessage($message: MessageInput!) {
    addMessage(message: $message) {
      PK
      SK
      ...Message_Message
    }
  }
`);

export const StartConversation = graphql(`
  mutation StartConversation($conversation: ConversationInput!) {
    createConversation(conversation: $conversation) {
      PK
      SK
      ...ConversationItem_Conversation
    }
  }
`);

export const FindPeople = graphql(`
  query FindPeople($criteria: UserCriteria!) {
    filterUsers(criteria: $criteria) {
      PK
      SK
      Data {
        FirstName
        LastName
        UserRole
      }
    }
  }
`);

export const GivenReceiver = graphql(`
  query GivenReceiver($id: ID!) {
    getUserById(id: $id) {
      PK
      SK
      Data {
        FirstName
        LastName
        UserRole
      }
    }
  }
`);
