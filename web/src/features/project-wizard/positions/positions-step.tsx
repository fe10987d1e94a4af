import type { FragmentType } from "@apollo/client";
import { Button, Modal } from "antd";
import { useApolloClient } from "@apollo/client/react";
import { Suspense, lazy, useEffect, useRef, useState } from "react";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useNavigate, useSearchParams } from "react-router-dom";
import type { Wizard_PositionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { useOpened } from "#lib/use-opened.ts";
import { useStable } from "#lib/use-stable.ts";
import { Stack } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { StateBlock } from "#ui/page/state-block.tsx";
import { usePay } from "#ui/pay/use-pay.ts";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { RemovePosition } from "./position-documents.ts";
import { draftName, stepLink } from "../use-wizard.ts";
import type { Project, Wizard } from "../use-wizard.ts";
import { WizardPositionFields } from "../wizard-documents.ts";
import "./positions.css";

const PositionDrawer = lazy(() =>
  import("./position-drawer.tsx").then((m) => ({ default: m.PositionDrawer })),
);

type StepProps = { readonly wizard: Wizard; readonly project: Project };
type Position = Wizard_PositionFragment;

function useFacts(data: Position["Data"]): string {
  const { t } = useTranslation("project-wizard");
  const word = useCatalog();
  const formats = useFormats();
  const pay = usePay();
  const facts = [
    word("roleTypes", data.RoleType) || word("crewPositions", data.PositionSubType),
    data.Quantity ? t("people", { count: data.Quantity }) : "",
    pay.one(data),
    data.SubmissionsDueBy ? t("due", { date: formats.day(data.SubmissionsDueBy) }) : "",
  ];
  return facts.filter((fact) => fact !== "").join(" · ");
}

type RowProps = {
  readonly position: FragmentType<Position>;
  readonly live: boolean;
  /** Whether a link leads to this role, so that its drawer opens initially. */
  readonly isLinked: boolean;
  readonly onEdit: (position: Position) => void;
  readonly onRemove: (position: Position) => void;
};

function Row({ position, ...rest }: RowProps) {
  const record = useRecord(WizardPositionFields, position);
  return record && <RowOf record={record} {...rest} />;
}

function RowOf({
  record,
  live,
  isLinked,
  onEdit,
  onRemove,
}: Omit<RowProps, "position"> & { readonly record: Position }) {
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const { Data } = record;
  const facts = useFacts(Data);
  const name = Data.PositionName ?? shell("unnamed");
  const edit = useStable(() => onEdit(record));
  useEffect(() => {
    if (isLinked) edit();
  }, [isLinked, edit]);
  return (
    <li className="wizard-position">
      <div>
        <h3>
          <bdi>{name}</bdi>
          {live && (
            <StatusTag {...statusLook("position", Data.RoleStatus)}>
              {word("roleStatuses", Data.RoleStatus)}
            </StatusTag>
          )}
        </h3>
        <p>{facts}</p>
      </div>
      <div className="wizard-position-actions">
        <Button onClick={edit} aria-label={`${shell("edit")}: ${name}`}>
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
  const notifyFailure = useFailureNotice();
  // A modal from the hook has the page's theme and direction, unlike a static one.
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
          .catch(notifyFailure),
    });
  };
  return [remove, place];
}

/** The role and field that a link leads to; without a role, a new one is added. */
function useLinkedRole() {
  const [search] = useSearchParams();
  const [role, field] = [search.get("role"), search.get("field")];
  return { role, field, isNew: field !== null && role === null };
}

/** Step 5: the positions to cast. Each one is saved separately. */
export function PositionsStep({ wizard, project }: StepProps) {
  const { t } = useTranslation("project-wizard");
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const linked = useLinkedRole();
  const [edited, setEdited] = useState<Position | "new" | null>(null);
  const opened = useOpened(edited !== null);
  const [remove, question] = useRemove({ wizard, project });
  const { Positions, Status } = project.Data;
  const addButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (linked.isNew) addButton.current?.focus();
  }, [linked.isNew]);
  const chosen = edited === "new" ? null : edited;
  const add = (
    <Button ref={addButton} type="primary" onClick={() => setEdited("new")}>
      {t("addPosition")}
    </Button>
  );
  return (
    // No landmark of its own: the preview has one of the same name.
    <div>
      <div className="positions-head">
        <h2>{t("step.positions")}</h2>
        {Positions.length > 0 && add}
      </div>
      {Positions.length === 0 && (
        <StateBlock title={t("noPositionsTitle")} text={t("noPositionsText")} action={add} />
      )}
      <Stack as="ul" gap={12} after={16}>
        {Positions.map((position) => (
          <Row
            key={position.SK}
            position={position}
            live={Status === "Approved"}
            isLinked={idOf(position.SK) === linked.role}
            onEdit={setEdited}
            onRemove={remove}
          />
        ))}
      </Stack>
      {question}
      {opened && (
        <Suspense>
          <PositionDrawer
            key={chosen?.SK ?? "new"}
            open={edited !== null}
            projectKey={project.PK}
            position={chosen}
            field={chosen && idOf(chosen.SK) === linked.role ? linked.field : null}
            draft={draftName(project, `position.${chosen ? idOf(chosen.SK) : "new"}`)}
            onStale={wizard.refetch}
            onClose={() => setEdited(null)}
          />
        </Suspense>
      )}
      <div className="step-actions">
        <Link className="plain-button" to={stepLink(project.PK, "location")}>
          {shell("back")}
        </Link>
        {Positions.length > 0 && (
          <Button type="primary" onClick={() => void navigate(stepLink(project.PK, "review"))}>
            {t("toReview")}
          </Button>
        )}
        {wizard.openPreview && <Button onClick={wizard.openPreview}>{t("preview")}</Button>}
      </div>
    </div>
  );
}
