import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 50;
/** Page size when looking for new arrivals. */
export const PEEK_SIZE = 25;

export const WallCardSubmission = graphql(`
  fragment WallCard_Submission on Submission {
    Data {
      RoleId
      UserId
      FirstName
      LastName
      ProfileImage {
        ...DescribedPictureOfAnySize @unmask
      }
      Photo {
        ...DescribedPictureOfAnySize @unmask
      }
      SubmissionDate
      RepresentationName
      CreatedBy {
        ...AgentContact @unmask
      }
      Booked
      BookingStatus
      Round
      Audition {
        Data {
          Zone
          Date
          Time
          StartsAt
        }
      }
      User {
        Data {
          AgeRange
          HeightRange
          Unions
          LocationCity
          LocationState
          Minor
        }
      }
      ...SubmissionGroups @unmask
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
      Data {
        ...RoleSummary @unmask
        PositionType
        Gender
        AgeRange
        Cast
        RoleStatus
        Counters {
          Stage
          Count
        }
        Project {
          Data {
            Name
            Status
          }
        }
      }
    }
    getPositionGroups(positionId: $sK) {
      ...GroupSize @unmask
    }
  }
`);

export const WallSubmission = graphql(`
  query WallSubmission($userId: ID!, $positionId: ID!) {
    getPositionSubmission(UserId: $userId, RoleId: $positionId) {
      ...WallCard_Submission
    }
  }
`);
