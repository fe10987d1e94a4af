import { graphql } from "#gen/gql.ts";

export const ProducerProjects = graphql(`
  query ProducerProjects {
    getCompanyProjects(criteria: { PageSize: 50 }) {
      Data {
        ...ProjectCard @unmask
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
          ...CompanyName @unmask
        }
        Positions {
          Data {
            ...RoleProgress @unmask
            RoleStatus
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
      ...CalendarEntrySpan @unmask
      User {
        ...UserWithThumbnail @unmask
      }
      Submission {
        Data {
          AuditionStatus
          Round
        }
      }
    }
    getCalendar(criteria: { From: $from, To: $to, Kinds: ["Audition"], PageSize: 100 }) {
      ...CalendarEntrySpan @unmask
      Zone
      User {
        ...UserWithThumbnail @unmask
      }
      Submission {
        Data {
          UserId
          BookingStatus
          AuditionStatus
          Round
          ViewerCan
          Audition {
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
        Data {
          UserId
          FirstName
          LastName
          Position {
            PositionId
          }
          ...OpenRequest @unmask
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
        Data {
          FirstName
          LastName
          AuditionStatus
          ...SubmittedProject @unmask
          Audition {
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
        Data {
          Subject
          LastMessage
          LastFiles
          LastFileName
          UpdateDate
          Receiver {
            ...Person @unmask
          }
        }
      }
    }
  }
`);

export const CheckInPerson = graphql(`
  mutation CheckInPerson($pK: ID!, $sK: ID!) {
    checkIn(pK: $pK, sK: $sK) {
      Data {
        AuditionStatus
        BookingStatus
        ViewerCan
      }
    }
  }
`);
