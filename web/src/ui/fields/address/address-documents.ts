import { graphql } from "#gen/gql.ts";

export const StandardAddress = graphql(`
  query StandardAddress($address: String!) {
    standardizeAddress(address: $address) {
      FormattedAddress
    }
  }
`);

export const AddressHere = graphql(`
  query AddressHere($geoPoint: PointInput!) {
    reverseGeoCode(geoPoint: $geoPoint) {
      FormattedAddress
    }
  }
`);
