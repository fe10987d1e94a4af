import { graphql } from "#gen/gql.ts";

/** How many entries one span can show; a longer list says that it is incomplete. */
export const PAGE_SIZE = 100;

export const CalendarEntries = graphql(`
  query CalendarEntries($from: LocalDate!, $to: LocalDate!) {
    getCalendar(criteria: { From: $from, To: $to, PageSize: 100 }) {
      ...CalendarEntrySpan @unmask
      Tentative
      AllDay
      Zone
      User {
        ...UserName @unmask
      }
      Submission {
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
      ...ProjectDeadline @unmask
    }
  }
`);

export const KeptDeadlines = graphql(`
  query KeptDeadlines {
    getFavoriteProjects(criteria: { PageSize: 100 }) {
      ...ProjectDeadline @unmask
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
