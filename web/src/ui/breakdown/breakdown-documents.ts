import { graphql } from "#gen/gql.ts";

export const BreakdownProject = graphql(`
  fragment Breakdown_Project on Project {
    PK
    SK
    Data {
      # Declared in packages/catalog: shown fields of a project
      Name
      ProjectType
      ProjectOverview
      Description
      Union
      UnionType
      UnionNumber
      PayRate
      EstProjectBudget
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
        City
        State
        Zipcode
      }
      FilmingDates {
        PK
        SK
        Data {
          Date
        }
      }
      SubmissionsDueBy
      ApprovedAt
      Media {
        PK
        SK
        Data {
          ContentUrl
          ContentThumbNailUrl
          AltText
        }
      }
      SupportingDocs {
        PK
        SK
        Data {
          FileName
          ContentUrl
          ContentType
          Size
        }
      }
      Company {
        PK
        SK
        Data {
          Name
          Logo {
            PK
            SK
            Data {
              ContentThumbNailUrl
            }
          }
        }
      }
      Positions {
        PK
        SK
        Data {
          Rate
          RateFrequency
          SubmissionsDueBy
        }
        ...Breakdown_Position
      }
    }
  }
`);
