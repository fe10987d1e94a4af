import { graphql } from "#gen/gql.ts";

/** The latest submissions of the talent, or of an agent's clients. */
export const LatestSubmissions = graphql(`
  query LatestSubmissions {
    getUserSubmissions(criteria: { PageSize: 100 }) {
      PK
      SK
      Data {
        UserId
        FirstName
        LastName
        BookingStatus
        UpdatedAt
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
        AuditionStatus
        AuditionExpiresAt
        AuditionPlacesLeft
        Waiting {
          AuditionId
          HeldUntil
        }
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
        Request {
          Kind
          Status
          Dates
          ExpiresAt
          Fee
          Currency
        }
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
