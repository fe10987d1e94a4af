import { graphql } from "#gen/gql.ts";

export const GalleryProject = graphql(`
  query GalleryProject($id: ID!) {
    getProjectById(id: $id) {
      PK
      SK
      Data {
        Name
        ProjectType
        Public
        Status
        Media {
          PK
          SK
          Data {
            ...GalleryFile
          }
        }
      }
    }
  }
`);

export const GalleryPost = graphql(`
  query GalleryPost($id: ID!) {
    getUserLatestPost(id: $id) {
      PK
      SK
      Data {
        Type
        IsPublic
        Description
        Media {
          PK
          SK
          Data {
            ...GalleryFile
          }
        }
        User {
          PK
          Data {
            FirstName
            LastName
          }
        }
      }
    }
  }
`);

export const GalleryFeature = graphql(`
  query GalleryFeature($id: ID!) {
    getFeatureProjectById(id: $id) {
      PK
      SK
      Data {
        Name
        Description
        CoverMedia {
          PK
          SK
          Data {
            ...GalleryFile
          }
        }
        Media {
          PK
          SK
          Data {
            ...GalleryFile
          }
        }
      }
    }
  }
`);

/** @public Other documents select it by its name. */
export const GalleryFile = graphql(`
  fragment GalleryFile on MediaItemData {
    ContentUrl
    ContentThumbNailUrl
    ContentType
    AltText
    FileName
    Width
    Height
  }
`);
