import type { FragmentType } from "@apollo/client";
import { Button, Modal } from "antd";
import { useApolloClient } from "@apollo/client/react";
import { useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import type { Wizard_PositionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { failureOf } from "#lib/graph/failure.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { useFailureTexts } from "#ui/page/failure-text.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { StateBlock } from "#ui/page/state-block.tsx";
import { StatusTag, projectTone } from "#ui/status-tag.tsx";
import { RemovePosition } from "./position-documents.ts";
import { PositionDrawer } from "./position-drawer.tsx";
import { draftName, stepLink } from "../use-wizard.ts";
import type { Project, Wizard } from "../use-wizard.ts";
import { WizardPositionFields } from "../wizard-documents.ts";
import "./positions.css";

type StepProps = { readonly wizard: Wizard; readonly project: Project };
type Position = Wizard_PositionFragment;

function useFacts(data: Position["Data"]): string {
  const { t } = useTranslation("project-wizard");
  const word = useCatalog();
  const formats = useFormats();
  const pay = typeof data.Rate === "number" ? formats.money(data.Rate) : "";
  const facts = [
    word("roleTypes", data.RoleType) || word("crewPositions", data.PositionSubType),
    data.Quantity ? t("people", { count: data.Quantity }) : "",
    [pay, word("rateFrequencies", data.RateFrequency)].filter(Boolean).join(" "),
    data.SubmissionsDueBy ? t("due", { date: formats.day(data.SubmissionsDueBy) }) : "",
  ];
  return facts.filter((fact) => fact !== "").join(" · ");
}

type RowProps = {
  readonly position: FragmentType<Position>;
  readonly live: boolean;
  readonly onEdit: (position: Position) => void;
  readonly onRemove: (position: Position) => void;
};

function Row({ position, live, onEdit, onRemove }: RowProps) {
  const record = useRecord(WizardPositionFields, position);
  return record && <RowOf record={record} live={live} onEdit={onEdit} onRemove={onRemove} />;
}

function RowOf({
  record,
  live,
  onEdit,
  onRemove,
}: Omit<RowProps, "position"> & { readonly record: Position }) {
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const { Data } = record;
  const facts = useFacts(Data);
  const name = Data.PositionName ?? shell("unnamed");
  return (
    <li className="wizard-position">
      <div>
        <h3>
          <bdi>{name}</bdi>
          {live && (
            <StatusTag tone={projectTone(Data.RoleStatus)}>{word("roleStatuses", Data.RoleStatus)}</StatusTag>
          )}
        </h3>
        <p>{facts}</p>
      </div>
      <div className="wizard-position-actions">
        <Button onClick={() => onEdit(record)} aria-label={`${shell("edit")}: ${name}`}>
          {shell("edit")}
        </Button>
        {Data.ViewerCan.includes("deleteProjectPosition") && (
          <Button danger onClick={() => onRemove(record)} aria-label={`${shell("remove")}: ${name}`}>
            {shell("remove")}
          </Button>
        )}
      </div>
    </li>
  );
}

function useRemove({ wizard, project }: StepProps): readonly [(position: Position) => void, ReactNode] {
  const { t } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const graph = useApolloClient();
  const words = useFailureTexts();
  // Asked through the hook, the question has the page's colours and direction.
  const [modal, place] = Modal.useModal();
  const remove = (position: Position) => {
    const name = position.Data.PositionName ?? shell("unnamed");
    void modal.confirm({
      title: t("removePosition", { name }),
      okText: shell("remove"),
      cancelText: shell("cancel"),
      okButtonProps: { danger: true },
      onOk: () =>
        graph
          .mutate({ mutation: RemovePosition, variables: { pK: project.PK, sK: position.SK } })
          .then(() => wizard.refetch())
          .catch((error: unknown) => notify("error", words.sentence(failureOf(error)))),
    });
  };
  return [remove, place];
}

/** Step 5: whom the project looks for. Each position is saved by itself. */
export function PositionsStep({ wizard, project }: StepProps) {
  const { t } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const [edited, setEdited] = useState<Position | "new" | null>(null);
  const [remove, question] = useRemove({ wizard, project });
  const { Positions, Status } = project.Data;
  const chosen = edited === "new" ? null : edited;
  const add = (
    <Button type="primary" onClick={() => setEdited("new")}>
      {t("addPosition")}
    </Button>
  );
  return (
    <section aria-labelledby="wizard-positions">
      <div className="positions-head">
        <h2 id="wizard-positions">{t("step.positions")}</h2>
        {Positions.length > 0 && add}
      </div>
      {Positions.length === 0 && (
        <StateBlock title={t("noPositionsTitle")} text={t("noPositionsText")} action={add} />
      )}
      <ul className="wizard-positions">
        {Positions.map((position) => (
          <Row
            key={position.SK}
            position={position}
            live={Status === "Approved"}
            onEdit={setEdited}
            onRemove={remove}
          />
        ))}
      </ul>
      {question}
      <PositionDrawer
        key={chosen?.SK ?? "new"}
        open={edited !== null}
        projectKey={project.PK}
        position={chosen}
        draft={draftName(project, `position.${chosen ? idOf(chosen.SK) : "new"}`)}
        onStale={wizard.refetch}
        onClose={() => setEdited(null)}
      />
      <div className="step-actions">
        <Link className="plain-button" to={stepLink(project.PK, "location")}>
          {shell("back")}
        </Link>
        {Positions.length > 0 && (
          <Button type="primary" onClick={() => void navigate(stepLink(project.PK, "review"))}>
            {t("toReview")}
          </Button>
        )}
      </div>
    </section>
  );
}
