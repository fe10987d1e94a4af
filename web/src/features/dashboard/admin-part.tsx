import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { AdminDashboard } from "./dashboard-documents.ts";
import { Panel, StepCard } from "./step-card.tsx";

/** An admin's day: what waits for a decision. */
export function AdminPart() {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const { data, error, loading, refetch } = useQuery(AdminDashboard, { fetchPolicy: "cache-and-network" });
  const again = () => void refetch().catch(() => undefined);
  useLive("project.changed", again);
  const queue = data?.projectsPendingApproval;
  const total = queue?.Total ?? 0;
  const link = linkTo(paths.submittedProjects, { type: "submitted" });
  return (
    <DataBlock loading={!queue && loading} error={queue ? null : error} onRetry={again}>
      {total === 0 ? (
        <StepCard title={t("nothingWaiting")} text={t("nothingWaitingText")} to={link} />
      ) : (
        <StepCard title={t("decide")} text={t("decideText", { count: total })} to={link} />
      )}
      {total > 0 && (
        <Panel title={t("waiting")} to={link}>
          <ul className="panel-list">
            {queue?.Projects.map(({ PK, Data }) => (
              <li key={PK}>
                <Link to={link}>
                  <bdi>{Data.Name ?? shell("unnamed")}</bdi>
                </Link>
                <span>
                  <bdi>{Data.Company?.Data.Name}</bdi>{" "}
                  {Data.SubmittedAt && t("since", { ago: formats.ago(Data.SubmittedAt) })}
                </span>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </DataBlock>
  );
}
