import { graphql } from "#gen/gql.ts";

export const WriteToOne = graphql(`
  mutation WriteToOne($conversation: ConversationInput!) {
    createConversation(conversation: $conversation) {
      PK
    }
  }
`);

export const WriteToMany = graphql(`
  mutation WriteToMany($conversation: GroupConversationInput!) {
    createGroupConversation(conversation: $conversation) {
      PK
    }
  }
`);

/** The role and project that a message refers to. */
export const MessageSubject = graphql(`
  query MessageSubject($project: ID!, $role: ID!) {
    getProjectRoleById(pK: $project, sK: $role) {
      ...RoleOfProject @unmask
    }
  }
`);
