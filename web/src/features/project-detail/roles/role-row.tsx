import { MoreOutlined } from "@ant-design/icons";
import type { FragmentType } from "@apollo/client";
import { Button } from "antd";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { RoleRow_PositionFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useOpened } from "#lib/use-opened.ts";
import { BreakdownPosition } from "#ui/breakdown/breakdown-position.tsx";
import { Facts } from "#ui/facts.tsx";
import { Card, Row } from "#ui/layout/layout.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { StageCounters } from "#ui/stage-counters/stage-counters.tsx";
import { usePay } from "#ui/pay/use-pay.ts";
import { RoleStatus } from "#ui/status/role-status.tsx";
import { DueCue } from "#ui/when/due-cue.tsx";
import { RoleRowPosition } from "./role-documents.ts";
import { useRoleActions } from "./use-role-actions.ts";

const AutomaticAnswersDialog = lazy(() =>
  import("./automatic-answers-dialog.tsx").then((m) => ({ default: m.AutomaticAnswersDialog })),
);

export type Role = RoleRow_PositionFragment;

type RowProps = {
  /** Status of the project. */
  readonly project: string;
  readonly onEdit: (role: Role) => void;
  readonly onChanged: () => Promise<unknown>;
};

/** The menu of a role, apart from editing; its items depend on what the server allows the viewer. */
function useMenuItems({ Data }: Role) {
  const { t } = useTranslation("project-detail");
  const mayChange = Data.ViewerCan.includes("updateProjectPosition");
  return [
    ...(mayChange && Data.RoleStatus === "Open" ? [{ key: "hold", label: t("hold") }] : []),
    ...(mayChange && Data.RoleStatus === "OnHold" ? [{ key: "unhold", label: t("unhold") }] : []),
    ...(mayChange ? [{ key: "copy", label: t("duplicate") }] : []),
    // Null unless the viewer may change the setting.
    ...(Data.AutomaticAnswers === null ? [] : [{ key: "answers", label: t("answers.menu") }]),
    ...(Data.ViewerCan.includes("deleteProjectPosition")
      ? [{ key: "remove", label: t("deleteRole"), danger: true }]
      : []),
  ];
}

/** The edit button, and a menu of the other actions. */
function RoleButtons({ record, onEdit, onChanged }: Omit<RowProps, "project"> & { readonly record: Role }) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const fields = useRecord(BreakdownPosition, record)?.Data ?? null;
  const actions = useRoleActions(record, fields, () => void onChanged());
  const items = useMenuItems(record);
  const [answers, setAnswers] = useState(false);
  const answersOpened = useOpened(answers);
  const name = record.Data.PositionName ?? shell("unnamed");
  const mayChange = record.Data.ViewerCan.includes("updateProjectPosition");

  function choose(key: string): void {
    if (key === "answers") setAnswers(true);
    else void actions[key as keyof typeof actions]();
  }

  if (!mayChange && items.length === 0) return null;
  return (
    <Row as="span" gap={4} align="stretch">
      {mayChange && (
        <Button onClick={() => onEdit(record)} aria-label={`${shell("edit")}: ${name}`}>
          {shell("edit")}
        </Button>
      )}
      {items.length > 0 && (
        <MenuButton
          icon={<MoreOutlined />}
          aria-label={t("moreOf", { name })}
          menu={{ items, onClick: ({ key }) => choose(key) }}
        />
      )}
      {answersOpened && (
        <Suspense>
          <AutomaticAnswersDialog
            open={answers}
            role={record}
            onClose={() => setAnswers(false)}
            onChanged={onChanged}
          />
        </Suspense>
      )}
    </Row>
  );
}

function RowOf({ record, project, ...ways }: RowProps & { readonly record: Role }) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const pay = usePay();
  const { Data } = record;
  return (
    <Card as="li" gap={10} pad={16}>
      <Row className="position-row-head" wrap>
        <h2>
          <Link to={linkTo(paths.positionSubmissions, { id: record.SK, projectId: record.PK })}>
            <bdi>{Data.PositionName ?? shell("unnamed")}</bdi>
          </Link>
        </h2>
        <RoleStatus status={Data.RoleStatus} project={project} />
        <RoleButtons record={record} {...ways} />
      </Row>
      <Row as="p" gap="4 16" wrap text="quiet">
        <span>
          <Facts
            of={[
              word("roleTypes", Data.RoleType) || word("crewPositions", Data.PositionSubType),
              t("booked", { booked: Data.Cast ?? 0, count: Data.Quantity ?? 1 }),
              pay.one(Data),
            ]}
          />
        </span>
        {Data.SubmissionsDueBy && (
          <DueCue
            at={Data.SubmissionsDueBy}
            clock={false}
            mine={Data.RoleStatus === "Open"}
            format={(date) => t("due", { date })}
          />
        )}
      </Row>
      {Data.Counters && (
        <StageCounters
          name={Data.PositionName ?? shell("unnamed")}
          position={record.SK}
          project={record.PK}
          counters={Data.Counters}
        />
      )}
    </Card>
  );
}

/** A role with its submission counts, a link to its board, and its actions. */
export function RoleRow({ role, ...ways }: RowProps & { readonly role: FragmentType<Role> }) {
  const record = useRecord(RoleRowPosition, role);
  return record && <RowOf record={record} {...ways} />;
}
