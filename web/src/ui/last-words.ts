import { useTranslation } from "react-i18next";

type Last = {
  readonly LastMessage: string | null;
  readonly LastFiles: number;
  readonly LastFileName: string | null;
};

/** The last message in a list: its text; without any, the name of its file or the number of files. */
export function useLastWords(): (last: Last) => string {
  const { t } = useTranslation("frame");
  return ({ LastMessage, LastFiles, LastFileName }) => {
    if (LastMessage) return LastMessage;
    if (LastFiles === 1 && LastFileName) return LastFileName;
    return LastFiles > 0 ? t("files", { count: LastFiles }) : "";
  };
}
