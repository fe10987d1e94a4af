import { graphql } from "#gen/gql.ts";

export const OwnMedia = graphql(`
  query OwnMedia {
    me {
      Data {
        FirstName
        LastName
        ProfileImage {
          PK
        }
      }
    }
    getUserPosts(criteria: { PageSize: 100, SortOrder: "Oldest" }) {
      Posts {
        Data {
          Type
          IsPublic
          PostViews
          Contents
          Media {
            Data {
              FileName
              ContentUrl
              ContentThumbNailUrl
              AltText
            }
          }
        }
      }
    }
  }
`);

export const SavePost = graphql(`
  mutation SavePost($post: PostInput!) {
    savePost(post: $post) {
      Data {
        Type
      }
    }
  }
`);

export const DeletePost = graphql(`
  mutation DeletePost($PK: ID!) {
    deletePost(PK: $PK) {
      Status
    }
  }
`);

export const DeleteMedia = graphql(`
  mutation DeleteMedia($key: ID!) {
    deleteMedia(key: $key) {
      Status
    }
  }
`);
