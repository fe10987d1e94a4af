import { graphql } from "#gen/gql.ts";

/** The company of a project that does not exist yet. */
export const PreviewCompany = graphql(`
  query PreviewCompany($id: ID!) {
    getCompanyById(id: $id) {
      ...CompanyWithLogo @unmask
    }
  }
`);
