import { graphql } from "#gen/gql.ts";

export const QUEUE_SIZE = 50;

export const ApprovalQueue = graphql(`
  query ApprovalQueue($criteria: ApprovalCriteria!) {
    projectsPendingApproval(criteria: $criteria) {
      Total
      TotalIsFloor
      Projects {
        PK
        SK
        ...QueueItem_Project
      }
    }
  }
`);

export const QueueItemProject = graphql(`
  fragment QueueItem_Project on Project {
    PK
    SK
    Data {
      Name
      ProjectType
      Status
      SubmittedAt
      PayRate
      ChangedSinceApproval
      Company {
        PK
        SK
        Data {
          Name
        }
      }
      Positions {
        PK
        SK
        Data {
          Nudity
          AdultScenes
          AgeRange
        }
      }
    }
  }
`);

export const ApprovalPreview = graphql(`
  query ApprovalPreview($id: ID!) {
    getProjectById(id: $id) {
      PK
      SK
      ...Breakdown_Project
      Data {
        Name
        Status
        Version
        ViewerCan
        SubmittedAt
        ReviewHistory {
          Round
          Decision
          Comment
          DecidedAt
        }
      }
    }
  }
`);

export const ApproveProject = graphql(`
  mutation ApproveProject($projectId: ID!, $version: Int) {
    approveProject(projectId: $projectId, version: $version) {
      PK
      SK
      Data {
        Status
        Version
        ViewerCan
      }
    }
  }
`);

export const DenyProject = graphql(`
  mutation DenyProject($projectId: ID!, $comment: String!) {
    denyProject(projectId: $projectId, comment: $comment) {
      PK
      SK
      Data {
        Status
        Version
        ViewerCan
        DeclineComment
      }
    }
  }
`);

export const WaitingProjects = graphql(`
  query WaitingProjects($criteria: WaitingApprovalCriteria!) {
    userProjectsWaitingApproval(criteria: $criteria) {
      PK
      SK
      Data {
        Name
        ProjectType
        Status
        SubmittedAt
        DeclineComment
        Media {
          PK
          SK
          Data {
            ContentThumbNailUrl
          }
        }
      }
    }
  }
`);
