import { graphql } from "#gen/gql.ts";

export const ProjectSchedule = graphql(`
  query ProjectSchedule($id: ID!, $from: LocalDate!, $to: LocalDate!) {
    getProjectById(id: $id) {
      PK
      SK
      Data {
        LocationState
        FilmingBeginDate
        FilmingEndDate
        Positions {
          PK
          SK
          Data {
            PositionName
          }
        }
      }
    }
    getFilmingTimes(pK: $id) {
      FilmingDates {
        PK
        SK
        Data {
          Date
          Time
          Zone
        }
      }
    }
    getAuditionTimes(pK: $id) {
      Auditions {
        PK
        SK
        Data {
          Date
          Time
          Zone
          StartsAt
          LengthMinutes
          Capacity
          Place
          Link
        }
      }
    }
    getCalendar(criteria: { ProjectId: $id, From: $from, To: $to, PageSize: 100 }) {
      Id
      Kind
      Position {
        PositionId
        Name
      }
      Submission {
        PK
        SK
        Data {
          UserId
          RoleId
          FirstName
          LastName
          BookingStatus
          AuditionId
          AuditionStatus
          AuditionDoorCode
          AuditionExpiresAt
          Round
          ViewerCan
          ProfileImage {
            PK
            SK
            Data {
              ContentThumbNailUrl
            }
          }
          Groups {
            GroupId
            Name
          }
          Clashes {
            Kind
            StartsAt
            Project {
              Name
            }
          }
        }
      }
    }
  }
`);

/** People of a role who can be invited: selected, or up for another audition. */
export const PeopleToPlace = graphql(`
  query PeopleToPlace($roleId: ID!) {
    selected: getPositionSubmissionsByBookingStatus(
      criteria: { RoleId: $roleId, BookingStatus: "Selected", PageSize: 50 }
    ) {
      PK
      SK
      Data {
        UserId
        RoleId
        FirstName
        LastName
        BookingStatus
        AuditionId
        AuditionStatus
        AuditionDoorCode
        AuditionExpiresAt
        Round
        ViewerCan
        ProfileImage {
          PK
          SK
          Data {
            ContentThumbNailUrl
          }
        }
        Groups {
          GroupId
          Name
        }
        Clashes {
          Kind
          StartsAt
          Project {
            Name
          }
        }
      }
    }
    again: getPositionSubmissionsByBookingStatus(
      criteria: { RoleId: $roleId, BookingStatus: "Callback", PageSize: 50 }
    ) {
      PK
      SK
      Data {
        UserId
        RoleId
        FirstName
        LastName
        BookingStatus
        AuditionId
        AuditionStatus
        AuditionDoorCode
        AuditionExpiresAt
        Round
        ViewerCan
        ProfileImage {
          PK
          SK
          Data {
            ContentThumbNailUrl
          }
        }
        Groups {
          GroupId
          Name
        }
        Clashes {
          Kind
          StartsAt
          Project {
            Name
          }
        }
      }
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
        PK
        SK
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
        SK
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
      PK
      SK
    }
  }
`);

export const CheckInAtSlot = graphql(`
  mutation CheckInAtSlot($pK: ID!, $sK: ID!) {
    checkIn(pK: $pK, sK: $sK) {
      PK
      SK
    }
  }
`);

export const NoShowAtSlot = graphql(`
  mutation NoShowAtSlot($pK: ID!, $sK: ID!) {
    recordNoShow(pK: $pK, sK: $sK) {
      PK
      SK
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
