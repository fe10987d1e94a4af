import { graphql } from "#gen/gql.ts";

export const Featured = graphql(`
  query Featured {
    getFeaturedProjects {
      ...FeatureCard_Feature
    }
  }
`);

export const FeatureCardFeature = graphql(`
  fragment FeatureCard_Feature on Feature {
    Data {
      Name
      Description
      ShowFrom
      ShowUntil
      Version
      CoverMedia {
        ...DescribedPicture @unmask
      }
      Media {
        ...ShownFile
      }
      Project {
        ...ProjectName @unmask
      }
    }
  }
`);

export const FeatureDetail = graphql(`
  query FeatureDetail($id: ID!) {
    getFeatureProjectById(id: $id) {
      ...FeatureCard_Feature
    }
  }
`);

export const CreateFeature = graphql(`
  mutation CreateFeature($feature: FeatureInput!) {
    createFeature(feature: $feature) {
      ...FeatureCard_Feature
    }
  }
`);

export const UpdateFeature = graphql(`
  mutation UpdateFeature($feature: FeatureInput!) {
    updateFeature(feature: $feature) {
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
      ...ProjectName @unmask
    }
  }
`);
