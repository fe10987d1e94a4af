import { graphql } from "#gen/gql.ts";

export const QUEUE_SIZE = 100;

export const ApprovalQueue = graphql(`
  query ApprovalQueue($criteria: ApprovalCriteria!) {
    projectsPendingApproval(criteria: $criteria) {
      Total
      TotalIsFloor
      Projects {
        Data {
          Status
          SubmittedAt
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
    Data {
      Name
      ProjectType
      Status
      SubmittedAt
      RiskTags
      Changes {
        Field
      }
      ReviewHistory {
        Decision
      }
      Company {
        ...CompanyName @unmask
      }
      Positions {
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
      ...Breakdown_Project
      ...ReviewCards_Project
      Data {
        ...ProjectCard @unmask
        Status
        Version
        ViewerCan
        ApprovedAt
        ChangedSinceApproval
        Positions {
          Data {
            RoleStatus
          }
        }
        LocationCity
        LocationState
        Submissions
        CreatedBy {
          ...UserName @unmask
        }
        CompanyRecord {
          Approved
          Denied
          Since
        }
        Company {
          Data {
            Name
            Email
            NumberMembers
            LooksLike
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

/** Reports about a company's projects and people: all of them, and those that no admin has taken yet. */
export const CompanyReports = graphql(`
  query CompanyReports($company: ID!) {
    all: getReports(criteria: { CompanyId: $company, PageSize: 1 }) {
      Total
    }
    open: getReports(criteria: { CompanyId: $company, Status: "Open", PageSize: 1 }) {
      Total
    }
  }
`);

/** Data of the cards next to a decision: changes, checks and consequences. */
export const ReviewCardsProject = graphql(`
  fragment ReviewCards_Project on Project {
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
        Data {
          Email
        }
      }
      Positions {
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
        ...AuditedAction @unmask
      }
    }
  }
`);

export const ApproveProject = graphql(`
  mutation ApproveProject($projectId: ID!, $version: Int) {
    approveProject(projectId: $projectId, version: $version) {
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
      Data {
        ...ProjectCard @unmask
        Status
        SubmittedAt
        DeclineComment
      }
    }
  }
`);
