import { useApolloClient } from "@apollo/client/react";
import { shownPhone } from "@callboard/phone/phone.ts";
import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import type { PositionSubmissionsCriteria } from "#gen/graphql.ts";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { saveTable, type TableFormat } from "#lib/table-file/save-table.ts";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { useFileColumns } from "./file-columns.ts";
import { readRows } from "./read-rows.ts";

type SavedFileProps = {
  readonly format: TableFormat;
  readonly title: string;
  readonly criteria: PositionSubmissionsCriteria;
  /** The only submissions to save, by SK; null for everyone who matches. */
  readonly wanted: ReadonlySet<string> | null;
  readonly onDone: () => void;
};

/** Reads what a file says and saves it as soon as it is mounted; draws nothing. */
export function SavedFile({ format, title, criteria, wanted, onDone }: SavedFileProps): null {
  const { t } = useTranslation("submission-file");
  const { t: wall } = useTranslation("submissions");
  const graph = useApolloClient();
  const columns = useFileColumns(shownPhone);
  const formats = useFormats();
  const language = useLanguage();
  const notifyFailure = useFailureNotice();

  async function save(): Promise<void> {
    const { rows, cutOf } = await readRows(graph, criteria, wanted);
    await saveTable(format, title, { columns, rows, language, zone: ownZone() });
    const saved = t("saved", { count: rows.length, format: t(`format.${format}`) });
    const total = cutOf && `${formats.number(cutOf.total)}${cutOf.isFloor ? "+" : ""}`;
    if (total === null) notify("success", saved);
    else notify("warning", wall("sheetPart", { shown: formats.number(rows.length), total }));
  }

  useEffect(() => {
    save().catch(notifyFailure).finally(onDone);
    // oxlint-disable-next-line react/exhaustive-deps -- once for each file
  }, []);
  return null;
}
