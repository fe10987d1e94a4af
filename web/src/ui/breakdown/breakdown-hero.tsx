import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { Breakdown_ProjectFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { DueCue } from "#ui/when/due-cue.tsx";
import { nearnessOf } from "#ui/when/when-words.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { closeWords } from "./close-words.ts";
import { filmingWords } from "./filming-span.ts";
import { usePay } from "#ui/pay/use-pay.ts";

export type Project = Breakdown_ProjectFragment["Data"];

type HeroProps = {
  readonly project: Project;
  readonly name: string;
  /** How the title renders: as the page's own heading, as a section's, or not at all if the page header has it. */
  readonly title: "h1" | "h2" | null;
  /** Buttons to save, share and contact. */
  readonly actions: ReactNode;
  /** Position within the search results. */
  readonly paging: ReactNode;
};

/** Poster, title and summary. */
export function Hero({ project, name, title: Title, actions, paging }: HeroProps) {
  const { t } = useTranslation("breakdown");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const when = useWhen();
  const poster = project.Media[0]?.Data;
  const type = word("projectTypes", project.ProjectType);
  return (
    <Stack className="breakdown-top" gap={16} pad={16}>
      <MediaImage
        url={poster?.ContentThumbNailUrl ?? poster?.ContentUrl}
        alt={poster?.AltText || shell("posterOf", { name })}
        name={name}
        shape="poster"
      />
      <Row className="breakdown-words" gap={4} align="stretch" shrinks>
        <Row gap={8} justify="between">
          <Text as="p" text="dense quiet">
            {project.ApprovedAt ? t("posted", { type, day: when.day(project.ApprovedAt) }) : type}
            {project.Company?.Data.Name && (
              <>
                {type !== "" && " · "}
                <span className="breakdown-by">
                  <MediaImage
                    url={project.Company.Data.Logo?.Data.ContentThumbNailUrl}
                    alt=""
                    name={project.Company.Data.Name}
                    shape="logo"
                  />
                  <bdi>{project.Company.Data.Name}</bdi>
                </span>
              </>
            )}
          </Text>
          {paging}
        </Row>
        {Title && (
          <Title className="breakdown-title" tabIndex={-1}>
            <bdi>{name}</bdi>
          </Title>
        )}
        {project.ProjectOverview && (
          <Text as="p" className="breakdown-lead" text="soft" dir="auto">
            {project.ProjectOverview}
          </Text>
        )}
        {actions}
      </Row>
    </Stack>
  );
}

type StripFact = readonly [label: string, value: ReactNode, more: string, near?: boolean];

function Closes({ at }: { readonly at: string | null | undefined }) {
  const { t } = useTranslation("breakdown");
  return at ? <DueCue at={at} mine={false} /> : <>{t("noDue")}</>;
}

function useStripFacts(project: Project): readonly StripFact[] {
  const { t } = useTranslation("breakdown");
  const word = useCatalog();
  const when = useWhen();
  const pay = usePay();
  const { SubmissionsDueBy: due } = project;
  const days = project.FilmingDates.length;
  const filming = filmingWords(project, when) || t("dateUnknown");
  const nearness = due ? nearnessOf(due) : "far";
  return [
    [
      t("pay"),
      pay.all(project.Positions.map(({ Data }) => Data)) || t("dateUnknown"),
      project.UnionType ?? "",
    ],
    [t("filming"), filming, days > 1 ? t("filmingDays", { count: days }) : ""],
    [
      t("place"),
      [project.LocationCity, project.LocationState].filter(Boolean).join(", ") || t("dateUnknown"),
      word("filmingTypes", project.FilmingType),
    ],
    [t("union"), word("unionChoices", project.Union) || t("dateUnknown"), ""],
    [
      t(nearness === "passed" ? "closed" : due ? closeWords(due, project.Positions) : "closes"),
      <Closes key="due" at={due} />,
      "",
      nearness === "near",
    ],
  ];
}

/** The facts that decide whether to read on, in one line. */
export function FactStrip({ project }: { readonly project: Project }) {
  const facts = useStripFacts(project);
  return (
    <Stack as="dl" className="breakdown-strip" ruled="above">
      {facts.map(([label, value, more, near]) => (
        <div key={label} data-near={near === true}>
          <dt>{label}</dt>
          <dd>
            <bdi>{value}</bdi>
          </dd>
          {more !== "" && (
            <dd className="breakdown-strip-more">
              <bdi>{more}</bdi>
            </dd>
          )}
        </div>
      ))}
    </Stack>
  );
}
