import { graphql } from "#gen/gql.ts";

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
