import { useQuery } from "@apollo/client/react";
import { keyOf } from "#lib/graph/record-key.ts";
import { OpenProject } from "./project-documents.ts";

const MISSING = { errors: [{ extensions: { code: "NOT_FOUND" } }] };

/** A project, and how one talent (null: the viewer) stands to it. */
export function useOpenProject(id: string, talent: string | null) {
  const { data, previousData, error, loading, refetch } = useQuery(OpenProject, {
    variables: { id: keyOf("PRJ", id), talent },
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
