import { graphql } from "#gen/gql.ts";

export const ReplyToOtherTimeDocument = graphql(`
  mutation ReplyToOtherTime($request: AuditionRequestInput!) {
    requestAudition(request: $request) {
      Data {
        BookingStatus
        AuditionId
        AuditionStatus
        AuditionExpiresAt
        ...WantedTimes @unmask
        Audition {
          Data {
            ...TimeAndPlace @unmask
          }
        }
      }
    }
  }
`);
