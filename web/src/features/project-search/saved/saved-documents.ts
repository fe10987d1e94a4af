import { graphql } from "#gen/gql.ts";

export const SavedSearches = graphql(`
  query SavedSearches {
    getSavedSearches {
      Data {
        Name
        Alert
        Version
        Criteria {
          Text
          ProjectType
          Union
          Location {
            City
            State
            Point {
              lat
              lon
            }
            RadiusMiles
          }
          Skills
          PayRateMin
          FilmingFrom
          FilmingTo
          RoleType
          AgeRange
          Gender
          PositionType
          PositionSubType
          UnionType
          HeightRange
          EyeColor
          HairColor
          Languages
          FilmingType
          RateFrequency
          Nudity
          AdultScenes
          DueFrom
          DueTo
        }
      }
    }
    getFavoriteProjects(criteria: { PageSize: 50 }) {
      ...ProjectDeadline @unmask
    }
  }
`);

export const SaveSearch = graphql(`
  mutation SaveSearch($search: SavedSearchInput!) {
    saveSearch(search: $search) {
      Data {
        Name
        Alert
        Version
      }
    }
  }
`);

export const DeleteSearch = graphql(`
  mutation DeleteSearch($SK: ID!) {
    deleteSavedSearch(SK: $SK) {
      Status
    }
  }
`);
