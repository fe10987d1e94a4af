import { skipToken, useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { useCatalog } from "#i18n/use-catalog.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { Box } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { ProjectNames } from "./detail-documents.ts";

/**
 * Shown if the address of a workspace lacks the project: lists projects to choose from, and keeps the requested tab.
 */
export function PickProject() {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const { pathname, search } = useLocation();
  const { companyKey } = useViewer();
  const { data, error, loading, refetch } = useQuery(
    ProjectNames,
    companyKey === null ? skipToken : { fetchPolicy: "cache-and-network" },
  );
  const found = data?.getCompanyProjects;
  return (
    <DataPage
      title={t("pick")}
      loading={companyKey !== null && !found && loading}
      error={found ? null : error}
      onRetry={() => void refetch().catch(() => undefined)}
      isEmpty={companyKey === null || found?.length === 0}
      empty={
        <StateBlock
          title={t("nothingToPick")}
          action={
            <Link className="accent-button" to={linkTo(paths.projects)}>
              {t("toProjects")}
            </Link>
          }
        />
      }
    >
      <Box as="ul" className="pick-list" card>
        {found?.map(({ PK, Data }) => {
          const name = Data.Name ?? shell("unnamed");
          return (
            <li key={PK}>
              <Link to={`${pathname.replace(/\/$/, "")}/${idOf(PK)}${search}`}>
                <MediaImage
                  url={Data.Media[0]?.Data.ContentThumbNailUrl}
                  alt=""
                  name={name}
                  shape="headshot"
                />
                <span>
                  <bdi>{name}</bdi>
                  <small>{word("projectTypes", Data.ProjectType)}</small>
                </span>
                <StatusTag {...statusLook("project", Data.Status)}>
                  {word("projectStatuses", Data.Status)}
                </StatusTag>
              </Link>
            </li>
          );
        })}
      </Box>
    </DataPage>
  );
}
