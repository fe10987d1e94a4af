import { useApolloClient } from "@apollo/client/react";
import { FileLink } from "./shown-documents.ts";

/**
 * Asks for a new link to a file by its key; resolves to null if there is none. It stays out of the cache, whose readers
 * would begin their films anew.
 */
export function useRenewedLink(): (key: string) => Promise<string | null> {
  const graph = useApolloClient();
  return async (key) => {
    const { data } = await graph.query({ query: FileLink, variables: { key }, fetchPolicy: "no-cache" });
    return data?.getMediaItem?.Data.ContentUrl ?? null;
  };
}
