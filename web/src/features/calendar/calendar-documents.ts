import { graphql } from "#gen/gql.ts";

/** How many entries one span can show; a longer list says that it is incomplete. */
export const PAGE_SIZE = 100;

export const CalendarEntries = graphql(`
  query CalendarEntries($from: LocalDate!, $to: LocalDate!) {
    getCalendar(criteria: { From: $from, To: $to, PageSize: 100 }) {
      Id
      Kind
      Tentative
      AllDay
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
        }
      }
      Submission {
        PK
        SK
        Data {
          UserId
          Clashes {
            Kind
            Project {
              Name
            }
          }
        }
      }
    }
  }
`);

export const CompanyDeadlines = graphql(`
  query CompanyDeadlines {
    getCompanyProjects(criteria: { Status: ["Approved"], PageSize: 100 }) {
      PK
      SK
      Data {
        Name
        SubmissionsDueBy
      }
    }
  }
`);

export const KeptDeadlines = graphql(`
  query KeptDeadlines {
    getFavoriteProjects(criteria: { PageSize: 100 }) {
      PK
      SK
      Data {
        Name
        SubmissionsDueBy
      }
    }
  }
`);

export const CalendarFeed = graphql(`
  query CalendarFeed {
    getCalendarFeed {
      CreateDate
    }
  }
`);

export const MakeCalendarFeed = graphql(`
  mutation MakeCalendarFeed {
    createCalendarFeed {
      Path
      CreateDate
    }
  }
`);

export const RevokeCalendarFeed = graphql(`
  mutation RevokeCalendarFeed {
    revokeCalendarFeed {
      Status
    }
  }
`);
