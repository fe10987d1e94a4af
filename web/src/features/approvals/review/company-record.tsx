import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import type { ApprovalPreviewQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { CAN_WAIT } from "#lib/graph/queries/can-wait.ts";
import { Text } from "#ui/layout/layout.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { CompanyReports } from "../approval-documents.ts";

type Data = NonNullable<ApprovalPreviewQuery["getProjectById"]>["Data"];

/** What is known of the company at a review: how its projects ended, since when, and reports of it and its people. */
export function CompanyRecord({ data }: { readonly data: Data }) {
  const { t } = useTranslation("approvals");
  const formats = useFormats();
  const company = data.Company?.PK ?? "";
  const reports = useQuery(CompanyReports, {
    variables: { company },
    skip: company === "",
    fetchPolicy: "cache-and-network",
    context: CAN_WAIT,
  });
  const record = data.CompanyRecord;
  if (!record) return null;
  const filed = reports.data?.all.Total ?? 0;
  const open = reports.data?.open.Total ?? 0;
  const facts = [
    t("record.approved", { count: record.Approved }),
    t("record.denied", { count: record.Denied }),
    ...(record.Since ? [t("record.since", { day: formats.day(record.Since) })] : []),
  ];
  const again = () => void reports.refetch().catch(() => undefined);
  return (
    <>
      <p className="preview-facts" aria-label={t("record.title")}>
        {record.Approved === 0 && <strong className="fact-tag">{t("record.first")}</strong>}
        <Text text="small quiet">{facts.join(" · ")}</Text>
        {filed > 0 && (
          <strong className="fact-tag">
            {t("record.reports", { count: filed })}
            {open > 0 && ` · ${t("record.open", { count: open })}`}
          </strong>
        )}
      </p>
      {/* Whoever approves must know whether the company was reported. */}
      <FailureLine error={reports.data ? undefined : reports.error} onRetry={again} />
    </>
  );
}
