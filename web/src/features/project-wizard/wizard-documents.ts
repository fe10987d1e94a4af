import { graphql } from "#gen/gql.ts";

export const WizardProject = graphql(`
  query WizardProject($id: ID!) {
    getProjectById(id: $id) {
      ...Wizard_Project
      ...Breakdown_Project
    }
  }
`);

export const WizardProjectFields = graphql(`
  fragment Wizard_Project on Project {
    Data {
      # Declared in packages/catalog: plain fields of a project
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
      Date
      Public
      CastingDirName
      CastingDirEmail
      CastingDirPhone
      ContactInformation
      AdditionalInformation
      Skills
      LocationCity
      LocationState
      Location
      FilmingType
      FilmingBeginDate
      FilmingEndDate
      # End of what is declared
      FilmingAddress {
        AddressLine1
        Zipcode
        Point {
          lat
          lon
        }
      }
      FilmingDates {
        Data {
          Date
          Time
          Zone
        }
      }
      Positions {
        ...Wizard_Position
      }
      Status
      DeclineComment
      LastCompletedStep
      Version
      ViewerCan
    }
  }
`);

/** A position in the wizard's list; its form uses the breakdown's fields. */
export const WizardPositionFields = graphql(`
  fragment Wizard_Position on Position {
    ...Breakdown_Position
    Data {
      ...RoleSummary @unmask
      RoleStatus
      Version
      ViewerCan
    }
  }
`);

export const CreateInfo = graphql(`
  mutation CreateInfo($projectInfo: ProjectInfoInput!) {
    project: createProjectInfo(projectInfo: $projectInfo) {
      ...Wizard_Project
      ...Breakdown_Project
    }
  }
`);

export const UpdateInfo = graphql(`
  mutation UpdateInfo($projectInfo: ProjectInfoInput!) {
    project: updateProjectInfo(projectInfo: $projectInfo) {
      ...Wizard_Project
      ...Breakdown_Project
    }
  }
`);

export const CreateContact = graphql(`
  mutation CreateContact($contactInfo: ContactInfoInput!) {
    project: createContactInfo(contactInfo: $contactInfo) {
      ...Wizard_Project
      ...Breakdown_Project
    }
  }
`);

export const UpdateContact = graphql(`
  mutation UpdateContact($contactInfo: ContactInfoInput!) {
    project: updateContactInfo(contactInfo: $contactInfo) {
      ...Wizard_Project
      ...Breakdown_Project
    }
  }
`);

export const CreateAdditional = graphql(`
  mutation CreateAdditional($additionalInformation: AdditionalInformationInput!) {
    project: createAdditionalInfo(additionalInformation: $additionalInformation) {
      ...Wizard_Project
      ...Breakdown_Project
    }
  }
`);

export const UpdateAdditional = graphql(`
  mutation UpdateAdditional($additionalInformation: AdditionalInformationInput!) {
    project: updateAdditionalInfo(additionalInformation: $additionalInformation) {
      ...Wizard_Project
      ...Breakdown_Project
    }
  }
`);

export const CreateLocation = graphql(`
  mutation CreateLocation($locationInformation: LocationInformationInput!) {
    project: createLocationInfo(locationInformation: $locationInformation) {
      ...Wizard_Project
      ...Breakdown_Project
    }
  }
`);

export const UpdateLocation = graphql(`
  mutation UpdateLocation($locationInformation: LocationInformationInput!) {
    project: updateLocationlInfo(locationInformation: $locationInformation) {
      ...Wizard_Project
      ...Breakdown_Project
    }
  }
`);

export const SaveMedia = graphql(`
  mutation SaveMedia($media: ProjectMediaInput!) {
    project: saveProjectMedia(media: $media) {
      ...Wizard_Project
      ...Breakdown_Project
    }
  }
`);

/** The version that the server checks on a save. */
export const WizardProjectVersion = graphql(`
  fragment Wizard_ProjectVersion on Project {
    Data {
      Version
    }
  }
`);
