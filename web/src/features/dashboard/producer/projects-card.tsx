import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Box, Grid, Row, Text } from "#ui/layout/layout.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { DueCue } from "#ui/when/due-cue.tsx";
import { Card } from "../parts/card.tsx";
import { CardTabs } from "../parts/card-tabs.tsx";
import { RowPoster } from "../parts/work-row.tsx";
import { BAR_STAGES, countOf, tabOf } from "./producer-work.ts";
import type { OwnProject, ProjectTab } from "./producer-work.ts";
import "./producer.css";

const TABS: readonly ProjectTab[] = ["active", "draft", "closed"];
const SHOWN = 9;
const NONE = "–";

/** The number of submissions at each stage as a bar, with the same in words for screen readers. */
function StageBar({ project }: { readonly project: OwnProject }) {
  const { t } = useTranslation("dashboard");
  const word = useCatalog();
  const formats = useFormats();
  const counts = BAR_STAGES.map((stage) => ({ stage, count: countOf(project, stage) }));
  if (counts.every(({ count }) => count === 0)) return <Text text="dense quiet">{t("noSubmissions")}</Text>;
  const words = counts.map(({ stage, count }) => `${word("stages", stage)} ${formats.number(count)}`);
  return (
    <>
      <span className="stage-bar" aria-hidden="true" title={formats.join(words)}>
        {counts.map(({ stage, count }) =>
          count === 0 ? null : <span key={stage} className={`bar-${stage}`} style={{ flexGrow: count }} />,
        )}
      </span>
      <span className="visually-hidden">{formats.join(words)}</span>
    </>
  );
}

/** Poster, name, kind and place. */
function ProjectCell({ project: { PK, Data } }: { readonly project: OwnProject }) {
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const name = Data.Name ?? shell("unnamed");
  const place = [Data.LocationCity, Data.LocationState].filter(Boolean).join(", ");
  return (
    <Row as="span" className="project-cell" gap={12}>
      <RowPoster url={Data.Media[0]?.Data.ContentThumbNailUrl} name={name} />
      <Grid as="span" className="work-words" columns={1} shrinks>
        <Link to={linkTo(paths.projectDetail, { id: PK })}>
          <bdi>{name}</bdi>
        </Link>
        <Text className="work-text" text="small quiet">
          {[word("projectTypes", Data.ProjectType), place].filter(Boolean).join(" · ")}
        </Text>
      </Grid>
    </Row>
  );
}

function ProjectRow({ project }: { readonly project: OwnProject }) {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const { PK, Data } = project;
  const name = Data.Name ?? shell("unnamed");
  const wanted = Data.Positions.reduce((sum, position) => sum + (position.Data.Quantity ?? 0), 0);
  const booked = Data.Positions.reduce((sum, position) => sum + (position.Data.Cast ?? 0), 0);
  const fresh = countOf(project, "New");
  const all = Data.Submissions ?? 0;
  const changed = Data.Status === "Approved" && Data.ChangedSinceApproval === true;
  return (
    <tr>
      <th scope="row">
        <ProjectCell project={project} />
      </th>
      <td className="cell-stages">
        <StageBar project={project} />
      </td>
      <td className="cell-number">
        {fresh > 0 ? (
          <Link
            to={linkTo(paths.projectSubmissions, { id: PK })}
            aria-label={t("newOf", { count: fresh, shown: formats.number(fresh), name })}
          >
            <strong>{formats.number(fresh)}</strong>
          </Link>
        ) : (
          NONE
        )}
      </td>
      <td className="cell-number">{all > 0 ? formats.number(all) : NONE}</td>
      <td className="cell-wide">{wanted > 0 ? t("bookedOf", { booked, wanted }) : NONE}</td>
      <td className="cell-wide">
        {Data.SubmissionsDueBy ? (
          <DueCue at={Data.SubmissionsDueBy} clock={false} mine={Data.Status === "Approved"} />
        ) : (
          NONE
        )}
      </td>
      <td>
        <StatusTag {...(changed ? statusLook("project", "Pending") : statusLook("project", Data.Status))}>
          {changed ? t("changedInReview") : word("projectStatuses", Data.Status)}
        </StatusTag>
      </td>
    </tr>
  );
}

/** The company's projects with their new submissions, five at a time. */
export function ProjectsCard({ projects }: { readonly projects: readonly OwnProject[] }) {
  const { t } = useTranslation("dashboard");
  const present = TABS.filter((tab) => projects.some((project) => tabOf(project) === tab));
  const [chosen, setChosen] = useState<ProjectTab>("active");
  const tab = present.includes(chosen) ? chosen : (present[0] ?? "active");
  const shown = projects.filter((project) => tabOf(project) === tab);
  return (
    <Card
      title={t("yourProjects")}
      tools={
        <CardTabs
          label={t("yourProjects")}
          chosen={tab}
          onChoose={setChosen}
          tabs={present.map((id) => ({
            id,
            text: t(`tab.${id}`),
            count: projects.filter((project) => tabOf(project) === id).length,
          }))}
        />
      }
      link={{ to: linkTo(paths.projects), text: t("allProjects") }}
    >
      <Box as="table" className="dash-table project-rows" wide text="dense">
        <thead>
          <tr>
            <th scope="col">{t("column.project")}</th>
            <th scope="col" className="cell-stages">
              {t("column.stages")}
            </th>
            <th scope="col" className="cell-number">
              {t("column.new")}
            </th>
            <th scope="col" className="cell-number">
              {t("column.all")}
            </th>
            <th scope="col" className="cell-wide">
              {t("column.booked")}
            </th>
            <th scope="col" className="cell-wide">
              {t("column.due")}
            </th>
            <th scope="col">{t("column.status")}</th>
          </tr>
        </thead>
        <tbody className="rows-by-room">
          {shown.slice(0, SHOWN).map((project) => (
            <ProjectRow key={project.PK} project={project} />
          ))}
        </tbody>
      </Box>
    </Card>
  );
}
