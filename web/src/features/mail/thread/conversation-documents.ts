import { graphql } from "#gen/gql.ts";

export const Thread = graphql(`
  query Thread($PK: ID!, $SK: ID!) {
    getConversation(PK: $PK, SK: $SK) {
      PK
      SK
      ...ThreadHead_Conversation
      ...ConversationItem_Conversation
    }
    getConversationMessages(conversation_id: $SK) {
      PK
      SK
      Cursor
      ...Message_Message
    }
  }
`);

export const ThreadHeadConversation = graphql(`
  fragment ThreadHead_Conversation on Conversation {
    PK
    SK
    Data {
      Subject
      Status
      Kind
      Announce
      OwnerId
      ProjectId
      NumberMessages
      ViewerCan
      Labels
      Read
      FormerParticipants
      Participants {
        Id
        FirstName
        LastName
      }
      Receiver {
        Id
        FirstName
        LastName
      }
    }
  }
`);

export const EarlierMessages = graphql(`
  query EarlierMessages($conversation: ID!, $after: String) {
    getConversationMessages(conversation_id: $conversation, after: $after) {
      PK
      SK
      Cursor
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
      Attachments {
        PK
        FileName
        ContentType
        Size
        ThumbnailUrl
      }
      CreateDate
      Read
      User {
        Id
        FirstName
        LastName
      }
    }
  }
`);

export const AddMembers = graphql(`
  mutation AddMembers($PK: ID!, $SK: ID!, $UserIds: [ID!]!) {
    addConversationMembers(PK: $PK, SK: $SK, UserIds: $UserIds) {
      Results {
        UserId
        Status
        Rule
      }
    }
  }
`);

export const RemoveMembers = graphql(`
  mutation RemoveMembers($PK: ID!, $SK: ID!, $UserIds: [ID!]!) {
    removeConversationMembers(PK: $PK, SK: $SK, UserIds: $UserIds) {
      Status
    }
  }
`);

export const LeaveConversation = graphql(`
  mutation LeaveConversation($PK: ID!, $SK: ID!) {
    leaveConversation(PK: $PK, SK: $SK) {
      Status
    }
  }
`);

export const ReportMessages = graphql(`
  mutation ReportMessages($report: ReportInput!) {
    reportMessages(report: $report) {
      Status
    }
  }
`);

export const BlockUser = graphql(`
  mutation BlockUser($PK: ID!) {
    blockUser(PK: $PK) {
      Status
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
