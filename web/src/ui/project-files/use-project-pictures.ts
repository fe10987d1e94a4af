import { useApolloClient, useQuery } from "@apollo/client/react";
import { hasResponse } from "#lib/graph/answered.ts";
import { changePictures } from "#lib/uploads/change-files.ts";
import { ProjectPictures } from "./project-files-documents.ts";
import { useFileList } from "./use-file-list.ts";

type PicturesProps = {
  readonly projectKey: string;
  /** Called after a change, which makes a new version of the project. */
  readonly onChanged: () => Promise<unknown>;
};

/** The current pictures of a project, the poster first, and how the list is saved. */
export function useProjectPictures({ projectKey, onChanged }: PicturesProps) {
  const graph = useApolloClient();
  const { data, error, loading, refetch } = useQuery(ProjectPictures, { variables: { id: projectKey } });
  const reread = async () => {
    await Promise.all([refetch(), onChanged()]);
  };
  const list = useFileList({
    items: (data?.getProjectById?.Data.Media ?? []).filter((item) => item !== null),
    change: (make) => changePictures(graph, projectKey, make),
    reread,
  });
  return {
    ...list,
    loading: !hasResponse(data) && loading,
    error: hasResponse(data) ? null : error,
    again: () => void reread().catch(() => undefined),
  };
}
