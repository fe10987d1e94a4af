import { useApolloClient } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { inTurn } from "#lib/uploads/attach.ts";
import { changePictures } from "#lib/uploads/change-files.ts";
import { moveUploads } from "#lib/uploads/uploads.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { NEW_PHOTOS, NEW_POSTER } from "./use-waiting-pictures.ts";
import type { WaitingPictures } from "./use-waiting-pictures.ts";
import { stepLink } from "../use-wizard.ts";
import { SaveMedia } from "../wizard-documents.ts";

/**
 * Gives a project that was just created its pictures; those that are still being sent follow as they arrive. The
 * project stays created if they are rejected: a notice says why and offers to try again.
 */
export function useSaveWaiting({ keys, drop }: WaitingPictures): (project: string) => Promise<void> {
  const { t } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const graph = useApolloClient();
  const words = useFailureTexts();

  async function save(project: string, media: readonly string[]): Promise<void> {
    // An upload that ended in between may already be in the list.
    const added = (stored: readonly string[]) => [...new Set([...media, ...stored])];
    try {
      await inTurn(() => changePictures(graph, project, added, SaveMedia));
    } catch (error) {
      const again = { label: shell("retry"), run: () => void save(project, media) };
      notify("error", `${t("picturesNotSaved")} ${words.errorText(error)}`, again);
    }
  }

  return async (project) => {
    const page = stepLink(project, "info");
    moveUploads(NEW_PHOTOS, { place: { kind: "pictures", project }, page });
    moveUploads(NEW_POSTER, { place: { kind: "pictures", project, first: true }, page });
    const waiting = keys();
    drop();
    if (waiting.length > 0) await save(project, waiting);
  };
}
