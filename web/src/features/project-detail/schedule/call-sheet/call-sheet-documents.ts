import { graphql } from "#gen/gql.ts";

/** Everybody with an audition on some days, with how to reach them and whoever submitted them. */
export const CallSheetPeople = graphql(`
  query CallSheetPeople($criteria: CalendarCriteria!) {
    getCalendar(criteria: $criteria) {
      Project {
        Name
      }
      Position {
        Name
      }
      Submission {
        Data {
          UserId
          FirstName
          LastName
          BookingStatus
          AuditionId
          AuditionStatus
          RepresentationName
          CreatedBy {
            ...AgentContact @unmask
          }
          User {
            Data {
              PhoneNumber
            }
          }
        }
      }
    }
  }
`);
