import { graphql } from "#gen/gql.ts";

export const Featured = graphql(`
  query Featured {
    getFeaturedProjects {
      PK
      SK
      ...FeatureCard_Feature
    }
  }
`);

export const FeatureCardFeature = graphql(`
  fragment FeatureCard_Feature on Feature {
    PK
    SK
    Data {
      Name
      Description
      ShowFrom
      ShowUntil
      Version
      CoverMedia {
        PK
        SK
        Data {
          ContentUrl
          ContentThumbNailUrl
          AltText
        }
      }
      Media {
        PK
        SK
        ...ShownFile
      }
      Project {
        PK
        SK
        Data {
          Name
        }
      }
    }
  }
`);

export const FeatureDetail = graphql(`
  query FeatureDetail($id: ID!) {
    getFeatureProjectById(id: $id) {
      PK
      SK
      ...FeatureCard_Feature
    }
  }
`);

export const CreateFeature = graphql(`
  mutation CreateFeature($feature: FeatureInput!) {
    createFeature(feature: $feature) {
      PK
      SK
      ...FeatureCard_Feature
    }
  }
`);

export const UpdateFeature = graphql(`
  mutation UpdateFeature($feature: FeatureInput!) {
    updateFeature(feature: $feature) {
      PK
      SK
      ...FeatureCard_Feature
    }
  }
`);

export const DeleteFeature = graphql(`
  mutation DeleteFeature($PK: ID!) {
    deleteFeatureProject(PK: $PK) {
      Status
    }
  }
`);

export const FindProjects = graphql(`
  query FindProjects($value: String!) {
    searchProject(value: $value) {
      PK
      SK
      Data {
        Name
      }
    }
  }
`);
