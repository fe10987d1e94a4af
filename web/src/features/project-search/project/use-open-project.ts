import { skipToken, useQuery } from "@apollo/client/react";
import { keyOf } from "#lib/graph/record-key.ts";
import { OpenProject } from "./project-documents.ts";

const MISSING = { errors: [{ extensions: { code: "NOT_FOUND" } }] };

type Asked = {
  readonly id: string;
  readonly talent: string | null;
  /** The page has just asked for it (`OpenSoon`). */
  readonly isAsked: boolean;
};

/** A project, and how one talent (null: the viewer) stands to it. */
export function useOpenProject({ id, talent, isAsked }: Asked) {
  const { data, previousData, error, loading, refetch } = useQuery(OpenProject, {
    variables: { id: keyOf("PRJ", id), talent },
    ...(isAsked && { fetchPolicy: "cache-first" }),
  });
  const project = (data ?? previousData)?.getProjectById ?? null;
  const shown = project !== null && project.PK === keyOf("PRJ", id) ? project : null;
  return {
    project: shown,
    loading: shown === null && loading,
    error: shown !== null || loading ? null : (error ?? MISSING),
    again: () => void refetch().catch(() => undefined),
  };
}

type Soon = { readonly projectKey: string | null; readonly talent: string | null };

/**
 * Asks for a project that is about to be shown, while the page is still busy with what is shown before it. It draws
 * nothing: the page is not drawn again when the answer comes.
 */
export function OpenSoon({ projectKey: id, talent }: Soon) {
  useQuery(OpenProject, id === null ? skipToken : { variables: { id, talent } });
  return null;
}
