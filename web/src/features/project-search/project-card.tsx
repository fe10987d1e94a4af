import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import type { ProjectCard_ProjectFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { MediaImage } from "#ui/media-image.tsx";
import { DueDate } from "./due-date.tsx";
import { ProjectCardProject } from "./search-documents.ts";

type ProjectCardProps = {
  readonly project: FragmentType<ProjectCard_ProjectFragment>;
  readonly onOpen: () => void;
};

/** A project among the results: poster first. */
export function ProjectCard({ project, onOpen }: ProjectCardProps) {
  const { t } = useTranslation("project-search");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const record = useRecord(ProjectCardProject, project);
  if (record === null) return null;
  const {
    Name,
    ProjectType,
    ProjectOverview,
    Union,
    PayRate,
    LocationCity,
    LocationState,
    SubmissionsDueBy,
    Media,
    Company,
    Positions,
  } = record.Data;
  const name = Name ?? shell("unnamed");
  const facts = [
    word("projectTypes", ProjectType),
    word("unionChoices", Union),
    [LocationCity, LocationState].filter(Boolean).join(", "),
  ];
  return (
    <li className="project-card">
      <MediaImage url={Media[0]?.Data.ContentThumbNailUrl} alt="" name={name} shape="poster" />
      <div className="project-card-words">
        <h2>
          <button type="button" className="project-card-open" onClick={onOpen}>
            <bdi>{name}</bdi>
          </button>
        </h2>
        {Company?.Data.Name && (
          <p className="project-card-company">
            <bdi>{t("by", { company: Company.Data.Name })}</bdi>
          </p>
        )}
        <p className="project-card-facts">{facts.filter((fact) => fact !== "").join(" · ")}</p>
        {ProjectOverview && (
          <p className="project-card-overview" dir="auto">
            {ProjectOverview}
          </p>
        )}
        <p className="project-card-foot">
          <span>{t("positions", { count: Positions.length })}</span>
          {typeof PayRate === "number" && PayRate > 0 && (
            <span>{t("pay", { amount: formats.money(PayRate) })}</span>
          )}
          <DueDate value={SubmissionsDueBy ?? null} />
        </p>
      </div>
    </li>
  );
}
