import { graphql } from "#gen/gql.ts";

export const AttachHeadshot = graphql(`
  mutation AttachHeadshot($user: ID!, $media: String!) {
    updateUserString(pK: $user, field: "ProfileImage", value: $media) {
      Data {
        ProfileImage {
          ...Picture @unmask
        }
        Completeness
        MissingFields
      }
    }
  }
`);

export const PostFiles = graphql(`
  query PostFiles {
    getUserPosts(criteria: { PageSize: 100, SortOrder: "Oldest" }) {
      Posts {
        Data {
          Type
          Contents
        }
      }
    }
  }
`);

export const AttachToPost = graphql(`
  mutation AttachToPost($post: PostInput!) {
    savePost(post: $post) {
      PK
    }
  }
`);

/** The lists of a project's files, all of one version. */
export const ProjectFileKeys = graphql(`
  query ProjectFileKeys($project: ID!) {
    getProjectById(id: $project) {
      Data {
        Version
        Media {
          PK
        }
        SupportingDocs {
          PK
        }
      }
    }
  }
`);

export const FilesVersion = graphql(`
  fragment FilesVersion on Project {
    Data {
      Version
    }
  }
`);

export const AttachDocuments = graphql(`
  mutation AttachDocuments($media: SupportingDocsInput!) {
    saveSupportingDocs(media: $media) {
      Status
    }
  }
`);

export const AttachPictures = graphql(`
  mutation AttachPictures($media: ProjectMediaInput!) {
    saveProjectMedia(media: $media) {
      PK
    }
  }
`);

export const AttachLogo = graphql(`
  mutation AttachLogo($company: ID!, $media: ID!) {
    saveCompany(company: { PK: $company, Logo: $media }) {
      Data {
        Logo {
          ...Picture @unmask
        }
      }
    }
  }
`);
