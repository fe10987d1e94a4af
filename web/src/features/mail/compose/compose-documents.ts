import { graphql } from "#gen/gql.ts";

export const StartConversation = graphql(`
  mutation StartConversation($conversation: ConversationInput!) {
    createConversation(conversation: $conversation) {
      ...ConversationItem_Conversation
    }
  }
`);

export const StartGroup = graphql(`
  mutation StartGroup($conversation: GroupConversationInput!) {
    createGroupConversation(conversation: $conversation) {
      ...ConversationItem_Conversation
    }
  }
`);

export const FindPeople = graphql(`
  query FindPeople($criteria: UserCriteria!) {
    filterUsers(criteria: $criteria) {
      ...UserNameAndRole @unmask
    }
  }
`);

export const GivenReceiver = graphql(`
  query GivenReceiver($id: ID!) {
    getUserById(id: $id) {
      ...UserNameAndRole @unmask
    }
  }
`);
