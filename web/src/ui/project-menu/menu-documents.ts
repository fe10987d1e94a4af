import { graphql } from "#gen/gql.ts";

/** The fields that the menu of a project needs. */
export const ProjectMenuProject = graphql(`
  fragment ProjectMenu_Project on Project {
    PK
    SK
    Data {
      Name
      Status
      Submissions
      Version
      ViewerCan
    }
  }
`);

export const ProjectToCopy = graphql(`
  query ProjectToCopy($id: ID!) {
    getProjectById(id: $id) {
      PK
      SK
      Data {
        Name
        Description
        ProjectType
        ProjectOverview
        PayRate
        EstProjectBudget
        NumberRoles
        Union
        UnionType
        UnionNumber
        Public
        Skills
        ContactInformation
        CastingDirName
        CastingDirPhone
        CastingDirEmail
        AdditionalInformation
        Location
        LocationCity
        LocationState
        FilmingType
        FilmingAddress {
          AddressLine1
          AddressLine2
          City
          State
          Zipcode
          Point {
            lat
            lon
          }
        }
        Media {
          PK
          SK
        }
        Positions {
          PK
          SK
          Data {
            PositionName
            PositionType
            PositionSubType
            RoleType
            Union
            UnionType
            Quantity
            Description
            Rate
            RateFrequency
            Rate2
            Rate2Frequency
            AdditionalRateInfo
            AgeRequirement
            AgeRange
            Gender
            HeightRange
            EyeColor
            HairColor
            Weight
            Languages
            Ethnicity
            EthnicityRoleAppearance
            Skills
            AdultScenes
            AdultSceneDescription
            Nudity
            NudityDescription
            SubmissionsDueBy
            FilmingInstructions
            WardrobeInformation
            BookingInformation
            FilmingType
          }
        }
      }
    }
  }
`);

export const CopyProject = graphql(`
  mutation CopyProject($project: ProjectInput!) {
    createProject(project: $project) {
      PK
      SK
    }
  }
`);

export const CopyProjectMedia = graphql(`
  mutation CopyProjectMedia($media: ProjectMediaInput!) {
    saveProjectMedia(media: $media) {
      PK
      SK
    }
  }
`);

export const WithdrawProject = graphql(`
  mutation WithdrawProject($PK: ID!) {
    withdrawProject(PK: $PK) {
      PK
      SK
      ...ProjectMenu_Project
    }
  }
`);

export const SendToReview = graphql(`
  mutation SendToReview($PK: ID!) {
    submitProjectApproval(PK: $PK) {
      PK
      SK
      ...ProjectMenu_Project
    }
  }
`);

export const SendAgain = graphql(`
  mutation SendAgain($project: ProjectInput!) {
    resubmitProject(project: $project) {
      PK
      SK
      ...ProjectMenu_Project
    }
  }
`);

export const CloseProject = graphql(`
  mutation CloseProject($PK: ID!) {
    closeProject(PK: $PK) {
      Status
    }
  }
`);

export const DeleteProject = graphql(`
  mutation DeleteProject($PK: ID!) {
    deleteProject(PK: $PK) {
      Status
    }
  }
`);

export const RestoreProject = graphql(`
  mutation RestoreProject($PK: ID!) {
    restoreProject(PK: $PK) {
      PK
      SK
      ...ProjectMenu_Project
    }
  }
`);
