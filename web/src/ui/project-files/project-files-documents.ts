import { graphql } from "#gen/gql.ts";

export const ProjectDocuments = graphql(`
  query ProjectDocuments($PK: ID!) {
    getProjectDocs(PK: $PK) {
      PK
      SK
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

export const SaveDocuments = graphql(`
  mutation SaveDocuments($media: SupportingDocsInput!) {
    saveSupportingDocs(media: $media) {
      Status
    }
  }
`);

export const ProjectPictures = graphql(`
  query ProjectPictures($id: ID!) {
    getProjectById(id: $id) {
      PK
      SK
      Data {
        Media {
          PK
          SK
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

export const SavePictures = graphql(`
  mutation SavePictures($media: ProjectMediaInput!) {
    saveProjectMedia(media: $media) {
      PK
      SK
      Data {
        Version
      }
    }
  }
`);

export const DescribeFile = graphql(`
  mutation DescribeFile($media: MediaItemInput!) {
    updateMediaItem(media: $media) {
      PK
      SK
      Data {
        FileName
        AltText
      }
    }
  }
`);
