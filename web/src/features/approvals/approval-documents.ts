import { graphql } from "#gen/gql.ts";

export const QUEUE_SIZE = 100;

export const ApprovalQueue = graphql(`
  query ApprovalQueue($criteria: ApprovalCriteria!) {
    projectsPendingApproval(criteria: $criteria) {
      Total
      TotalIsFloor
      Projects {
        PK
        SK
        Data {
          Status
          ReviewHistory {
            Decision
          }
        }
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
      Changes {
        Field
      }
      ReviewHistory {
        Decision
      }
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
          ForMinors
          Skills
          Rate
          RateFrequency
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
      ...ReviewCards_Project
      Data {
        Name
        ProjectType
        Status
        Version
        ViewerCan
        ApprovedAt
        ChangedSinceApproval
        LocationCity
        LocationState
        Submissions
        CreatedBy {
          PK
          SK
          Data {
            FirstName
            LastName
          }
        }
        Company {
          PK
          SK
          Data {
            Name
            Email
            NumberMembers
          }
        }
        Media {
          PK
          SK
          Data {
            ContentThumbNailUrl
          }
        }
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

/** Data of the cards next to a decision: changes, checks and consequences. */
export const ReviewCardsProject = graphql(`
  fragment ReviewCards_Project on Project {
    PK
    SK
    Data {
      Status
      Public
      PayRate
      Union
      UnionNumber
      CastingDirEmail
      Submissions
      SubmittedAt
      ApprovedAt
      Changes {
        SK
        PositionName
        Field
        Before
        After
      }
      Company {
        PK
        SK
        Data {
          Email
        }
      }
      Positions {
        PK
        SK
        Data {
          PositionName
          Rate
          RateFrequency
          AdultScenes
          AdultSceneDescription
          Nudity
          NudityDescription
          AgeRequirement
          SubmissionsDueBy
          RoleStatus
        }
      }
    }
  }
`);

/** Who made the latest decision, for an admin who comes second. */
export const LastDecision = graphql(`
  query LastDecision($criteria: AuditCriteria!) {
    getAuditLog(criteria: $criteria) {
      Entries {
        Id
        OccurredAt
        Action
        Actor {
          PK
          SK
          Data {
            FirstName
            LastName
          }
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
