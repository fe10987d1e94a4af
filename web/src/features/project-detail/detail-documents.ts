import { graphql } from "#gen/gql.ts";

export const ProjectDetail = graphql(`
  query ProjectDetail($id: ID!) {
    getProjectById(id: $id) {
      PK
      SK
      ...ProjectHead_Project
      ...ProjectPositions_Project
      ...Breakdown_Project
    }
  }
`);

export const ProjectHeadProject = graphql(`
  fragment ProjectHead_Project on Project {
    PK
    SK
    Data {
      Name
      ProjectType
      Status
      DeclineComment
      Submissions
      ProjectViews
      SubmissionsDueBy
      SubmittedAt
      ChangedSinceApproval
      ViewerCan
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
    }
  }
`);

export const ProjectPositionsProject = graphql(`
  fragment ProjectPositions_Project on Project {
    PK
    SK
    Data {
      Status
      Positions {
        PK
        SK
        ...PositionRow_Position
      }
    }
  }
`);

export const PositionRowPosition = graphql(`
  fragment PositionRow_Position on Position {
    PK
    SK
    Data {
      PositionName
      PositionType
      PositionSubType
      RoleType
      Quantity
      Cast
      Submissions
      SubmissionsDueBy
      RoleStatus
      Version
      ViewerCan
      Counters {
        Stage
        Count
      }
    }
  }
`);

export const ProjectSchedule = graphql(`
  query ProjectSchedule($pK: ID!) {
    getFilmingTimes(pK: $pK) {
      FilmingDates {
        PK
        SK
        Data {
          Date
          Time
          Zone
        }
      }
    }
    getAuditionTimes(pK: $pK) {
      Auditions {
        PK
        SK
        Data {
          StartsAt
          Zone
          LengthMinutes
          Capacity
          Place
          Link
        }
      }
    }
  }
`);

export const HoldPosition = graphql(`
  mutation HoldPosition($positionInfo: PositionInfoInput!) {
    updateProjectPosition(positionInfo: $positionInfo) {
      PK
      SK
      ...ProjectPositions_Project
    }
  }
`);
