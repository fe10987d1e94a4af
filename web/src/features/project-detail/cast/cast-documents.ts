import { graphql } from "#gen/gql.ts";

/** Everybody who is booked in a project, with the terms of each booking and how to reach them and their agents. */
export const ProjectCast = graphql(`
  query ProjectCast($criteria: BookedSubmissionsCriteria!) {
    getBookedSubmissions(criteria: $criteria) {
      Data {
        RoleId
        UserId
        FirstName
        LastName
        RepresentationName
        Position {
          Name
        }
        ProfileImage {
          ...Thumbnail @unmask
        }
        CreatedBy {
          ...AgentContact @unmask
        }
        User {
          Data {
            Email
            PhoneNumber
            Agent {
              ...AgentContact @unmask
            }
          }
        }
        Request {
          ...RequestTerms @unmask
        }
      }
    }
  }
`);
