import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Row, Text } from "#ui/layout/layout.tsx";
import { MediaImage } from "#ui/media/media-image.tsx";
import { ProjectMenu } from "#ui/project-menu/project-menu.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { DueCue } from "#ui/when/due-cue.tsx";
import { useNow } from "#ui/when/use-now.ts";
import { countsOf } from "./project-list.ts";
import type { Project } from "./project-list.ts";

/** As the wizard counts them; the last one is the review, which has nothing to fill in. */
const STEPS = 6;
const DAY_MS = 86_400_000;
const NONE = "–";

type RowProps = { readonly project: Project };

/** Poster, name, type and place. */
function NameCell({ project: { PK, Data } }: RowProps) {
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const name = Data.Name ?? shell("unnamed");
  const place = [Data.LocationCity, Data.LocationState].filter(Boolean).join(", ");
  return (
    <Row className="project-name" gap={12}>
      <MediaImage url={Data.Media[0]?.Data.ContentThumbNailUrl} alt="" name={name} shape="headshot" />
      <span>
        <Link to={linkTo(paths.projectDetail, { id: PK })}>
          <bdi>{name}</bdi>
        </Link>
        <small>{[word("projectTypes", Data.ProjectType), place].filter(Boolean).join(" · ")}</small>
      </span>
    </Row>
  );
}

/** The status, and for how long the project has waited. */
function StateCell({ project: { Data } }: RowProps) {
  const { t } = useTranslation("projects");
  const word = useCatalog();
  const now = useNow().getTime();
  const changed = Data.Status === "Approved" && Data.ChangedSinceApproval === true;
  const takenDown = Data.Status === "Denied" && Data.ApprovedAt !== null;
  if (changed) return <StatusTag {...statusLook("project", "Pending")}>{t("changedInReview")}</StatusTag>;
  if (takenDown) return <StatusTag {...statusLook("project", "Denied")}>{t("takenDown")}</StatusTag>;
  const days = Data.SubmittedAt ? Math.floor((now - Date.parse(Data.SubmittedAt)) / DAY_MS) + 1 : 1;
  const text = word("projectStatuses", Data.Status);
  return (
    <StatusTag {...statusLook("project", Data.Status)}>
      {Data.Status === "Pending" ? t("pendingDay", { status: text, day: days }) : text}
    </StatusTag>
  );
}

/** What the project's status asks of its producer, as the only button of the row. */
function NextMove({ project: { PK, Data } }: RowProps) {
  const { t } = useTranslation("projects");
  const { t: shell } = useTranslation();
  const name = Data.Name ?? shell("unnamed");
  const step = (Data.LastCompletedStep ?? 0) + 1;
  const moves = {
    Denied: { text: t("fix"), to: linkTo(paths.createProject, { id: PK }) },
    Draft: {
      text: step >= STEPS ? t("finish") : t("continueAt", { step, of: STEPS }),
      to: linkTo(paths.createProject, { id: PK }),
    },
    Approved: { text: t("openSubmissions"), to: linkTo(paths.projectSubmissions, { id: PK }) },
    Closed: { text: t("openSubmissions"), to: linkTo(paths.projectSubmissions, { id: PK }) },
    Pending: { text: t("view"), to: linkTo(paths.projectDetail, { id: PK }) },
  } as const;
  const { text, to } = moves[Data.Status];
  return (
    <Link className="plain-button row-button" to={to} aria-label={`${text}: ${name}`}>
      {text}
    </Link>
  );
}

/** Why an admin denied it, and whether the project had been live. */
function Denial({ project: { Data } }: RowProps) {
  const { t } = useTranslation("projects");
  if (Data.Status !== "Denied" || !Data.DeclineComment) return null;
  return (
    <tr className="denial-row">
      <td colSpan={7}>
        <Text as="p" className="project-denied" pad="8 12" radius="small" text="ink" lines>
          <strong>{t(Data.ApprovedAt ? "takenDownBecause" : "deniedBecause")}</strong>{" "}
          <span dir="auto">{Data.DeclineComment}</span>
        </Text>
      </td>
    </tr>
  );
}

/** A project of the company: its status, its submissions, and what to do next. */
export function ProjectRow({ project, onChanged }: RowProps & { readonly onChanged: () => void }) {
  const { t } = useTranslation("projects");
  const formats = useFormats();
  const { Data } = project;
  const { fresh, booked, wanted } = countsOf(project);
  const figure = (count: number) => (count > 0 ? formats.number(count) : NONE);
  return (
    <>
      <tr className="project-row">
        <th scope="row">
          <NameCell project={project} />
        </th>
        <td className="cell-figure" data-label={t("column.new")}>
          {fresh > 0 ? (
            <Text as="strong" className="fresh" text="accent">
              {formats.number(fresh)}
            </Text>
          ) : (
            NONE
          )}
        </td>
        <td className="cell-figure" data-label={t("column.all")}>
          {figure(Data.Submissions ?? 0)}
        </td>
        <td className="cell-figure" data-label={t("column.booked")}>
          {wanted > 0 ? t("bookedOf", { booked, wanted }) : NONE}
        </td>
        <td className="cell-due">
          {Data.SubmissionsDueBy ? (
            <DueCue at={Data.SubmissionsDueBy} clock={false} mine={Data.Status === "Approved"} />
          ) : (
            NONE
          )}
        </td>
        <td className="cell-state">
          <StateCell project={project} />
        </td>
        <td className="cell-actions">
          <NextMove project={project} />
          <ProjectMenu project={project} onChanged={onChanged} />
        </td>
      </tr>
      <Denial project={project} />
    </>
  );
}
