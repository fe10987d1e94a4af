/** The measured page: each submission with its talent, position, project and headshot, from five services. */
export const PAGE_QUERY = `query Page($criteria: PositionSubmissionsCriteria!) {
  getPositionSubmissions(criteria: $criteria) {
    Total
    Submissions {
      PK
      SK
      Data {
        BookingStatus
        SubmissionDate
        Comments
        Website
        ProfileImage { PK Data { ContentUrl ContentThumbNailUrl } }
        User { PK Data { FirstName LastName Bio LocationCity Gender AgeRange Skills } }
        Position { Name Record { PK SK Data { PositionName RoleType Description } } }
        Project { Name Record { PK Data { Name ProjectOverview } } }
      }
    }
  }
}`;

/** Variables of a page with this many rows. */
export const pageVariables = (rows: number): object => ({
  criteria: { RoleId: "ROLE#1", PageSize: rows },
});
