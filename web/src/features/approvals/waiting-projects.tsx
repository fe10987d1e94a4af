import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { WaitingProjectsQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { Card, Stack, Text } from "#ui/layout/layout.tsx";
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
    <Card as="li" className="waiting-item" gap={16}>
      <MediaImage url={Data.Media[0]?.Data.ContentThumbNailUrl} alt="" name={name} shape="poster" />
      <Stack className="waiting-words" gap={8} across="start" pack="start">
        <h2>
          <Link to={linkTo(paths.projectDetail, { id: PK })}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <Text as="p" className="queue-facts" text="small quiet">
          <StatusTag {...statusLook("project", Data.Status)}>
            {word("projectStatuses", Data.Status)}
          </StatusTag>{" "}
          {Data.SubmittedAt && t("sent", { ago: formats.ago(Data.SubmittedAt) })}
        </Text>
        {Data.DeclineComment && (
          <Text as="p" className="waiting-comment" pad="10 12" radius="small" lines dir="auto">
            {Data.DeclineComment}
          </Text>
        )}
        {Data.Status === "Denied" && (
          <Link className="accent-button" to={linkTo(paths.createProject, { id: PK })}>
            {t("fix")}
          </Link>
        )}
      </Stack>
    </Card>
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
      <Stack as="ul" gap={12} aria-busy={loading}>
        {found?.map((project) => (
          <WaitingItem key={project.PK} project={project} />
        ))}
      </Stack>
    </DataPage>
  );
}
