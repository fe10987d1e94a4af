import { Alert } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ProjectHead_ProjectFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { StatusTag, projectTone } from "#ui/status-tag.tsx";

type HeadProps = { readonly head: ProjectHead_ProjectFragment };

/** What the state of a project asks for. */
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
          title={t("denied")}
          description={<span className="decline-comment">{Data.DeclineComment}</span>}
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

/** Where a project stands, and its figures. */
export function ProjectHead({ head }: HeadProps) {
  const { t } = useTranslation("project-detail");
  const word = useCatalog();
  const formats = useFormats();
  const { Data } = head;
  return (
    <div className="detail-head">
      <p className="detail-facts">
        <StatusTag tone={projectTone(Data.Status)}>{word("projectStatuses", Data.Status)}</StatusTag>
        <span>{word("projectTypes", Data.ProjectType)}</span>
        {Data.Company?.Data.Name && <bdi>{Data.Company.Data.Name}</bdi>}
        {Data.SubmissionsDueBy && <span>{t("due", { date: formats.day(Data.SubmissionsDueBy) })}</span>}
        {typeof Data.Submissions === "number" && <span>{t("submissions", { count: Data.Submissions })}</span>}
        {typeof Data.ProjectViews === "number" && <span>{t("views", { count: Data.ProjectViews })}</span>}
      </p>
      <Banner head={head} />
    </div>
  );
}

/** What the viewer may do with the project now. */
export function ProjectActions({ head }: HeadProps) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const { PK, Data } = head;
  const may = (operation: string) => Data.ViewerCan.includes(operation);
  const owner = typeof Data.Submissions === "number";
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
      {Data.Status === "Closed" && may("resubmitProject") && (
        <Link className="plain-button" to={linkTo(paths.createProject, { id: PK }, { step: "review" })}>
          {t("reopen")}
        </Link>
      )}
      {owner && Data.Status === "Approved" && (
        <Link className="accent-button" to={linkTo(paths.projectSubmissions, { id: PK })}>
          {t("openSubmissions")}
        </Link>
      )}
    </>
  );
}
