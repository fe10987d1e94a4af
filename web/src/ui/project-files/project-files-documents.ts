import { graphql } from "#gen/gql.ts";

export const ProjectDocuments = graphql(`
  query ProjectDocuments($PK: ID!) {
    getProjectDocs(PK: $PK) {
      Data {
        FileName
        ContentType
        ContentUrl
        Size
        Status
      }
    }
  }
`);

export const ProjectPictures = graphql(`
  query ProjectPictures($id: ID!) {
    getProjectById(id: $id) {
      Data {
        Media {
          Data {
            FileName
            ContentThumbNailUrl
            ContentUrl
            AltText
            Status
          }
        }
      }
    }
  }
`);

export const DescribeFile = graphql(`
  mutation DescribeFile($media: MediaItemInput!) {
    updateMediaItem(media: $media) {
      Data {
        FileName
        AltText
      }
    }
  }
`);
