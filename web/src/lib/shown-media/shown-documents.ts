import { graphql } from "#gen/gql.ts";

/** A photo or a film that somebody shows. */
export const ShownFile = graphql(`
  fragment ShownFile on MediaItem {
    Data {
      FileName
      ContentType
      ContentUrl
      ContentThumbNailUrl
      AltText
    }
  }
`);

/** The newest posts of somebody that the reader may see. */
export const ShownPosts = graphql(`
  query ShownPosts($criteria: PostCriteria!) {
    getUserPosts(criteria: $criteria) {
      Posts {
        Data {
          Type
          DemoReel
          IsPublic
          Documents {
            MediaId
            FileName
            ContentUrl
          }
          Media {
            ...ShownFile
          }
        }
      }
    }
  }
`);

/** A link to a file, for one that has expired while its page was open. */
export const FileLink = graphql(`
  query FileLink($key: ID!) {
    getMediaItem(key: $key) {
      Data {
        ContentUrl
      }
    }
  }
`);
