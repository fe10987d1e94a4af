import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 36;

export const FilterUsers = graphql(`
  query FilterUsers($criteria: UserCriteria!) {
    filterUsers(criteria: $criteria) {
      ...PersonCard_User
    }
  }
`);

export const PersonCardUser = graphql(`
  fragment PersonCard_User on User {
    Data {
      FirstName
      LastName
      UserRole
      Unions
      Skills
      AgeRange
      Gender
      HeightRange
      LocationCity
      LocationState
      LocationCountry
      ProfileImage {
        Data {
          ContentThumbNailUrl
          ContentSmallUrl
        }
      }
    }
  }
`);

export const PersonDetail = graphql(`
  query PersonDetail($id: ID!) {
    getUserById(id: $id) {
      Data {
        FirstName
        LastName
        Email
        PhoneNumber
        Bio
        UserRole
        View
        ViewerCan
        # Declared in packages/catalog: shown fields of a profile
        AgeRange
        OtherAgeRanges
        Gender
        HeightRange
        HeightCm
        WeightKg
        EyeColor
        CurrentHairColor
        PrimaryLanguage
        SecondaryLanguage
        ThirdLanguage
        OtherLanguages
        Skills
        Accents
        Unions
        TravelPreference
        LocationCity
        LocationState
        LocationCountry
        # End of what is declared
        ProfileImage {
          ...Picture @unmask
        }
        Company {
          ...CompanyName @unmask
        }
        Agent {
          ...UserName @unmask
          ...AgentContact @unmask
        }
        Credits {
          Kind
          Title
          Part
          Company
          Year
        }
        Training {
          Subject
          School
          Year
        }
      }
    }
  }
`);

export const Roster = graphql(`
  query Roster {
    me {
      Data {
        ClientInvitations {
          Data {
            Email
            ExpiresAt
          }
        }
        AgentLinks(All: true) {
          Data {
            Status
            RequestedAt
            AcceptedAt
            EndedAt
            ClientState
            Talent {
              ...UserName @unmask
              ...PersonCard_User
            }
          }
        }
      }
    }
  }
`);

export const InviteClient = graphql(`
  mutation InviteClient($email: String!) {
    inviteClient(email: $email) {
      Status
    }
  }
`);

/** What is open about each client, and what waits for an answer until when. */
export const RosterWork = graphql(`
  query RosterWork {
    getSubmissionsByStage(criteria: { PageSize: 1 }) {
      Users {
        UserId
        Stages {
          Stage
          Count
        }
      }
      Awaited {
        UserId
        Count
        Until
      }
    }
  }
`);

export const RequestAgentLink = graphql(`
  mutation RequestAgentLink($talentId: ID!) {
    requestAgentLink(talentId: $talentId) {
      Data {
        Status
        RequestedAt
      }
    }
  }
`);

export const EndLink = graphql(`
  mutation EndLink($linkId: ID!) {
    endAgentLink(linkId: $linkId) {
      Status
    }
  }
`);

export const CastingHistory = graphql(`
  query CastingHistory($id: ID!) {
    getUserProjectSubmissions(UserId: $id, PageSize: 10) {
      Data {
        UserId
        BookingStatus
        UpdatedAt
        ...SubmittedProject @unmask
        ...SubmittedRole @unmask
      }
    }
  }
`);

export const InvitableRoles = graphql(`
  query InvitableRoles {
    getCompanyProjects(criteria: { Status: ["Approved"], PageSize: 50 }) {
      Data {
        Name
        Positions {
          Data {
            PositionName
            TakesSubmissions
          }
        }
      }
    }
  }
`);

export const InvitePerson = graphql(`
  mutation InvitePerson($invitation: InvitationInput!) {
    inviteToPosition(invitation: $invitation) {
      Data {
        CreateDate
      }
    }
  }
`);
