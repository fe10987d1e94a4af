import type { FragmentType } from "@apollo/client";
import { useId } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Breakdown_ProjectFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { BreakdownProject } from "./breakdown-documents.ts";
import { PositionBreakdown } from "./breakdown-position.tsx";
import { FactList } from "#ui/fact-list.tsx";
import type { Fact } from "#ui/fact-list.tsx";
import { MediaImage } from "#ui/media-image.tsx";
import "./breakdown.css";

type Project = Breakdown_ProjectFragment["Data"];

function Part({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="breakdown-part">
      <h2 id={id}>{title}</h2>
      {children}
    </section>
  );
}

function placeOf(project: Project): string {
  const { FilmingAddress: address, LocationCity, LocationState } = project;
  const street = [address?.AddressLine1, address?.Zipcode].filter(Boolean).join(", ");
  const city = [LocationCity, LocationState].filter(Boolean).join(", ");
  return [project.Location, street, city].filter(Boolean).join(" · ");
}

function useProjectFacts(project: Project): { readonly terms: Fact[]; readonly contact: Fact[] } {
  const { t } = useTranslation("breakdown");
  const word = useCatalog();
  const formats = useFormats();
  const money = (value: number | null | undefined) => (typeof value === "number" ? formats.money(value) : "");
  const days = [project.FilmingBeginDate, project.FilmingEndDate].filter((day) => typeof day === "string");
  const union = [word("unionChoices", project.Union), project.UnionType, project.UnionNumber];
  return {
    terms: [
      [t("filming"), days.map((day) => formats.day(day)).join(" – ")],
      [t("field.FilmingType"), word("filmingTypes", project.FilmingType)],
      [t("place"), placeOf(project)],
      [t("field.PayRate"), money(project.PayRate)],
      [t("field.EstProjectBudget"), money(project.EstProjectBudget)],
      [t("field.Union"), union.filter(Boolean).join(" · ")],
      [t("field.Skills"), formats.list(project.Skills)],
      [t("field.Public"), t(project.Public ? "public" : "private")],
    ],
    contact: [
      [t("field.CastingDirName"), project.CastingDirName],
      [t("field.CastingDirEmail"), project.CastingDirEmail],
      [t("field.CastingDirPhone"), project.CastingDirPhone],
      [t("field.ContactInformation"), project.ContactInformation],
    ],
  };
}

function Top({ project, name }: { readonly project: Project; readonly name: string }) {
  const { t } = useTranslation();
  const word = useCatalog();
  const poster = project.Media[0]?.Data;
  return (
    <div className="breakdown-top">
      <MediaImage
        url={poster?.ContentUrl ?? poster?.ContentThumbNailUrl}
        alt={poster?.AltText || t("posterOf", { name })}
        name={name}
        shape="poster"
      />
      <div>
        <p className="breakdown-kind">
          {[word("projectTypes", project.ProjectType), project.Company?.Data.Name]
            .filter(Boolean)
            .join(" · ")}
        </p>
        {project.ProjectOverview && (
          <p className="breakdown-lead" dir="auto">
            {project.ProjectOverview}
          </p>
        )}
      </div>
    </div>
  );
}

type BreakdownProps = {
  readonly project: FragmentType<Breakdown_ProjectFragment>;
  /** Without positions where they have a place of their own. */
  readonly positions?: boolean;
};

/** A project in full: what it is, when, where, for how much, and whom it looks for. */
export function Breakdown({ project, positions = true }: BreakdownProps) {
  const { t } = useTranslation("breakdown");
  const { t: shell } = useTranslation();
  const record = useRecord(BreakdownProject, project);
  if (record === null) return null;
  return (
    <Whole
      project={record.Data}
      name={record.Data.Name ?? shell("unnamed")}
      texts={t}
      positions={positions}
    />
  );
}

type WholeProps = {
  readonly project: Project;
  readonly name: string;
  readonly texts: ReturnType<typeof useTranslation<"breakdown">>["t"];
  readonly positions: boolean;
};

function Whole({ project, name, texts: t, positions }: WholeProps) {
  const { terms, contact } = useProjectFacts(project);
  return (
    <div className="breakdown">
      <Top project={project} name={name} />
      <Part title={t("about")}>
        <p className="breakdown-prose" dir="auto">
          {project.Description}
        </p>
        {project.AdditionalInformation && (
          <p className="breakdown-prose" dir="auto">
            {project.AdditionalInformation}
          </p>
        )}
      </Part>
      <Part title={t("terms")}>
        <FactList facts={terms} />
      </Part>
      {contact.some(([, value]) => value) && (
        <Part title={t("contact")}>
          <FactList facts={contact} />
        </Part>
      )}
      {positions && (
        <Part title={t("positions")}>
          {project.Positions.length === 0 && <p>{t("noPositions")}</p>}
          <ul className="breakdown-positions">
            {project.Positions.map((position) => (
              <PositionBreakdown key={position.SK} position={position} />
            ))}
          </ul>
        </Part>
      )}
    </div>
  );
}
