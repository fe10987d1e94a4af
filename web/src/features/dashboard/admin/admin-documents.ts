import { graphql } from "#gen/gql.ts";

export const QueueHead = graphql(`
  query QueueHead {
    queue: projectsPendingApproval(criteria: { PageSize: 5 }) {
      Total
      Projects {
        Data {
          ...ProjectCard @unmask
          SubmittedAt
          ChangedSinceApproval
          Company {
            ...CompanyName @unmask
          }
          ReviewHistory {
            Round
          }
          Changes {
            SK
            Field
          }
          Positions {
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
        Data {
          Reason
          Subject
          Comment
          UpdateDate
          Reported {
            ...Person @unmask
          }
        }
      }
    }
  }
`);

export const FeaturedNow = graphql(`
  query FeaturedNow {
    getFeaturedProjects {
      Data {
        Name
        CoverMedia {
          ...Thumbnail @unmask
        }
      }
    }
  }
`);
