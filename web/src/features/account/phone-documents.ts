import { graphql } from "#gen/gql.ts";

export const MyPhone = graphql(`
  query MyPhone {
    getMyPhone {
      IsOffered
      Number
    }
  }
`);

export const RequestPhoneCode = graphql(`
  mutation RequestPhoneCode($phone: String!, $language: String) {
    requestPhoneCode(phone: $phone, language: $language) {
      Status
    }
  }
`);

export const ConfirmPhone = graphql(`
  mutation ConfirmPhone($phone: String!, $code: String!) {
    confirmPhone(phone: $phone, code: $code) {
      Status
    }
  }
`);

export const RemovePhone = graphql(`
  mutation RemovePhone {
    removePhone {
      Status
    }
  }
`);
