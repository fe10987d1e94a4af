import { graphql } from "#gen/gql.ts";

/** What a file says of a submission; of an agent, what the reader may see. */
export const WallFile = graphql(`
  query WallFile($criteria: PositionSubmissionsCriteria!) {
    getPositionSubmissions(criteria: $criteria) {
      Submissions {
        Data {
          RoleId
          UserId
          FirstName
          LastName
          SubmissionDate
          RepresentationName
          BookingStatus
          Comments
          Website
          ...SubmissionGroups @unmask
          CreatedBy {
            ...AgentContact @unmask
          }
          User {
            Data {
              AgeRange
              HeightRange
              Unions
              LocationCity
              LocationState
              Minor
              Email
              PhoneNumber
              Agent {
                ...AgentContact @unmask
              }
            }
          }
          Fit {
            Met
            Of
          }
          Request {
            ...RequestTerms @unmask
          }
        }
      }
      Total
      TotalIsFloor
      After
    }
  }
`);
