import { graphql } from "#gen/gql.ts";

/** The people who wait for the company's word, by what they wait for. */
export const PeopleWaiting = graphql(`
  query PeopleWaiting(
    $decide: AuditionsToHandleCriteria!
    $otherTime: AuditionsToHandleCriteria!
    $ended: AuditionsToHandleCriteria!
  ) {
    decide: getAuditionsToHandle(criteria: $decide) {
      Total
      Submissions {
        ...WaitingPerson @unmask
      }
    }
    otherTime: getAuditionsToHandle(criteria: $otherTime) {
      Total
      Submissions {
        ...WaitingPerson @unmask
      }
    }
    ended: getAuditionsToHandle(criteria: $ended) {
      Total
      Submissions {
        ...WaitingPerson @unmask
      }
    }
  }
`);
