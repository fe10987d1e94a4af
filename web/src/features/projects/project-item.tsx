import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ProjectItem_ProjectFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { MediaImage } from "#ui/media-image.tsx";
import { StatusTag, projectTone } from "#ui/status-tag.tsx";
import { projectCounts } from "./project-counts.ts";
import { ProjectItemProject } from "./project-documents.ts";

type Data = ProjectItem_ProjectFragment["Data"];

const STEPS = 5;

function Counters({ project }: { readonly project: Data }) {
  const { t } = useTranslation("projects");
  const formats = useFormats();
  const { fresh, booked, wanted } = projectCounts(project.Positions);
  return (
    <dl className="project-counters">
      <div className={fresh > 0 ? "counter counter-new" : "counter"}>
        <dt>{t("counterNew")}</dt>
        <dd>{formats.number(fresh)}</dd>
      </div>
      <div className="counter">
        <dt>{t("counterTotal")}</dt>
        <dd>{formats.number(project.Submissions ?? 0)}</dd>
      </div>
      <div className="counter">
        <dt>{t("counterBooked")}</dt>
        <dd>{t("bookedOf", { booked: formats.number(booked), wanted: formats.number(wanted) })}</dd>
      </div>
    </dl>
  );
}

/** What the project's state asks of its producer. */
function NextMove({ id, project }: { readonly id: string; readonly project: Data }) {
  const { t } = useTranslation("projects");
  if (project.Status === "Denied") {
    return (
      <>
        {project.DeclineComment && (
          <p className="project-denied">
            <strong>{t("deniedBecause")}</strong> <bdi>{project.DeclineComment}</bdi>
          </p>
        )}
        <Link className="accent-button" to={linkTo(paths.createProject, { id })}>
          {t("fix")}
        </Link>
      </>
    );
  }
  if (project.Status === "Draft") {
    const step = Math.min((project.LastCompletedStep ?? 0) + 1, STEPS + 1);
    return (
      <Link className="plain-button" to={linkTo(paths.createProject, { id })}>
        {step > STEPS ? t("finish") : t("continueAt", { step, of: STEPS })}
      </Link>
    );
  }
  if (project.Status === "Pending") return <p className="project-note">{t("pendingNote")}</p>;
  return (
    <Link className="plain-button" to={linkTo(paths.projectSubmissions, { id })}>
      {t("openSubmissions")}
    </Link>
  );
}

/** A project of the company: where it stands, what came in, and what to do next. */
export function ProjectItem({ project }: { readonly project: FragmentType<ProjectItem_ProjectFragment> }) {
  const { t } = useTranslation("projects");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const record = useRecord(ProjectItemProject, project);
  if (record === null) return null;
  const { PK, Data } = record;
  const name = Data.Name ?? shell("unnamed");
  return (
    <li className="own-project">
      <MediaImage url={Data.Media[0]?.Data.ContentThumbNailUrl} alt="" name={name} shape="poster" />
      <div className="own-project-words">
        <h2>
          <Link to={linkTo(paths.projectDetail, { id: PK })}>
            <bdi>{name}</bdi>
          </Link>
        </h2>
        <p className="own-project-facts">
          <StatusTag tone={projectTone(Data.Status)}>{word("projectStatuses", Data.Status)}</StatusTag>
          <span>{word("projectTypes", Data.ProjectType)}</span>
          {Data.SubmissionsDueBy && <span>{t("due", { date: formats.day(Data.SubmissionsDueBy) })}</span>}
        </p>
        <Counters project={Data} />
        <NextMove id={PK} project={Data} />
      </div>
    </li>
  );
}
