import { graphql } from "#gen/gql.ts";

export const OwnCompany = graphql(`
  query OwnCompany($id: ID!) {
    getCompanyById(id: $id) {
      ...CompanyForm_Company
      ...Members_Company
      ...Logo_Company
    }
    getCompanyMembers(criteria: { CompanyId: $id, PageSize: 100 }) {
      Total
      Members {
        Owner
        User {
          Data {
            FirstName
            LastName
            Email
          }
        }
      }
    }
  }
`);

export const CompanyFormCompany = graphql(`
  fragment CompanyForm_Company on Company {
    Data {
      Name
      Country
      City
      Email
      Phone
      Ein
      Bio
      Capabilities
      ViewerCan
    }
  }
`);

export const SaveCompany = graphql(`
  mutation SaveCompany($company: CompanyInput!) {
    saveCompany(company: $company) {
      ...CompanyForm_Company
    }
  }
`);

export const LogoCompany = graphql(`
  fragment Logo_Company on Company {
    Data {
      Name
      Logo {
        ...Picture @unmask
      }
    }
  }
`);

export const RemoveLogo = graphql(`
  mutation RemoveLogo($company: ID!) {
    saveCompany(company: { PK: $company, Logo: null }) {
      ...Logo_Company
    }
  }
`);
