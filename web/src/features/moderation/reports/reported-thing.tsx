import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { Report_ReportFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Row } from "#ui/layout/layout.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";

type Data = Report_ReportFragment["Data"];

/** Title and state of the reported project now, with the ways to it. */
function ReportedProject({
  project,
  subject,
}: {
  readonly project: Data["Project"];
  readonly subject: string;
}) {
  const { t } = useTranslation("moderation");
  const word = useCatalog();
  if (!project) return null;
  const { PK } = project;
  const { Name, Status } = project.Data;
  return (
    <>
      <p>
        <bdi>{Name ?? subject}</bdi>{" "}
        <StatusTag {...statusLook("project", Status)}>{word("projectStatuses", Status)}</StatusTag>
      </p>
      {Name !== subject && subject !== "" && (
        <p className="side-small">
          {t("reports.titleThen")} <bdi>{subject}</bdi>
        </p>
      )}
      <Row gap="8 12" wrap>
        <Link className="plain-button" to={linkTo(paths.projectSearch, {}, { project: PK })}>
          {t("reports.openBreakdown")}
        </Link>
        <Link
          className="plain-button"
          to={linkTo(paths.submittedProjects, { type: "submitted" }, { project: idOf(PK) })}
        >
          {t("reports.openReview")}
        </Link>
      </Row>
    </>
  );
}

/** What a report is about, if not messages: the project, or the person's profile and gallery. */
export function ReportedThing({ data }: { readonly data: Data }) {
  const { t } = useTranslation("moderation");
  if (data.Kind === "Messages") return null;
  const title = t(`reports.kind.${data.Kind}`);
  const { Id } = data.Reported;
  return (
    <section className="moderation-card" aria-label={title}>
      <h3>{title}</h3>
      {data.Kind === "Project" ? (
        <ReportedProject project={data.Project} subject={data.Subject} />
      ) : (
        <Row gap="8 12" wrap>
          <Link className="plain-button" to={linkTo(paths.userDetail, { id: Id })}>
            {t("reports.openProfile")}
          </Link>
          <Link className="plain-button" to={linkTo(paths.gallery, { id: Id, type: "user" })}>
            {t("reports.openGallery")}
          </Link>
        </Row>
      )}
    </section>
  );
}
