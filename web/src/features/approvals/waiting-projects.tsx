import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { WaitingProjectsQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { DataPage } from "#ui/page/data-page.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { QUEUE_SIZE, WaitingProjects } from "./approval-documents.ts";

type Waiting = WaitingProjectsQuery["userProjectsWaitingApproval"][number];

function WaitingItem({ project }: { readonly project: Waiting }) {
  const { t } = useTranslation("approvals");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const { PK, Data } = project;
  const name = Data.Name ?? shell("unnamed");
  return (
    <li className="waiting-item">
      <MediaImage url={Data.Media[0]?.Data.ContentThumbNailUrl} alt="" name={name} shape="poster" />
      <div className="waiting-words">
        <h2>
          <Link to={linkTo(paths.projectDetail, { id: PK })}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="queue-facts">
          <StatusTag {...statusLook("project", Data.Status)}>
            {word("projectStatuses", Data.Status)}
          </StatusTag>{" "}
          {Data.SubmittedAt && t("sent", { ago: formats.ago(Data.SubmittedAt) })}
        </p>
        {Data.DeclineComment && (
          <p className="waiting-comment" dir="auto">
            {Data.DeclineComment}
          </p>
        )}
        {Data.Status === "Denied" && (
          <Link className="accent-button" to={linkTo(paths.createProject, { id: PK })}>
            {t("fix")}
          </Link>
        )}
      </div>
    </li>
  );
}

/** The producer's own projects that await approval or were denied. */
export function WaitingProjectsPage() {
  const { t } = useTranslation("approvals");
  const { data, error, loading, refetch } = useQuery(WaitingProjects, {
    variables: { criteria: { PageSize: QUEUE_SIZE } },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useLive("project.changed", again);
  const found = data?.userProjectsWaitingApproval;
  return (
    <DataPage
      title={t("waitingTitle")}
      lead={t("waitingLead")}
      loading={!found && loading}
      error={found ? null : error}
      onRetry={again}
      isEmpty={found?.length === 0}
      empty={
        <StateBlock
          title={t("noneWaiting")}
          text={t("noneWaitingText")}
          action={
            <Link className="plain-button" to={linkTo(paths.projects)}>
              {t("toProjects")}
            </Link>
          }
        />
      }
    >
      <ul className="waiting-list" aria-busy={loading}>
        {found?.map((project) => (
          <WaitingItem key={project.PK} project={project} />
        ))}
      </ul>
    </DataPage>
  );
}
