import { graphql } from "#gen/gql.ts";

export const FeaturedShown = graphql(`
  query FeaturedShown {
    getFeaturedProjects {
      Data {
        Name
        Description
        CoverMedia {
          Data {
            ContentThumbNailUrl
            ContentSmallUrl
          }
        }
        Project {
          ...ProjectName @unmask
        }
      }
    }
  }
`);
