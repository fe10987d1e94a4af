import { graphql } from "#gen/gql.ts";

export const QueueHead = graphql(`
  query QueueHead {
    queue: projectsPendingApproval(criteria: { PageSize: 5 }) {
      Total
      Projects {
        PK
        SK
        Data {
          Name
          ProjectType
          SubmittedAt
          ChangedSinceApproval
          Company {
            PK
            SK
            Data {
              Name
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
          }
          Changes {
            SK
            Field
          }
          Positions {
            PK
            SK
            Data {
              Nudity
              AdultScenes
              ForMinors
            }
          }
        }
      }
    }
    changed: projectsPendingApproval(criteria: { Changed: true, PageSize: 1 }) {
      Total
    }
  }
`);

export const OpenReports = graphql(`
  query OpenReports {
    getReports(criteria: { Status: "Open", PageSize: 5 }) {
      Total
      Results {
        PK
        SK
        Data {
          Reason
          Subject
          Comment
          UpdateDate
          Reported {
            Id
            FirstName
            LastName
          }
        }
      }
    }
  }
`);

export const FeaturedNow = graphql(`
  query FeaturedNow {
    getFeaturedProjects {
      PK
      SK
      Data {
        Name
        CoverMedia {
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
