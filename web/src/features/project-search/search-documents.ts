import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 24;

export const SearchProjects = graphql(`
  query SearchProjects($criteria: ProjectSearchCriteria!) {
    searchProjects(criteria: $criteria) {
      Projects {
        PK
        SK
        ...ProjectCard_Project
      }
      Total
      TotalIsFloor
      Facets {
        Field
        Values {
          Value
          Count
        }
      }
    }
  }
`);

export const ProjectCardProject = graphql(`
  fragment ProjectCard_Project on Project {
    PK
    SK
    Data {
      Name
      ProjectType
      ProjectOverview
      Union
      PayRate
      LocationCity
      LocationState
      SubmissionsDueBy
      Media {
        PK
        SK
        Data {
          ContentThumbNailUrl
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
      }
    }
  }
`);

export const SuggestProjects = graphql(`
  query SuggestProjects($value: String!) {
    searchProject(value: $value) {
      PK
      SK
      Data {
        Name
      }
    }
  }
`);

export const OpenProject = graphql(`
  query OpenProject($id: ID!, $talent: ID) {
    getProjectById(id: $id) {
      PK
      SK
      ...ProjectFacts_Project
      Data {
        Name
        Positions {
          PK
          SK
          ...PositionItem_Position
        }
      }
    }
  }
`);

export const ProjectFactsProject = graphql(`
  fragment ProjectFacts_Project on Project {
    PK
    SK
    Data {
      Description
      ProjectType
      ProjectOverview
      AdditionalInformation
      Union
      UnionType
      PayRate
      Location
      LocationCity
      LocationState
      FilmingType
      FilmingBeginDate
      FilmingEndDate
      CastingDirName
      SubmissionsDueBy
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
      FilmingDates {
        PK
        SK
        Data {
          Date
          Time
          Zone
        }
      }
    }
  }
`);

export const PositionItemPosition = graphql(`
  fragment PositionItem_Position on Position {
    PK
    SK
    Data {
      PositionName
      RoleType
      PositionType
      PositionSubType
      Quantity
      Description
      Rate
      RateFrequency
      AdditionalRateInfo
      Nudity
      NudityDescription
      AdultScenes
      AdultSceneDescription
      Skills
      SubmissionsDueBy
      RoleStatus
      TakesSubmissions
      Fit(UserId: $talent) {
        Met
        Of
        Criteria {
          Criterion
          Verdict
          Wanted
          Has
        }
      }
      ViewerSubmission(UserId: $talent) {
        PK
        SK
        Data {
          BookingStatus
          SubmissionDate
        }
      }
    }
  }
`);

export const Clients = graphql(`
  query Clients {
    me {
      PK
      SK
      Data {
        AgentLinks {
          PK
          SK
          Data {
            Status
            Talent {
              PK
              SK
              Data {
                FirstName
                LastName
              }
            }
          }
        }
      }
    }
  }
`);

export const Submit = graphql(`
  mutation Submit($submission: SubmissionInput!) {
    submitToPosition(submission: $submission) {
      PK
      SK
      Data {
        BookingStatus
        SubmissionDate
      }
    }
  }
`);
