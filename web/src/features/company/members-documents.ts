import { graphql } from "#gen/gql.ts";

export const MembersCompany = graphql(`
  fragment Members_Company on Company {
    PK
    Data {
      Name
      ViewerCan
      Invitations {
        PK
        SK
        Data {
          Email
          Owner
          ExpiresAt
        }
      }
    }
  }
`);

export const InviteMember = graphql(`
  mutation InviteMember($invitation: CompanyInvitationInput!) {
    inviteCompanyMember(invitation: $invitation) {
      PK
      SK
    }
  }
`);

export const EndInvitation = graphql(`
  mutation EndInvitation($id: ID!) {
    endCompanyInvitation(invitationId: $id) {
      Status
    }
  }
`);

export const AcceptInvitation = graphql(`
  mutation AcceptInvitation($id: ID!) {
    acceptCompanyInvitation(invitationId: $id) {
      PK
      SK
    }
  }
`);

export const RemoveMember = graphql(`
  mutation RemoveMember($company: ID!, $user: ID!) {
    removeCompanyMember(companyId: $company, userId: $user) {
      PK
      SK
    }
  }
`);

export const OwnCompanyInvitations = graphql(`
  query OwnCompanyInvitations {
    me {
      PK
      SK
      Data {
        CompanyInvitations {
          PK
          SK
          Data {
            Owner
            ExpiresAt
            Company {
              PK
              SK
              Data {
                Name
              }
            }
          }
        }
      }
    }
  }
`);
