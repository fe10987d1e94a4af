import { graphql } from "#gen/gql.ts";

/**
 * Of the talent, or of an agent's clients: the first requests that wait for an answer, with their total; the roles that they
 * are invited to; how many
 * submissions are at each stage, with those that changed last; and the auditions that are coming.
 */
export const LatestSubmissions = graphql(`
  query LatestSubmissions($from: LocalDate!, $to: LocalDate!) {
    getOpenRequests(criteria: { PageSize: 12 }) {
      Total
      Submissions {
        Data {
          FirstName
          LastName
          ViewerCan
          ProfileImage {
            ...Thumbnail @unmask
          }
          ...SubmittedProject @unmask
          Position {
            PositionId
            Name
            Record {
              Data {
                Rate
                RateFrequency
              }
            }
          }
          AuditionId
          AuditionPlacesLeft
          Audition {
            Data {
              StartsAt
              Date
              Time
              Zone
              LengthMinutes
              Place
            }
          }
          ...OpenRequest @unmask
          Request {
            Kind
            Dates
            ExpiresAt
            Fee
            Currency
          }
        }
      }
    }
    getOpenInvitations {
      ...RoleInvitation @unmask
    }
    getSubmissionsByStage(criteria: { SortOrder: "Changed", PageSize: 3 }) {
      CountsAreFloors
      Stages {
        Stage
        Count
      }
      Users {
        UserId
        Stages {
          Stage
          Count
        }
      }
      Submissions {
        Data {
          BookingStatus
          UpdatedAt
          ...SubmittedProject @unmask
          ...SubmittedRole @unmask
        }
      }
    }
    getCalendar(criteria: { From: $from, To: $to, Kinds: ["Audition"], PageSize: 100 }) {
      ...CalendarEntryRole @unmask
      StartsAt
      User {
        PK
      }
    }
  }
`);

export const TalentSelf = graphql(`
  query TalentSelf {
    me {
      Data {
        Completeness
        MissingFields
        AgentLinks {
          Data {
            Status
          }
        }
      }
    }
  }
`);

export const NewRoles = graphql(`
  query NewRoles {
    searchProjects(criteria: { SortOrder: "Newest", PageSize: 12 }) {
      Projects {
        Data {
          ...ProjectCard @unmask
          Union
          LocationCity
          LocationState
          Positions {
            Data {
              PositionName
              Rate
              RateFrequency
              SubmissionsDueBy
              TakesSubmissions
              Fit {
                Met
                Of
                Criteria {
                  Criterion
                  Verdict
                }
              }
              ViewerSubmission {
                PK
              }
            }
          }
        }
      }
    }
  }
`);
