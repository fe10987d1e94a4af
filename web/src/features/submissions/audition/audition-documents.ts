import { graphql } from "#gen/gql.ts";

export const AuditionSlots = graphql(`
  query AuditionSlots($pK: ID!) {
    getAuditionTimes(pK: $pK) {
      Auditions {
        PK
        SK
        Data {
          Date
          Zone
          StartsAt
          LengthMinutes
          PlacesLeft
          Place
          Link
        }
      }
    }
  }
`);

export const RequestAudition = graphql(`
  mutation RequestAudition($request: AuditionRequestInput!) {
    requestAudition(request: $request) {
      PK
      SK
      ...WallCard_Submission
      ...SubmissionDetails_Submission
    }
  }
`);
