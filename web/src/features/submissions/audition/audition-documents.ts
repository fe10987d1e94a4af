import { graphql } from "#gen/gql.ts";

export const AuditionSlots = graphql(`
  query AuditionSlots($pK: ID!) {
    getAuditionTimes(pK: $pK) {
      Auditions {
        Data {
          Date
          ...TimeAndPlace @unmask
          PlacesLeft
        }
      }
    }
  }
`);

export const RequestAudition = graphql(`
  mutation RequestAudition($request: AuditionRequestInput!) {
    requestAudition(request: $request) {
      ...WallCard_Submission
      ...SubmissionDetails_Submission
    }
  }
`);
