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
          Capacity
          Place
          Link
        }
      }
    }
  }
`);

/** Who was invited to the slots of a range of days. */
export const SlotPlaces = graphql(`
  query SlotPlaces($criteria: CalendarCriteria!) {
    getCalendar(criteria: $criteria) {
      Id
      Submission {
        PK
        SK
        Data {
          AuditionId
          AuditionStatus
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
