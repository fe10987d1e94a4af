import { graphql } from "#gen/gql.ts";

export const CreateUpload = graphql(`
  mutation CreateUpload($file: UploadInput!) {
    createUpload(file: $file) {
      UploadUrl
      Method
      ContentType
      PartSize
    }
  }
`);

export const ListUploadParts = graphql(`
  query ListUploadParts($key: ID!) {
    listUploadParts(key: $key) {
      Part
    }
  }
`);

export const SignUploadPart = graphql(`
  mutation SignUploadPart($key: ID!, $parts: [Int!]!) {
    signUploadPart(key: $key, parts: $parts) {
      Part
      UploadUrl
    }
  }
`);

export const SignUploadStill = graphql(`
  mutation SignUploadStill($key: ID!, $size: Int!) {
    signUploadStill(key: $key, size: $size) {
      UploadUrl
    }
  }
`);

export const AbortUpload = graphql(`
  mutation AbortUpload($key: ID!) {
    abortUpload(key: $key) {
      Status
    }
  }
`);

export const CompleteUpload = graphql(`
  mutation CompleteUpload($key: ID!) {
    completeUpload(key: $key) {
      Data {
        FileName
        ContentUrl
        ContentThumbNailUrl
        ContentType
        Width
        Height
        AltText
        Status
        RejectReason
      }
    }
  }
`);
