import type { FragmentType } from "@apollo/client";
import { Alert } from "antd";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import type { ProjectHead_ProjectFragment, ProjectMenu_ProjectFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { ProjectMenu } from "#ui/project-menu/project-menu.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { usePlace } from "#ui/page/place.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { DueCue } from "#ui/when/due-cue.tsx";

type HeadProps = { readonly head: ProjectHead_ProjectFragment };

/** What the project's state requires next. */
function Banner({ head }: HeadProps) {
  const { t } = useTranslation("project-detail");
  const { PK, Data } = head;
  switch (Data.Status) {
    case "Pending":
      return <Alert type="info" showIcon title={t("pending")} />;
    case "Draft":
      return <Alert type="info" showIcon title={t("draft")} />;
    case "Closed":
      return <Alert type="info" showIcon title={t("closed")} />;
    case "Denied":
      return (
        <Alert
          type="error"
          showIcon
          title={t(Data.ApprovedAt ? "takenDown" : "denied")}
          description={
            <Text lines dir="auto">
              {Data.DeclineComment}
            </Text>
          }
          action={
            <Link className="accent-button" to={linkTo(paths.createProject, { id: PK })}>
              {t("fix")}
            </Link>
          }
        />
      );
    case "Approved":
      return Data.ChangedSinceApproval ? <Alert type="warning" showIcon title={t("changed")} /> : null;
  }
}

/** The buttons of the head: the action required by the state, and editing. */
function HeadButtons({ head }: HeadProps) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const viewer = useViewer();
  const { PK, Data } = head;
  const may = (operation: string) => Data.ViewerCan.includes(operation);
  return (
    <>
      {may("updateProjectInfo") && (
        <Link className="plain-button" to={linkTo(paths.createProject, { id: PK })}>
          {shell("edit")}
        </Link>
      )}
      {may("submitProjectApproval") && (
        <Link className="accent-button" to={linkTo(paths.createProject, { id: PK }, { step: "review" })}>
          {t("submit")}
        </Link>
      )}
      {hasRole(viewer, ["Admin"]) && Data.Status !== "Draft" && (
        <Link
          className="plain-button"
          to={linkTo(paths.submittedProjects, { type: "submitted" }, { project: idOf(PK) })}
        >
          {t("review")}
        </Link>
      )}
      {Data.Status === "Approved" && (
        <Link className="accent-button" to={linkTo(paths.projectSubmissions, { id: PK })}>
          {t("openSubmissions")}
        </Link>
      )}
    </>
  );
}

/** Poster, name, state and figures of a project in one line, with its actions. */
export function ProjectHead({
  head,
  project,
  onChanged,
}: HeadProps & {
  readonly project: FragmentType<ProjectMenu_ProjectFragment>;
  readonly onChanged: () => void;
}) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const navigate = useNavigate();
  const { Data } = head;
  const name = Data.Name ?? shell("unnamed");
  const wanted = Data.Positions.reduce((sum, position) => sum + (position.Data.Quantity ?? 0), 0);
  const booked = Data.Positions.reduce((sum, position) => sum + (position.Data.Cast ?? 0), 0);
  usePlace(name);
  return (
    <Stack as="header" gap={8}>
      <Row className="detail-line" gap="6 12" wrap>
        <MediaImage url={Data.Media[0]?.Data.ContentThumbNailUrl} alt="" name={name} shape="headshot" />
        <h1 className="page-title" tabIndex={-1}>
          <bdi>{name}</bdi>
        </h1>
        <StatusTag {...statusLook("project", Data.Status)}>{word("projectStatuses", Data.Status)}</StatusTag>
        <Row as="span" gap="4 16" wrap text="quiet">
          <span>{t("submissions", { count: Data.Submissions ?? 0 })}</span>
          {wanted > 0 && <span>{t("booked", { booked, count: wanted })}</span>}
          {typeof Data.ProjectViews === "number" && <span>{t("views", { count: Data.ProjectViews })}</span>}
          {Data.SubmissionsDueBy && (
            <DueCue
              at={Data.SubmissionsDueBy}
              clock={false}
              mine={Data.Status === "Approved"}
              format={(date) => t("due", { date })}
            />
          )}
        </Row>
        <Row as="span" gap={8} align="stretch" wrap push>
          <HeadButtons head={head} />
          <ProjectMenu
            project={project}
            onChanged={onChanged}
            onGone={() => void navigate(linkTo(paths.projects))}
          />
        </Row>
      </Row>
      <Banner head={head} />
    </Stack>
  );
}
