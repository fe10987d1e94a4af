import { graphql } from "#gen/gql.ts";

export const PAGE_SIZE = 36;

export const FilterUsers = graphql(`
  query FilterUsers($criteria: UserCriteria!) {
    filterUsers(criteria: $criteria) {
      PK
      SK
      ...PersonCard_User
    }
  }
`);

export const PersonCardUser = graphql(`
  fragment PersonCard_User on User {
    PK
    SK
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
      ProfileImage {
        PK
        SK
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
      PK
      SK
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
        Gender
        HeightRange
        EyeColor
        CurrentHairColor
        PrimaryLanguage
        SecondaryLanguage
        ThirdLanguage
        Skills
        Accents
        Unions
        TravelPreference
        LocationCity
        LocationState
        # End of what is declared
        ProfileImage {
          PK
          SK
          Data {
            ContentUrl
            ContentThumbNailUrl
          }
        }
        Company {
          PK
          SK
          Data {
            Name
          }
        }
        Agent {
          PK
          SK
          Data {
            FirstName
            LastName
          }
        }
      }
    }
  }
`);

export const Roster = graphql(`
  query Roster {
    me {
      PK
      SK
      Data {
        AgentLinks {
          PK
          SK
          Data {
            Status
            RequestedAt
            AcceptedAt
            EndedAt
            Talent {
              PK
              SK
              Data {
                FirstName
                LastName
              }
              ...PersonCard_User
            }
          }
        }
      }
    }
  }
`);

export const RequestAgentLink = graphql(`
  mutation RequestAgentLink($talentId: ID!) {
    requestAgentLink(talentId: $talentId) {
      PK
      SK
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
      PK
      SK
      Data {
        UserId
        BookingStatus
        UpdatedAt
        Project {
          ProjectId
          Name
        }
        Position {
          PositionId
          Name
        }
      }
    }
  }
`);

export const InvitableRoles = graphql(`
  query InvitableRoles {
    getCompanyProjects(criteria: { Status: ["Approved"], PageSize: 50 }) {
      PK
      SK
      Data {
        Name
        Positions {
          PK
          SK
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
      PK
      SK
      Data {
        CreateDate
      }
    }
  }
`);
