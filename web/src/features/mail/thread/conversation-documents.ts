import { graphql } from "#gen/gql.ts";

export const Thread = graphql(`
  query Thread($PK: ID!, $SK: ID!) {
    getConversation(PK: $PK, SK: $SK) {
      ...ThreadHead_Conversation
      ...ConversationItem_Conversation
    }
    getConversationMessages(conversation_id: $SK) {
      Cursor
      ...Message_Message
    }
  }
`);

export const ThreadHeadConversation = graphql(`
  fragment ThreadHead_Conversation on Conversation {
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
        ...Person @unmask
      }
      Receiver {
        ...Person @unmask
      }
    }
  }
`);

export const EarlierMessages = graphql(`
  query EarlierMessages($conversation: ID!, $after: String) {
    getConversationMessages(conversation_id: $conversation, after: $after) {
      Cursor
      ...Message_Message
    }
  }
`);

export const MessageMessage = graphql(`
  fragment Message_Message on Message {
    Data {
      Subject
      Message
      Attachments {
        FileName
        ContentType
        Size
        ThumbnailUrl
      }
      CreateDate
      Read
      User {
        ...Person @unmask
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
      ...ConversationItem_Conversation
    }
  }
`);

export const SendMessage = graphql(`
  mutation SendMessage($message: MessageInput!) {
    addMessage(message: $message) {
      ...Message_Message
    }
  }
`);
