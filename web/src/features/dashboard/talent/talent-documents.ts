import { graphql } from "#gen/gql.ts";

/**
 * Of the talent, or of an agent's clients: the first requests that wait for an answer, with their total; how many
 * submissions are at each stage, with those that changed last; and the auditions that are coming.
 */
export const LatestSubmissions = graphql(`
  query LatestSubmissions($from: LocalDate!, $to: LocalDate!) {
    getOpenRequests(criteria: { PageSize: 12 }) {
      Total
      Submissions {
        PK
        SK
        Data {
          FirstName
          LastName
          ViewerCan
          ProfileImage {
            PK
            SK
            Data {
              ContentThumbNailUrl
            }
          }
          Project {
            ProjectId
            Name
          }
          Position {
            PositionId
            Name
            Record {
              PK
              SK
              Data {
                Rate
                RateFrequency
              }
            }
          }
          AuditionId
          AuditionPlacesLeft
          Audition {
            PK
            SK
            Data {
              StartsAt
              Zone
              LengthMinutes
              Place
            }
          }
          OpenRequest {
            Kind
            ExpiresAt
          }
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
        }
      }
    }
    getCalendar(criteria: { From: $from, To: $to, Kinds: ["Audition"], PageSize: 100 }) {
      Id
      StartsAt
      Position {
        PositionId
        Name
      }
      User {
        PK
        SK
      }
    }
  }
`);

export const TalentSelf = graphql(`
  query TalentSelf {
    me {
      PK
      SK
      Data {
        Completeness
        MissingFields
        AgentLinks {
          PK
          SK
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
        PK
        SK
        Data {
          Name
          ProjectType
          Union
          LocationCity
          LocationState
          Media {
            PK
            SK
            Data {
              ContentThumbNailUrl
            }
          }
          Positions {
            PK
            SK
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
                SK
              }
            }
          }
        }
      }
    }
  }
`);

export const ConfirmSlot = graphql(`
  mutation ConfirmSlot($pK: ID!, $sK: ID!, $auditionId: ID!) {
    confirmAudition(pK: $pK, sK: $sK, auditionId: $auditionId) {
      Status
    }
  }
`);

export const AskOtherTime = graphql(`
  mutation AskOtherTime($pK: ID!, $sK: ID!, $reason: String) {
    requestAnotherTime(pK: $pK, sK: $sK, reason: $reason) {
      PK
      SK
      Data {
        AuditionStatus
        ViewerCan
        OpenRequest {
          Kind
          ExpiresAt
        }
      }
    }
  }
`);

export const AnswerDates = graphql(`
  mutation AnswerDates($answer: RequestAnswerInput!) {
    answerRequest(answer: $answer) {
      PK
      SK
      Data {
        BookingStatus
        ViewerCan
        OpenRequest {
          Kind
          ExpiresAt
        }
        Request {
          Kind
          Status
          Dates
          ExpiresAt
        }
      }
    }
  }
`);
