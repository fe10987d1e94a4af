import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import {
  CloseProject,
  DeleteProject,
  RestoreProject,
  SendAgain,
  SendToReview,
  WithdrawProject,
} from "./menu-documents.ts";
import { useCopyProject } from "./use-copy-project.ts";
import { useOutcome } from "./use-outcome.ts";

type Subject = { readonly PK: string; readonly name: string; readonly version: number };

/**
 * The life cycle of a project, one call each. `onChanged` refetches what shows it; `onGone` is called after a
 * deletion. The outcome offers undo if it is possible.
 */
export function useProjectActions({ PK, name, version }: Subject, onChanged: () => void, onGone: () => void) {
  const { t } = useTranslation("project-menu");
  const graph = useApolloClient();
  const run = useOutcome(onChanged);
  const copy = useCopyProject(PK, name, version);
  const variables = { PK };
  const again = { project: { PK, Version: version } };
  return {
    copy: () => run({ work: copy, done: t("copied", { name }) }),
    withdraw: () =>
      run({
        work: () => graph.mutate({ mutation: WithdrawProject, variables }),
        done: t("withdrawn", { name }),
        undo: {
          work: () => graph.mutate({ mutation: SendToReview, variables }),
          done: t("sentAgain", { name }),
        },
      }),
    resubmit: () =>
      run({
        work: () => graph.mutate({ mutation: SendAgain, variables: again }),
        done: t("sentAgain", { name }),
      }),
    close: () =>
      run({
        work: () => graph.mutate({ mutation: CloseProject, variables }),
        done: t("closed", { name }),
      }),
    remove: async () => {
      const gone = await run({
        work: () => graph.mutate({ mutation: DeleteProject, variables }),
        done: t("deleted", { name }),
        undo: {
          work: () => graph.mutate({ mutation: RestoreProject, variables }),
          done: t("restored", { name }),
        },
      });
      if (gone) onGone();
    },
  };
}
