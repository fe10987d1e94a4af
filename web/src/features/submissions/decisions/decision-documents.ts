import { graphql } from "#gen/gql.ts";

export const WallMarks = graphql(`
  fragment WallMarks_Submission on Submission {
    Data {
      Booked
      BookingStatus
      ...SubmissionGroups @unmask
    }
  }
`);

export const AddToGroup = graphql(`
  mutation AddToGroup($PK: ID!, $SK: ID!, $GroupId: ID!) {
    addBookingGroupUser(PK: $PK, SK: $SK, GroupId: $GroupId) {
      Status
    }
  }
`);

export const RemoveFromGroup = graphql(`
  mutation RemoveFromGroup($PK: ID!, $SK: ID!, $GroupId: ID!) {
    deleteBookingGroupUser(PK: $PK, SK: $SK, GroupId: $GroupId) {
      Status
    }
  }
`);

export const AnswerBooking = graphql(`
  mutation AnswerBooking($PK: ID!, $SK: ID!, $UserId: ID!, $Booked: Boolean!, $ClashReason: String) {
    projectSubmissionBookResponse(
      PK: $PK
      SK: $SK
      UserId: $UserId
      Booked: $Booked
      ClashReason: $ClashReason
    ) {
      Status
    }
  }
`);

export const ReleaseSubmission = graphql(`
  mutation ReleaseSubmission($release: ReleaseInput!) {
    releaseSubmission(release: $release) {
      ...WallCard_Submission
    }
  }
`);

export const MoveSubmission = graphql(`
  mutation MoveSubmission($pK: ID!, $sK: ID!, $status: String!) {
    updateBookingStatus(pK: $pK, sK: $sK, status: $status) {
      Status
    }
  }
`);

export const SubmissionDetailsSubmission = graphql(`
  fragment SubmissionDetails_Submission on Submission {
    Data {
      SubmissionDate
      Reel {
        ...ShownFile
      }
      Comments
      Website
      SocialMedia
      RepresentationName
      ScenesAgreedAt
      CreatedBy {
        ...AgentContact @unmask
      }
      User {
        Data {
          Email
          PhoneNumber
          AgeRange
          HeightRange
          LocationCity
          LocationState
        }
      }
      ...SubmittedProject @unmask
      ...SubmittedRole @unmask
      ...SubmissionGroups @unmask
      Audition {
        Data {
          ...TimeAndPlace @unmask
        }
      }
      AuditionExpiresAt
      AuditionMessage
      ...WantedTimes @unmask
      Round
      Request {
        ...RequestTerms @unmask
        Status
        Ranks {
          Date
          Rank
          Taken
        }
        ExpiresAt
        DecideBy
        Message
        Answer
      }
      Fit {
        ...FitByCriterion @unmask
      }
      OtherRoles {
        PositionId
        Name
      }
      Notes {
        NoteId
        Text
        CreateDate
        UpdateDate
        CreatedBy {
          ...UserName @unmask
        }
      }
      Clashes {
        Kind
        Date
        Project {
          ProjectId
          Name
        }
      }
      History {
        From
        To
        At
        By {
          ...UserName @unmask
        }
        Reason
        ClashReason
        Due {
          ...DueOnCancellation @unmask
        }
      }
    }
  }
`);

export const SaveNote = graphql(`
  mutation SaveNote($note: NoteInput!) {
    saveNote(note: $note) {
      ...SubmissionDetails_Submission
    }
  }
`);

export const DeleteNote = graphql(`
  mutation DeleteNote($note: NoteKeyInput!) {
    deleteNote(note: $note) {
      ...SubmissionDetails_Submission
    }
  }
`);

export const SubmissionDetail = graphql(`
  query SubmissionDetail($userId: ID!, $positionId: ID!) {
    getPositionSubmission(UserId: $userId, RoleId: $positionId) {
      ...WallCard_Submission
      ...SubmissionDetails_Submission
    }
  }
`);
