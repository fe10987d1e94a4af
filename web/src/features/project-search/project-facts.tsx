import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import type { ProjectFacts_ProjectFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { FactList } from "#ui/fact-list.tsx";
import type { Fact } from "#ui/fact-list.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import { DueDate } from "./due-date.tsx";
import { ProjectFactsProject } from "./search-documents.ts";

type ProjectFactsProps = {
  readonly project: FragmentType<ProjectFacts_ProjectFragment>;
  readonly name: string;
};

type Project = ProjectFacts_ProjectFragment["Data"];

function useFacts(project: Project): readonly Fact[] {
  const { t } = useTranslation("project-search");
  const word = useCatalog();
  const formats = useFormats();
  const filming = [project.FilmingBeginDate, project.FilmingEndDate].filter(
    (day) => day !== null && day !== undefined,
  );
  const dates = project.FilmingDates.map(({ Data }) =>
    [formats.day(Data.Date), Data.Time].filter(Boolean).join(", "),
  );
  const place = project.Location ?? [project.LocationCity, project.LocationState].filter(Boolean).join(", ");
  return [
    [
      t("filming"),
      (dates.length > 0 ? dates : filming.map((day) => formats.day(day))).join(
        dates.length > 0 ? " · " : " – ",
      ),
    ],
    [t("place"), [place, word("filmingTypes", project.FilmingType)].filter(Boolean).join(" · ")],
    [t("unionFact"), [word("unionChoices", project.Union), project.UnionType].filter(Boolean).join(" · ")],
    [t("payFact"), typeof project.PayRate === "number" ? formats.money(project.PayRate) : ""],
    [t("castingDirector"), project.CastingDirName ?? ""],
  ];
}

function Facts({ project }: { readonly project: Project }) {
  return <FactList facts={useFacts(project)} />;
}

/** What a project is, when and where. */
export function ProjectFacts({ project, name }: ProjectFactsProps) {
  const { t } = useTranslation("project-search");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const record = useRecord(ProjectFactsProject, project);
  if (record === null) return null;
  const { Data } = record;
  const poster = Data.Media[0]?.Data;
  return (
    <>
      <div className="project-top">
        <MediaImage
          url={poster?.ContentUrl ?? poster?.ContentThumbNailUrl}
          alt={poster?.AltText || shell("posterOf", { name })}
          name={name}
          shape="poster"
        />
        <div>
          <p className="project-kind">
            {[word("projectTypes", Data.ProjectType), Data.Company?.Data.Name].filter(Boolean).join(" · ")}
          </p>
          {Data.ProjectOverview && (
            <p className="project-lead" dir="auto">
              {Data.ProjectOverview}
            </p>
          )}
          <p>
            <DueDate value={Data.SubmissionsDueBy ?? null} />
          </p>
        </div>
      </div>
      <section aria-labelledby="drawer-overview">
        <h2 id="drawer-overview">{t("overview")}</h2>
        <p className="prose" dir="auto">
          {Data.Description}
        </p>
        {Data.AdditionalInformation && (
          <>
            <h3>{t("more")}</h3>
            <p className="prose" dir="auto">
              {Data.AdditionalInformation}
            </p>
          </>
        )}
      </section>
      <section aria-labelledby="drawer-facts">
        <h2 id="drawer-facts">{t("facts")}</h2>
        <Facts project={Data} />
      </section>
    </>
  );
}
