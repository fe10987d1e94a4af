import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { QueueHeadQuery } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Text } from "#ui/layout/layout.tsx";
import { useNow } from "#ui/when/use-now.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { Card } from "../parts/card.tsx";
import { RowPoster, WorkRow } from "../parts/work-row.tsx";

export type QueuedProject = QueueHeadQuery["queue"]["Projects"][number];

/** What an admin should look at first: more flags mean more to review. */
function useFlags(): (project: QueuedProject) => readonly string[] {
  const { t } = useTranslation("dashboard");
  return ({ Data }) => {
    const rounds = Data.ReviewHistory?.length ?? 0;
    return [
      ...(Data.ChangedSinceApproval ? [t("flag.changes", { count: Data.Changes?.length ?? 0 })] : []),
      ...(Data.Positions.some((position) => position.Data.Nudity) ? [t("flag.nudity")] : []),
      ...(Data.Positions.some((position) => position.Data.AdultScenes) ? [t("flag.adultScenes")] : []),
      ...(Data.Positions.some((position) => position.Data.ForMinors) ? [t("flag.minors")] : []),
      ...(rounds > 0 && !Data.ChangedSinceApproval ? [t("flag.round", { round: rounds + 1 })] : []),
    ];
  };
}

/** The projects that have waited longest, each with its flags and waiting time. */
export function QueueCard({
  projects,
  total,
}: {
  readonly projects: readonly QueuedProject[];
  readonly total: number;
}) {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const when = useWhen();
  const now = useNow().getTime();
  const flagsOf = useFlags();
  const queue = linkTo(paths.submittedProjects, { type: "submitted" });
  return (
    <Card title={t("queueHead")} waiting={total} link={{ to: queue, text: t("seeAll") }}>
      {projects.length === 0 && <p className="dash-empty">{t("nothingWaiting")}</p>}
      <ul className="work-list">
        {projects.map((project) => {
          const { PK, Data } = project;
          const name = Data.Name ?? shell("unnamed");
          return (
            <WorkRow
              key={PK}
              lead={<RowPoster url={Data.Media[0]?.Data.ContentThumbNailUrl} name={name} />}
              title={<bdi>{name}</bdi>}
              text={
                <bdi>
                  {[Data.Company?.Data.Name, word("projectTypes", Data.ProjectType)]
                    .filter(Boolean)
                    .join(" · ")}
                </bdi>
              }
              end={
                <>
                  {flagsOf(project).map((flag) => (
                    <span key={flag} className="fact-tag fact-cue">
                      {flag}
                    </span>
                  ))}
                  {Data.SubmittedAt && (
                    <Text as="time" text="dense quiet" dateTime={Data.SubmittedAt}>
                      {when.length(now - Date.parse(Data.SubmittedAt))}
                    </Text>
                  )}
                  <Link
                    className="plain-button"
                    to={linkTo(paths.submittedProjects, { type: "submitted" }, { project: PK })}
                    aria-label={`${t("work.review")}: ${name}`}
                  >
                    {t("work.review")}
                  </Link>
                </>
              }
            />
          );
        })}
      </ul>
    </Card>
  );
}
