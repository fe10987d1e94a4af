import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { PositionRow_PositionFragment, ProjectPositions_ProjectFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { StateBlock } from "#ui/page/state-block.tsx";
import { StatusTag, projectTone } from "#ui/status-tag.tsx";
import { HoldPosition, PositionRowPosition, ProjectPositionsProject } from "./detail-documents.ts";

type Row = PositionRow_PositionFragment;

/** How many stand at each stage, each a link to the wall at that stage. */
function Counters({ record }: { readonly record: Row }) {
  const word = useCatalog();
  const formats = useFormats();
  const { Counters: counters } = record.Data;
  if (!counters) return null;
  return (
    <ul className="stage-counters">
      {counters.map(({ Stage, Count }) => (
        <li key={Stage}>
          <Link
            to={linkTo(paths.positionSubmissions, { id: record.SK, projectId: record.PK }, { stage: Stage })}
            className={Stage === "New" && Count > 0 ? "stage-counter stage-new" : "stage-counter"}
          >
            <strong>{formats.number(Count)}</strong> {word("stages", Stage)}
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** Stops and restarts submissions to an open position. */
function HoldButton({ record }: { readonly record: Row }) {
  const { t } = useTranslation("project-detail");
  const words = useFailureTexts();
  const [hold, { loading }] = useMutation(HoldPosition);
  const { RoleStatus, Version, ViewerCan } = record.Data;
  const open = RoleStatus === "Open";
  if (!ViewerCan.includes("updateProjectPosition") || !(open || RoleStatus === "OnHold")) return null;
  const positionInfo = { PK: record.PK, SK: record.SK, Version, RoleStatus: open ? "OnHold" : "Open" };
  return (
    <Button
      loading={loading}
      onClick={() =>
        hold({ variables: { positionInfo } }).catch((error: unknown) =>
          notify("error", words.sentence(failureOf(error))),
        )
      }
    >
      {t(open ? "hold" : "unhold")}
    </Button>
  );
}

function PositionRow({ position }: { readonly position: FragmentType<Row> }) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const record = useRecord(PositionRowPosition, position);
  if (record === null) return null;
  const { Data } = record;
  const facts = [
    word("roleTypes", Data.RoleType) || word("crewPositions", Data.PositionSubType),
    t("booked", { booked: Data.Cast ?? 0, count: Data.Quantity ?? 1 }),
    Data.SubmissionsDueBy ? t("due", { date: formats.day(Data.SubmissionsDueBy) }) : "",
  ];
  return (
    <li className="position-row">
      <div className="position-row-head">
        <h2>
          <Link to={linkTo(paths.positionSubmissions, { id: record.SK, projectId: record.PK })}>
            <bdi>{Data.PositionName ?? shell("unnamed")}</bdi>
          </Link>
        </h2>
        <StatusTag tone={projectTone(Data.RoleStatus)}>{word("roleStatuses", Data.RoleStatus)}</StatusTag>
        <HoldButton record={record} />
      </div>
      <p className="detail-facts">{facts.filter((fact) => fact !== "").join(" · ")}</p>
      <Counters record={record} />
    </li>
  );
}

/** Every position with what came in, and the way to its wall. */
export function ProjectPositions({
  project,
}: {
  readonly project: FragmentType<ProjectPositions_ProjectFragment>;
}) {
  const { t } = useTranslation("project-detail");
  const record = useRecord(ProjectPositionsProject, project);
  if (record === null) return null;
  const { Positions } = record.Data;
  if (Positions.length === 0) {
    return (
      <StateBlock
        title={t("noPositions")}
        action={
          <Link
            className="plain-button"
            to={linkTo(paths.createProject, { id: record.PK }, { step: "positions" })}
          >
            {t("addPositions")}
          </Link>
        }
      />
    );
  }
  return (
    <ul className="position-rows">
      {Positions.map((position) => (
        <PositionRow key={position.SK} position={position} />
      ))}
    </ul>
  );
}
