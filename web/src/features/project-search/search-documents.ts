import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 24;

export const SearchProjects = graphql(`
  query SearchProjects($criteria: ProjectSearchCriteria!, $talent: ID) {
    searchProjects(criteria: $criteria) {
      Projects {
        PK
        SK
        ...ProjectRow_Project
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

export const ProjectRowProject = graphql(`
  fragment ProjectRow_Project on Project {
    PK
    SK
    Data {
      Name
      ProjectType
      Union
      LocationCity
      LocationState
      FilmingBeginDate
      FilmingEndDate
      SubmissionsDueBy
      Favorite
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
          PositionName
          TakesSubmissions
          Rate
          RateFrequency
          Fit(UserId: $talent) {
            Met
            Of
          }
          ViewerSubmission(UserId: $talent) {
            PK
            SK
            Data {
              BookingStatus
            }
          }
        }
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

export const Searchers = graphql(`
  query Searchers {
    me {
      PK
      SK
      Data {
        FirstName
        LastName
        AgeRange
        Gender
        ProfileImage {
          PK
          SK
          Data {
            ContentThumbNailUrl
            AltText
          }
        }
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
                AgeRange
                Gender
                ProfileImage {
                  PK
                  SK
                  Data {
                    ContentThumbNailUrl
                    AltText
                  }
                }
              }
            }
          }
        }
      }
    }
  }
`);

export const FindPlace = graphql(`
  query FindPlace($address: String!) {
    geoCodeAddress(address: $address) {
      PlaceId
      Point {
        lat
        lon
      }
    }
  }
`);

export const ToggleFavorite = graphql(`
  mutation ToggleFavorite($projectId: ID!, $favorite: Boolean!) {
    toggleFavorite(projectId: $projectId, favorite: $favorite) {
      PK
      SK
      Data {
        Favorite
      }
    }
  }
`);

/** The number of projects that match a search. */
export const CountProjects = graphql(`
  query CountProjects($criteria: ProjectSearchCriteria!) {
    searchProjects(criteria: $criteria) {
      Total
      TotalIsFloor
    }
  }
`);
