import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 50;
/** Page size when looking for new arrivals. */
export const PEEK_SIZE = 25;

export const WallCardSubmission = graphql(`
  fragment WallCard_Submission on Submission {
    PK
    SK
    Data {
      RoleId
      UserId
      FirstName
      LastName
      ProfileImage {
        PK
        SK
        Data {
          ContentUrl
          ContentThumbNailUrl
          ContentSmallUrl
          AltText
        }
      }
      Photo {
        PK
        SK
        Data {
          ContentUrl
          ContentThumbNailUrl
          ContentSmallUrl
          AltText
        }
      }
      SubmissionDate
      RepresentationName
      Booked
      BookingStatus
      Round
      Audition {
        PK
        SK
        Data {
          Zone
          StartsAt
        }
      }
      User {
        PK
        SK
        Data {
          AgeRange
          HeightRange
          Unions
          LocationCity
          LocationState
          Minor
        }
      }
      Groups {
        GroupId
        Name
      }
      OtherRoles {
        PositionId
        Name
      }
      Fit {
        Met
        Of
      }
      UndoUntil
      ViewerCan
    }
  }
`);

export const PositionWall = graphql(`
  query PositionWall($criteria: PositionSubmissionsCriteria!) {
    getPositionSubmissions(criteria: $criteria) {
      Submissions {
        PK
        SK
        Data {
          UserId
        }
        ...WallCard_Submission
      }
      Total
      TotalIsFloor
      After
    }
  }
`);

export const WallHead = graphql(`
  query WallHead($pK: ID!, $sK: ID!) {
    getProjectRoleById(pK: $pK, sK: $sK) {
      PK
      SK
      Data {
        PositionName
        PositionType
        PositionSubType
        RoleType
        Gender
        AgeRange
        Rate
        RateFrequency
        Quantity
        Cast
        RoleStatus
        SubmissionsDueBy
        Counters {
          Stage
          Count
        }
        Project {
          PK
          SK
          Data {
            Name
            Status
          }
        }
      }
    }
    getPositionGroups(positionId: $sK) {
      PK
      SK
      Data {
        Name
        NumberUsers
      }
    }
  }
`);

export const WallSubmission = graphql(`
  query WallSubmission($userId: ID!, $positionId: ID!) {
    getPositionSubmission(UserId: $userId, RoleId: $positionId) {
      PK
      SK
      ...WallCard_Submission
    }
  }
`);
