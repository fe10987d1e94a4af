import { graphql } from "#gen/gql.ts";

export const MembersCompany = graphql(`
  fragment Members_Company on Company {
    Data {
      Name
      ViewerCan
      Invitations {
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
    }
  }
`);

export const RemoveMember = graphql(`
  mutation RemoveMember($company: ID!, $user: ID!) {
    removeCompanyMember(companyId: $company, userId: $user) {
      PK
    }
  }
`);

export const OwnCompanyInvitations = graphql(`
  query OwnCompanyInvitations {
    me {
      Data {
        CompanyInvitations {
          Data {
            Owner
            ExpiresAt
            Company {
              ...CompanyName @unmask
            }
          }
        }
      }
    }
  }
`);
