import { useQuery } from "@apollo/client/react";
import { REPORT_STATUSES } from "@callboard/catalog/reports.ts";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { CAN_WAIT } from "#lib/graph/queries/can-wait.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { DataPage } from "#ui/page/data-page.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { Loading } from "#ui/page/loading.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { PAGE_SIZE } from "../moderation-documents.ts";
import { ReportCounts, Reports } from "./report-documents.ts";
import { usePersonName } from "../person-name.ts";
import { ReportPane } from "./report-pane.tsx";
import "../moderation.css";

type Status = (typeof REPORT_STATUSES)[number];

function useReports(status: Status) {
  const notifyFailure = useFailureNotice();
  const criteria = { Status: status, PageSize: PAGE_SIZE, SortOrder: "Urgent" };
  const { data, previousData, error, loading, refetch, fetchMore } = useQuery(Reports, {
    variables: { criteria },
    fetchPolicy: "cache-and-network",
  });
  const counts = useQuery(ReportCounts, { fetchPolicy: "cache-and-network", context: CAN_WAIT });
  const again = () => {
    void refetch().catch(() => undefined);
    void counts.refetch().catch(() => undefined);
  };
  useLive("report.changed", again);
  const found = data?.getReports;
  const more = () =>
    void fetchMore({
      variables: { criteria: { ...criteria, After: found?.After ?? null } },
      updateQuery: (present, { fetchMoreResult: { getReports: next } }) => ({
        ...present,
        getReports: { ...next, Results: [...present.getReports.Results, ...next.Results] },
      }),
    }).catch(notifyFailure);
  return {
    found,
    counts: counts.data,
    countsError: counts.data ? null : counts.error,
    // While another list loads, the previous one stays, and so does the open report.
    loading: loading && !data && !previousData,
    error: found ? null : error,
    again,
    more: found?.After ? more : null,
  };
}

type ListProps = {
  readonly reports: NonNullable<ReturnType<typeof useReports>["found"]>["Results"];
  readonly present: string | null;
  readonly onOpen: (key: string) => void;
};

function ReportList({ reports, present, onOpen }: ListProps) {
  const { t } = useTranslation("moderation");
  const when = useWhen();
  const name = usePersonName();
  return (
    <ol className="side-list">
      {reports.map(({ PK, Data }) => (
        <li key={PK}>
          <button type="button" aria-current={PK === present ? "true" : undefined} onClick={() => onOpen(PK)}>
            <span className="side-top">
              <strong>{t(`reason.${Data.Reason as "Spam"}`)}</strong>
              <time dateTime={Data.CreateDate}>{when.past(Data.CreateDate)}</time>
            </span>
            <bdi>{name(Data.Reported)}</bdi>
            <bdi className="side-small">
              {[t(`reports.kind.${Data.Kind}`), Data.Subject].filter(Boolean).join(" · ")}
            </bdi>
          </button>
        </li>
      ))}
    </ol>
  );
}

/** Reported messages by the state of their reports, with the decision on each. */
export function ReportsPage() {
  const { t } = useTranslation("moderation");
  const { t: shell } = useTranslation();
  const { t: frame } = useTranslation("frame");
  const address = useQueryState();
  const status = REPORT_STATUSES.find((one) => one === address.text("status")) ?? "Open";
  const { found, counts, countsError, loading, error, again, more } = useReports(status);
  const keys = found?.Results.map(({ PK }) => PK) ?? [];
  const fromAddress = address.text("report");
  const present = fromAddress === "" ? (keys[0] ?? null) : keyOf("RPT", fromAddress);
  const open = (key: string | undefined) => key !== undefined && address.change({ report: idOf(key) });
  const at = present === null ? -1 : keys.indexOf(present);
  useKeys([
    { keys: "j", text: frame("keys.next"), run: () => open(keys[at + 1]) },
    { keys: "k", text: frame("keys.previous"), run: () => open(keys[Math.max(0, at - 1)]) },
  ]);
  return (
    <DataPage title={t("reports.title")} loading={loading} error={error} onRetry={again}>
      <PageTabs
        label={t("reports.title")}
        tabs={REPORT_STATUSES.map((one) => ({
          id: one,
          label: t(`reports.status.${one}`),
          link: linkTo(paths.reports, {}, { status: one }),
          current: one === status,
          count: counts?.[one].Total,
        }))}
      />
      <FailureLine what={t("reports.counts")} error={countsError} onRetry={again} />
      {present === null && !found && <Loading />}
      {present === null && found && <StateBlock title={t("reports.none")} text={t("reports.noneText")} />}
      {present !== null && (
        <div className="side-page">
          <nav aria-label={t(`reports.status.${status}`)}>
            <ReportList reports={found?.Results ?? []} present={present} onOpen={open} />
            {more && <Button onClick={more}>{shell("showMore")}</Button>}
          </nav>
          <ReportPane
            key={present}
            report={present}
            onTaken={() => address.change({ status: "InReview", report: idOf(present) })}
            onDecided={again}
          />
        </div>
      )}
    </DataPage>
  );
}
