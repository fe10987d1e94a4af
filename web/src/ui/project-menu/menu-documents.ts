import { graphql } from "#gen/gql.ts";

/** The fields that the menu of a project needs. */
export const ProjectMenuProject = graphql(`
  fragment ProjectMenu_Project on Project {
    Data {
      Name
      Status
      Public
      Submissions
      Version
      ViewerCan
    }
  }
`);

export const ProjectToCopy = graphql(`
  query ProjectToCopy($id: ID!) {
    getProjectById(id: $id) {
      Data {
        # Declared in packages/catalog: copied fields of a project
        Name
        ProjectType
        ProjectOverview
        Description
        Union
        UnionType
        UnionNumber
        PayRate
        EstProjectBudget
        NumberRoles
        Public
        CastingDirName
        CastingDirEmail
        CastingDirPhone
        ContactInformation
        AdditionalInformation
        Skills
        LocationCity
        LocationState
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
        Location
        FilmingType
        # End of what is declared
        Media {
          PK
        }
        Positions {
          Data {
            # Declared in packages/catalog: copied fields of a position
            PositionName
            PositionType
            PositionSubType
            RoleType
            Quantity
            AgeRange
            AgeRequirement
            Gender
            HeightRange
            EyeColor
            HairColor
            Weight
            Ethnicity
            EthnicityRoleAppearance
            Languages
            Skills
            Description
            AdultScenes
            AdultSceneDescription
            Nudity
            NudityDescription
            WorkingConditions
            WardrobeInformation
            FilmingInstructions
            BookingInformation
            RateFrequency
            Rate
            Rate2Frequency
            Rate2
            Union
            UnionType
            AdditionalRateInfo
            SubmissionsDueBy
            FilmingType
            # End of what is declared
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
    }
  }
`);

export const CopyProjectMedia = graphql(`
  mutation CopyProjectMedia($media: ProjectMediaInput!) {
    saveProjectMedia(media: $media) {
      PK
    }
  }
`);

export const WithdrawProject = graphql(`
  mutation WithdrawProject($PK: ID!) {
    withdrawProject(PK: $PK) {
      ...ProjectMenu_Project
    }
  }
`);

export const SendToReview = graphql(`
  mutation SendToReview($PK: ID!) {
    submitProjectApproval(PK: $PK) {
      ...ProjectMenu_Project
    }
  }
`);

export const SendAgain = graphql(`
  mutation SendAgain($project: ProjectInput!) {
    resubmitProject(project: $project) {
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
      ...ProjectMenu_Project
    }
  }
`);
