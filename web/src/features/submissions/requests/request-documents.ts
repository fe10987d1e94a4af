import { graphql } from "#gen/gql.ts";

export const RequestAvail = graphql(`
  mutation RequestAvail($request: AvailRequestInput!) {
    requestAvail(request: $request) {
      ...WallCard_Submission
      ...SubmissionDetails_Submission
    }
  }
`);

export const MakeOffer = graphql(`
  mutation MakeOffer($offer: OfferInput!) {
    makeOffer(offer: $offer) {
      ...WallCard_Submission
      ...SubmissionDetails_Submission
    }
  }
`);
