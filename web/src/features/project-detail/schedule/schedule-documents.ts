import { graphql } from "#gen/gql.ts";

export const ProjectSchedule = graphql(`
  query ProjectSchedule($id: ID!, $from: LocalDate!, $to: LocalDate!) {
    getProjectById(id: $id) {
      Data {
        LocationState
        FilmingBeginDate
        FilmingEndDate
        Positions {
          Data {
            PositionName
          }
        }
      }
    }
    getFilmingTimes(pK: $id) {
      FilmingDates {
        Data {
          Date
          Time
          Zone
        }
      }
    }
    getAuditionTimes(pK: $id) {
      Auditions {
        Data {
          Later
          ...TimeAndPlace @unmask
          Capacity
        }
      }
    }
    getCalendar(criteria: { ProjectId: $id, Kinds: ["Audition"], From: $from, To: $to, PageSize: 100 }) {
      ...CalendarEntryRole @unmask
      Kind
      Cursor
      Submission {
        ...SubmissionAtSlot @unmask
      }
    }
  }
`);

/** The auditions after those that the schedule has read. */
export const LaterAuditions = graphql(`
  query LaterAuditions($criteria: CalendarCriteria!) {
    getCalendar(criteria: $criteria) {
      ...CalendarEntryRole @unmask
      Kind
      Cursor
      Submission {
        ...SubmissionAtSlot @unmask
      }
    }
  }
`);

/** A page of the people of a role who can be invited. */
export const PeopleToPlace = graphql(`
  query PeopleToPlace($criteria: PositionSubmissionsCriteria!) {
    getPositionSubmissions(criteria: $criteria) {
      Submissions {
        ...SubmissionAtSlot @unmask
      }
      Total
      After
    }
  }
`);

export const SlotLine = graphql(`
  query SlotLine($criteria: WaitingListCriteria!) {
    getWaitingList(criteria: $criteria) {
      AuditionId
      Place
      HeldUntil
      Submission {
        Data {
          FirstName
          LastName
        }
      }
    }
  }
`);

export const SaveSlot = graphql(`
  mutation SaveSlot($auditionTime: AuditionTimeInput!) {
    saveAuditionTime(auditionTime: $auditionTime) {
      Auditions {
        PK
      }
    }
  }
`);

export const DeleteSlot = graphql(`
  mutation DeleteSlot($pK: ID!, $sK: ID!) {
    deleteAuditionTime(pK: $pK, sK: $sK) {
      Status
    }
  }
`);

export const AskToSlot = graphql(`
  mutation AskToSlot($request: AuditionRequestInput!) {
    requestAudition(request: $request) {
      ...SubmissionAtSlot @unmask
    }
  }
`);

export const CheckInAtSlot = graphql(`
  mutation CheckInAtSlot($pK: ID!, $sK: ID!) {
    checkIn(pK: $pK, sK: $sK) {
      PK
    }
  }
`);

export const NoShowAtSlot = graphql(`
  mutation NoShowAtSlot($pK: ID!, $sK: ID!) {
    recordNoShow(pK: $pK, sK: $sK) {
      PK
    }
  }
`);

export const MoveAtSlot = graphql(`
  mutation MoveAtSlot($pK: ID!, $sK: ID!, $status: String!) {
    updateBookingStatus(pK: $pK, sK: $sK, status: $status) {
      Status
    }
  }
`);

export const CallOff = graphql(`
  mutation CallOff($pK: ID!, $sK: ID!, $reason: String) {
    cancelAudition(pK: $pK, sK: $sK, reason: $reason) {
      Status
    }
  }
`);
