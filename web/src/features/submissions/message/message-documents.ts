import { graphql } from "#gen/gql.ts";

export const WriteToOne = graphql(`
  mutation WriteToOne($conversation: ConversationInput!) {
    createConversation(conversation: $conversation) {
      PK
      SK
    }
  }
`);

export const WriteToMany = graphql(`
  mutation WriteToMany($conversation: GroupConversationInput!) {
    createGroupConversation(conversation: $conversation) {
      PK
      SK
    }
  }
`);

/** The role and project that a message refers to. */
export const MessageSubject = graphql(`
  query MessageSubject($project: ID!, $role: ID!) {
    getProjectRoleById(pK: $project, sK: $role) {
      PK
      SK
      Data {
        PositionName
        Project {
          PK
          SK
          Data {
            Name
          }
        }
      }
    }
  }
`);
