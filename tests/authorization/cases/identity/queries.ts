import type { QueryCase } from "../../query-case.ts";
import { COMPANY_SELECTION, expectCompanyView, expectUserView, USER_SELECTION } from "../../views.ts";

export const IDENTITY_QUERIES: Readonly<Record<string, QueryCase>> = {
  getUserById: {
    query: `query($id: ID!) { getUserById(id: $id) { ${USER_SELECTION} } }`,
    variables: ({ people }) => ({ id: people.of.talentSelf.key }),
    check: ({ value, view }) => expectUserView(value, view),
  },
  getCompanyById: {
    query: `query($id: ID!) { getCompanyById(id: $id) { ${COMPANY_SELECTION} } }`,
    variables: ({ people }) => ({ id: people.companyA }),
    check: ({ value, view }) => expectCompanyView(value, view),
  },
};
