import { useApolloClient } from "@apollo/client/react";
import { PaperClipOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import type { Report_ReportFragment } from "#gen/graphql.ts";
import { useFileSize } from "#i18n/units/file-size.ts";
import { saveLink } from "#lib/save-file.ts";
import { Row } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { ReportFiles } from "./report-documents.ts";

type Files = Report_ReportFragment["Data"]["Messages"][number]["Attachments"];

/** Downloads a file of a report by a fresh link; announces if the file no longer exists. */
function useDownload(report: string) {
  const { t } = useTranslation("moderation");
  const graph = useApolloClient();
  const notifyFailure = useFailureNotice();
  return async ({ PK, FileName }: Files[number]): Promise<void> => {
    try {
      const { data } = await graph.query({
        query: ReportFiles,
        variables: { PK: report },
        fetchPolicy: "no-cache",
        errorPolicy: "none",
      });
      const files = data?.getReport.Data.Messages.flatMap(({ Attachments }) => Attachments) ?? [];
      const url = files.find((file) => file.PK === PK)?.ContentUrl;
      if (url) saveLink(url, FileName);
      else notify("error", t("reports.fileGone", { name: FileName }));
    } catch (error) {
      notifyFailure(error);
    }
  };
}

/** The files of a reported message, with name and size, as downloads. */
export function ReportedFiles({ report, files }: { readonly report: string; readonly files: Files }) {
  const { t } = useTranslation("moderation");
  const fileSize = useFileSize();
  const download = useDownload(report);
  if (files.length === 0) return null;
  return (
    <Row
      as="ul"
      className="reported-files"
      gap={8}
      align="stretch"
      wrap
      before={4}
      aria-label={t("reports.files")}
    >
      {files.map((file) => (
        <li key={file.PK}>
          <Button
            icon={<PaperClipOutlined aria-hidden="true" />}
            aria-label={t("reports.download", { name: file.FileName, size: fileSize(file.Size) })}
            onClick={() => void download(file)}
          >
            <bdi className="reported-file">{file.FileName}</bdi>
            <small>{fileSize(file.Size)}</small>
          </Button>
        </li>
      ))}
    </Row>
  );
}
