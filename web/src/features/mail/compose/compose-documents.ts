import { graphql } from "#gen/gql.ts";

export const StartConversation = graphql(`
  mutation StartConversation($conversation: ConversationInput!) {
    createConversation(conversation: $conversation) {
      PK
      SK
      ...ConversationItem_Conversation
    }
  }
`);

export const StartGroup = graphql(`
  mutation StartGroup($conversation: GroupConversationInput!) {
    createGroupConversation(conversation: $conversation) {
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
