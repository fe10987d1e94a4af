import type { ApolloClient } from "@apollo/client";
import { DocumentKeys, PictureKeys } from "./attach-documents.ts";

/** Keys of the pictures that a project has now, the poster first. */
export async function storedPictures(graph: ApolloClient, project: string): Promise<readonly string[]> {
  const { data } = await graph.query({
    query: PictureKeys,
    variables: { project },
    fetchPolicy: "no-cache",
    errorPolicy: "none",
  });
  return data?.getProjectById?.Data.Media.map(({ PK }) => PK) ?? [];
}

/** Keys of the documents that a project has now. */
export async function storedDocuments(graph: ApolloClient, project: string): Promise<readonly string[]> {
  const { data } = await graph.query({
    query: DocumentKeys,
    variables: { project },
    fetchPolicy: "no-cache",
    errorPolicy: "none",
  });
  return data?.getProjectDocs.map(({ PK }) => PK) ?? [];
}
