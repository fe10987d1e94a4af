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
