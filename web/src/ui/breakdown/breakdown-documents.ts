import { graphql } from "#gen/gql.ts";

export const BreakdownProject = graphql(`
  fragment Breakdown_Project on Project {
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
        Data {
          Date
        }
      }
      SubmissionsDueBy
      ApprovedAt
      Media {
        ...DescribedPicture @unmask
      }
      SupportingDocs {
        Data {
          FileName
          ContentUrl
          ContentType
          Size
        }
      }
      Company {
        ...CompanyWithLogo @unmask
      }
      Positions {
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
