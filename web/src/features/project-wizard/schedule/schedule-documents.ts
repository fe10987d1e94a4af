import { graphql } from "#gen/gql.ts";

export const SuggestAddresses = graphql(`
  query SuggestAddresses($address: String!) {
    searchAddress(address: $address) {
      PlaceId
      FormattedAddress
    }
  }
`);

/** The suggestion that was picked, whole. */
export const PickedAddress = graphql(`
  query PickedAddress($placeId: ID!) {
    getPlaceId(placeId: $placeId) {
      AddressLine1
      City
      State
      Zipcode
      Point {
        lat
        lon
      }
    }
  }
`);

export const AuditionTimes = graphql(`
  query WizardAuditionTimes($pK: ID!) {
    getAuditionTimes(pK: $pK) {
      Auditions {
        Data {
          ...TimeAndPlace @unmask
          Capacity
        }
      }
    }
  }
`);

export const SaveAuditionTime = graphql(`
  mutation SaveAuditionTime($auditionTime: AuditionTimeInput!) {
    saveAuditionTime(auditionTime: $auditionTime) {
      Auditions {
        Data {
          ...TimeAndPlace @unmask
          Capacity
        }
      }
    }
  }
`);
