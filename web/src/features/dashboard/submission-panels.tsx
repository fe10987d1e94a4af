import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { AgentDashboardQuery, TalentDashboardQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { StatusTag, bookingTone } from "#ui/status-tag.tsx";
import { upcomingAuditions } from "./next-step.ts";
import { Panel } from "./step-card.tsx";

type Submission =
  | TalentDashboardQuery["getUserSubmissions"][number]
  | AgentDashboardQuery["getUserSubmissions"][number];

const SHOWN = 6;

/** The next auditions and how the latest submissions stand. */
export function SubmissionPanels({ submissions }: { readonly submissions: readonly Submission[] }) {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const [now] = useState(Date.now);
  const auditions = upcomingAuditions(submissions, now);
  const nameOf = ({ Data }: Submission) => Data.Position.Name ?? shell("unnamed");
  return (
    <>
      <Panel title={t("upcoming")}>
        {auditions.length === 0 && <p>{t("noUpcoming")}</p>}
        <ul className="panel-list">
          {auditions.slice(0, SHOWN).map((submission) => (
            <li key={submission.PK + submission.SK}>
              <Link to={linkTo(paths.mySubmissions, {}, { stage: "Audition" })}>
                <bdi>{nameOf(submission)}</bdi>
              </Link>
              <span>{formats.moment(submission.Data.Audition?.Data.StartsAt ?? "")}</span>
            </li>
          ))}
        </ul>
      </Panel>
      {submissions.length > 0 && (
        <Panel title={t("yourSubmissions")} to={linkTo(paths.mySubmissions)}>
          <ul className="panel-list">
            {submissions.slice(0, SHOWN).map((submission) => (
              <li key={submission.PK + submission.SK}>
                <Link to={linkTo(paths.projectSearch, {}, { project: submission.Data.Project.ProjectId })}>
                  <bdi>{nameOf(submission)}</bdi>
                </Link>
                <StatusTag tone={bookingTone(submission.Data.BookingStatus)}>
                  {word("talentStatuses", submission.Data.BookingStatus)}
                </StatusTag>
              </li>
            ))}
          </ul>
        </Panel>
      )}
    </>
  );
}
