import { graphql } from "#gen/gql.ts";

export const ProducerProjects = graphql(`
  query ProducerProjects {
    getCompanyProjects(criteria: { PageSize: 50 }) {
      PK
      SK
      Data {
        Name
        ProjectType
        LocationCity
        LocationState
        Status
        ChangedSinceApproval
        SubmittedAt
        Submissions
        DeclineComment
        LastCompletedStep
        SubmissionsDueBy
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
        Positions {
          PK
          SK
          Data {
            Quantity
            Cast
            RoleStatus
            Counters {
              Stage
              Count
            }
          }
        }
      }
    }
  }
`);

/** The auditions of the next days, and the first entries of any kind, for a day without auditions. */
export const ProducerCalendar = graphql(`
  query ProducerCalendar($from: LocalDate!, $to: LocalDate!) {
    next: getCalendar(criteria: { From: $from, To: $to, PageSize: 10 }) {
      Id
      Kind
      Date
      StartsAt
      EndsAt
      Project {
        ProjectId
        Name
      }
      Position {
        PositionId
        Name
      }
      User {
        PK
        SK
        Data {
          FirstName
          LastName
          ProfileImage {
            PK
            SK
            Data {
              ContentThumbNailUrl
            }
          }
        }
      }
      Submission {
        PK
        SK
        Data {
          AuditionStatus
          Round
        }
      }
    }
    getCalendar(criteria: { From: $from, To: $to, Kinds: ["Audition"], PageSize: 100 }) {
      Id
      Kind
      Date
      StartsAt
      EndsAt
      Zone
      Project {
        ProjectId
        Name
      }
      Position {
        PositionId
        Name
      }
      User {
        PK
        SK
        Data {
          FirstName
          LastName
          ProfileImage {
            PK
            SK
            Data {
              ContentThumbNailUrl
            }
          }
        }
      }
      Submission {
        PK
        SK
        Data {
          UserId
          BookingStatus
          AuditionStatus
          Round
          ViewerCan
          Audition {
            PK
            SK
            Data {
              Place
            }
          }
        }
      }
    }
  }
`);

/** The company's open requests that expire soon: whom they are to, and when. */
export const ProducerRequests = graphql(`
  query ProducerRequests($criteria: OpenRequestsCriteria!) {
    getOpenRequests(criteria: $criteria) {
      Total
      After
      Submissions {
        PK
        SK
        Data {
          UserId
          FirstName
          LastName
          Position {
            PositionId
          }
          OpenRequest {
            Kind
            ExpiresAt
          }
        }
      }
    }
  }
`);

/** The company's auditions that wait for it: those that need another time, and those on whom to decide. */
export const ProducerAuditions = graphql(`
  query ProducerAuditions($otherTime: AuditionsToHandleCriteria!, $decide: AuditionsToHandleCriteria!) {
    otherTime: getAuditionsToHandle(criteria: $otherTime) {
      Total
      After
      Submissions {
        PK
        SK
        Data {
          FirstName
          LastName
          AuditionStatus
          Project {
            ProjectId
            Name
          }
          Audition {
            PK
            SK
            Data {
              StartsAt
            }
          }
        }
      }
    }
    decide: getAuditionsToHandle(criteria: $decide) {
      Total
      Submissions {
        PK
        SK
        Data {
          Project {
            ProjectId
          }
        }
      }
    }
  }
`);

export const UnreadMail = graphql(`
  query UnreadMail {
    getUserConversations(criteria: { Unread: true, PageSize: 3 }) {
      Results {
        PK
        SK
        Data {
          Subject
          LastMessage
          LastFiles
          LastFileName
          UpdateDate
          Receiver {
            Id
            FirstName
            LastName
          }
        }
      }
    }
  }
`);

export const CheckInPerson = graphql(`
  mutation CheckInPerson($pK: ID!, $sK: ID!) {
    checkIn(pK: $pK, sK: $sK) {
      PK
      SK
      Data {
        AuditionStatus
        BookingStatus
        ViewerCan
      }
    }
  }
`);
