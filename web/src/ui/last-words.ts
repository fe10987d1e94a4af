import { useTranslation } from "react-i18next";

type Last = {
  readonly LastMessage: string | null;
  readonly LastFiles: number;
  readonly LastFileName: string | null;
};

/** What a list says of the last message: its words; without any its file by name, or how many there are. */
export function useLastWords(): (last: Last) => string {
  const { t } = useTranslation("frame");
  return ({ LastMessage, LastFiles, LastFileName }) => {
    if (LastMessage) return LastMessage;
    if (LastFiles === 1 && LastFileName) return LastFileName;
    return LastFiles > 0 ? t("files", { count: LastFiles }) : "";
  };
}
