import { graphql } from "#gen/gql.ts";

export const BreakdownPosition = graphql(`
  fragment Breakdown_Position on Position {
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
      RoleStatus
    }
  }
`);

export const BreakdownProject = graphql(`
  fragment Breakdown_Project on Project {
    PK
    SK
    Data {
      Name
      Description
      ProjectType
      ProjectOverview
      PayRate
      EstProjectBudget
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
      FilmingAddress {
        AddressLine1
        City
        State
        Zipcode
      }
      FilmingType
      FilmingBeginDate
      FilmingEndDate
      Media {
        PK
        SK
        Data {
          ContentUrl
          ContentThumbNailUrl
          AltText
        }
      }
      Company {
        PK
        SK
        Data {
          Name
        }
      }
      Positions {
        PK
        SK
        ...Breakdown_Position
      }
    }
  }
`);
