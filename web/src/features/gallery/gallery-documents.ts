import { graphql } from "#gen/gql.ts";

export const GalleryProject = graphql(`
  query GalleryProject($id: ID!) {
    getProjectById(id: $id) {
      Data {
        Name
        ProjectType
        Public
        Status
        Media {
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
      Data {
        Type
        IsPublic
        Description
        Media {
          Data {
            ...GalleryFile
          }
        }
        User {
          ...UserName @unmask
        }
      }
    }
  }
`);

/** What guests see of a public post: not whose it is, which only members read. */
export const OpenPost = graphql(`
  query OpenPost($id: ID!) {
    getUserLatestPost(id: $id) {
      Data {
        Description
        OpenFiles {
          MediaId
          FileName
          ContentUrl
          ContentThumbNailUrl
          ContentType
          AltText
          Width
          Height
        }
      }
    }
  }
`);

export const GalleryFeature = graphql(`
  query GalleryFeature($id: ID!) {
    getFeatureProjectById(id: $id) {
      Data {
        Name
        Description
        CoverMedia {
          Data {
            ...GalleryFile
          }
        }
        Media {
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
