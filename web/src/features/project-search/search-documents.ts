import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 24;

export const SearchProjects = graphql(`
  query SearchProjects($criteria: ProjectSearchCriteria!, $talent: ID) {
    searchProjects(criteria: $criteria) {
      Projects {
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
    Data {
      ...ProjectCard @unmask
      Union
      LocationCity
      LocationState
      FilmingBeginDate
      FilmingEndDate
      SubmissionsDueBy
      Favorite
      Company {
        ...CompanyWithLogo @unmask
      }
      Positions {
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
      ...ProjectName @unmask
    }
  }
`);

export const Searchers = graphql(`
  query Searchers {
    me {
      Data {
        FirstName
        LastName
        AgeRange
        OtherAgeRanges
        Gender
        ProfileImage {
          ...DescribedThumbnail @unmask
        }
        AgentLinks {
          Data {
            Status
            Talent {
              Data {
                FirstName
                LastName
                AgeRange
                OtherAgeRanges
                Gender
                ProfileImage {
                  ...DescribedThumbnail @unmask
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
