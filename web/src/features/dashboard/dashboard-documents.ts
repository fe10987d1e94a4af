import { graphql } from "#gen/gql.ts";

export const TalentDashboard = graphql(`
  query TalentDashboard {
    me {
      PK
      SK
      Data {
        Completeness
        AgentLinks {
          PK
          SK
          Data {
            Status
          }
        }
      }
    }
    getUserSubmissions(criteria: { PageSize: 50 }) {
      PK
      SK
      Data {
        BookingStatus
        UpdatedAt
        Project {
          ProjectId
          Name
        }
        Position {
          PositionId
          Name
        }
        Audition {
          PK
          SK
          Data {
            StartsAt
            Zone
          }
        }
      }
    }
  }
`);

export const AgentDashboard = graphql(`
  query AgentDashboard {
    me {
      PK
      SK
      Data {
        AgentLinks {
          PK
          SK
          Data {
            Status
          }
        }
      }
    }
    getUserSubmissions(criteria: { PageSize: 50 }) {
      PK
      SK
      Data {
        BookingStatus
        UpdatedAt
        FirstName
        LastName
        Project {
          ProjectId
          Name
        }
        Position {
          PositionId
          Name
        }
        Audition {
          PK
          SK
          Data {
            StartsAt
            Zone
          }
        }
      }
    }
  }
`);

export const ProducerDashboard = graphql(`
  query ProducerDashboard {
    getCompanyProjects(criteria: { PageSize: 50 }) {
      PK
      SK
      Data {
        Name
        Status
        Submissions
        LastCompletedStep
        DeclineComment
        SubmissionsDueBy
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

export const AdminDashboard = graphql(`
  query AdminDashboard {
    projectsPendingApproval(criteria: { PageSize: 5 }) {
      Total
      Projects {
        PK
        SK
        Data {
          Name
          SubmittedAt
          Company {
            PK
            SK
            Data {
              Name
            }
          }
        }
      }
    }
  }
`);
