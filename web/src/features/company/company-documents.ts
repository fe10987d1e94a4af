import { graphql } from "#gen/gql.ts";

export const OwnCompany = graphql(`
  query OwnCompany($id: ID!) {
    getCompanyById(id: $id) {
      PK
      SK
      ...CompanyForm_Company
      ...Members_Company
      ...Logo_Company
    }
    getCompanyMembers(criteria: { CompanyId: $id, PageSize: 100 }) {
      Total
      Members {
        Owner
        User {
          PK
          SK
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
    PK
    SK
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
      PK
      SK
      ...CompanyForm_Company
    }
  }
`);

export const LogoCompany = graphql(`
  fragment Logo_Company on Company {
    PK
    SK
    Data {
      Name
      Logo {
        PK
        SK
        Data {
          ContentUrl
          ContentThumbNailUrl
        }
      }
    }
  }
`);

export const RemoveLogo = graphql(`
  mutation RemoveLogo($company: ID!) {
    saveCompany(company: { PK: $company, Logo: null }) {
      PK
      SK
      ...Logo_Company
    }
  }
`);
