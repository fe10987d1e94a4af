import type { ApolloClient, TypedDocumentNode } from "@apollo/client";
import type { ProjectMediaInput } from "#gen/graphql.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { AttachDocuments, AttachPictures, FilesVersion, ProjectFileKeys } from "./attach-documents.ts";

/** A change of a list of keys, made to whatever the list has become by then. */
export type ListChange = (keys: readonly string[]) => readonly string[];

/** How often a change is made again. Two tabs that send many files at once get in each other's way every other time. */
const TRIES = 8;

type Stored = { readonly keys: readonly string[]; readonly version: number };

/** An unreadable list must not count as empty: the next save would then remove all files. */
const unreadable = () =>
  Object.assign(new Error("no list"), { errors: [{ extensions: { code: "NOT_FOUND" } }] });

/** What one of a project's lists holds now, with the version that a save of it must name. */
async function stored(
  graph: ApolloClient,
  project: string,
  list: "Media" | "SupportingDocs",
): Promise<Stored> {
  const { data } = await graph.query({
    query: ProjectFileKeys,
    variables: { project },
    fetchPolicy: "no-cache",
    errorPolicy: "none",
  });
  const found = data?.getProjectById?.Data;
  const files = found?.[list];
  if (!found || !files) throw unreadable();
  return { keys: files.flatMap((file) => file?.PK ?? []), version: found.Version };
}

/**
 * Raises the version in the cache with a save, so that a form with the project's other fields is not refused because of
 * it. If the form's version was outdated before, it stays so: the fields of others have yet to be read.
 */
function followVersion(graph: ApolloClient, project: string, saved: number): void {
  const id = graph.cache.identify({ __typename: "Project", PK: project });
  if (id === undefined) return;
  graph.cache.updateFragment({ id, fragment: FilesVersion }, (known) =>
    known?.Data.Version === saved ? { ...known, Data: { ...known.Data, Version: saved + 1 } } : undefined,
  );
}

/** Reads a list, changes it and saves it; from the start, if someone else has saved in between. */
async function change(
  read: () => Promise<Stored>,
  make: ListChange,
  save: (keys: string[], version: number) => Promise<unknown>,
): Promise<void> {
  for (let tried = 1; ; tried += 1) {
    const { keys, version } = await read();
    const next = make(keys);
    if (next.join() === keys.join()) return;
    try {
      await save([...next], version);
      return;
    } catch (error) {
      if (tried === TRIES || failureOf(error).rule !== "STALE") throw error;
    }
  }
}

/**
 * Changes the list of a project's pictures as it is stored by then: nothing that someone else has added is lost, and no
 * one is asked. `mutation` may select what else the page needs. Rejects with the graph's failure.
 */
export function changePictures(
  graph: ApolloClient,
  project: string,
  make: ListChange,
  mutation: TypedDocumentNode<unknown, { media: ProjectMediaInput }> = AttachPictures,
): Promise<void> {
  const read = () => stored(graph, project, "Media");
  return change(read, make, async (Media, Version) => {
    await graph.mutate({ mutation, variables: { media: { PK: project, Media, Version } } });
    followVersion(graph, project, Version);
  });
}

/** The same for its documents. */
export function changeDocuments(graph: ApolloClient, project: string, make: ListChange): Promise<void> {
  const read = () => stored(graph, project, "SupportingDocs");
  return change(read, make, async (SupportingDocs, Version) => {
    const media = { PK: project, SupportingDocs, Version };
    await graph.mutate({ mutation: AttachDocuments, variables: { media } });
    followVersion(graph, project, Version);
  });
}
