import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { useClientKey } from "#lib/forms/use-client-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { copyInput } from "./copy-input.ts";
import { CopyProject, CopyProjectMedia, ProjectToCopy } from "./menu-documents.ts";

/** Creates a draft copy of a project and opens it. A repeated click makes one copy. */
export function useCopyProject(PK: string, name: string, version: number): () => Promise<void> {
  const { t } = useTranslation("project-menu");
  const graph = useApolloClient();
  const navigate = useNavigate();
  const { keyFor, settle } = useClientKey();
  return async () => {
    const { data } = await graph.query({
      query: ProjectToCopy,
      variables: { id: PK },
      fetchPolicy: "network-only",
    });
    const original = data?.getProjectById?.Data;
    if (!original) return;
    const project = copyInput(original, t("copyName", { name }), new Date());
    // The due dates of a copy depend on the clock, so the original and its version identify the copy.
    const variables = { project: { ...project, ClientKey: keyFor([PK, version]) } };
    const made = await graph.mutate({ mutation: CopyProject, variables });
    settle();
    const key = made.data?.createProject.PK ?? "";
    const media = { PK: key, Media: original.Media.flatMap((item) => item?.PK ?? []) };
    // The copy is complete without its pictures; if they may not be reused, it starts without them.
    if (media.Media.length > 0)
      await graph.mutate({ mutation: CopyProjectMedia, variables: { media } }).catch(() => undefined);
    await navigate(linkTo(paths.createProject, { id: key }));
  };
}
