import type { FragmentType } from "@apollo/client";
import { skipToken, useQuery } from "@apollo/client/react";
import { memo, useMemo } from "react";
import { useTranslation } from "react-i18next";
import type { Breakdown_PositionFragment, Breakdown_ProjectFragment } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { BreakdownProject } from "#ui/breakdown/breakdown-documents.ts";
import { BreakdownPosition, RoleView } from "#ui/breakdown/breakdown-position.tsx";
import { Part } from "#ui/breakdown/breakdown-side.tsx";
import { BreakdownView } from "#ui/breakdown/breakdown.tsx";
import type { Changes } from "#lib/forms/changes/changes.ts";
import { PreviewBoundary } from "./preview-boundary.tsx";
import { PreviewCompany } from "./preview-documents.ts";
import { NEW_ROLE, previewOf, roleOf } from "./preview-of.ts";
import type { Typed } from "./preview-of.ts";
import { useTyped } from "./use-typed.ts";
import "./preview.css";

const NONE: Changes = {};

type Positions = Breakdown_ProjectFragment["Data"]["Positions"];
type RoleProps = {
  readonly position: FragmentType<Breakdown_PositionFragment> | null;
  readonly changes: Changes;
};

function PreviewRole({ position, changes }: RoleProps) {
  const record = useRecord(BreakdownPosition, position);
  const role = useMemo(() => roleOf(record?.Data ?? null, changes), [record, changes]);
  return <RoleView role={role} />;
}

function Roles({ positions, roles }: { readonly positions: Positions; readonly roles: Typed["roles"] }) {
  const { t } = useTranslation("breakdown");
  return (
    <Part title={t("positions")}>
      {positions.length === 0 && <p>{t("noPositions")}</p>}
      <ul className="breakdown-roles">
        {positions.map((position) => (
          <PreviewRole
            key={position.SK}
            position={position.SK === NEW_ROLE ? null : position}
            changes={roles[position.SK] ?? NONE}
          />
        ))}
      </ul>
    </Part>
  );
}

/** The company that a new project will belong to. */
function useOwnCompany(isNew: boolean) {
  const { companyKey } = useViewer();
  const { data } = useQuery(
    PreviewCompany,
    isNew && companyKey !== null ? { variables: { id: companyKey } } : skipToken,
  );
  return data?.getCompanyById ?? null;
}

type ShownProps = {
  readonly saved: Breakdown_ProjectFragment | null;
  readonly company: ReturnType<typeof useOwnCompany>;
  readonly typed: Typed;
};

const Shown = memo(function Shown({ saved, company, typed }: ShownProps) {
  const record = useMemo(() => previewOf(saved, typed), [saved, typed]);
  const Data = { ...record.Data, Company: record.Data.Company ?? company };
  return (
    <BreakdownView
      record={{ ...record, Data }}
      title="h2"
      linked={false}
      roles={<Roles positions={Data.Positions} roles={typed.roles} />}
    />
  );
});

type PreviewProps = { readonly project: FragmentType<Breakdown_ProjectFragment> | null };

/** The breakdown as talent will see it, with what is being typed. */
export function WizardPreview({ project }: PreviewProps) {
  const { t } = useTranslation("project-wizard");
  const saved = useRecord(BreakdownProject, project);
  const company = useOwnCompany(project === null);
  const typed = useTyped(saved);
  return (
    <div className="preview">
      <p className="step-help">{t("previewLive")}</p>
      <PreviewBoundary words={t("previewFailed")}>
        <Shown saved={saved} company={company} typed={typed} />
      </PreviewBoundary>
    </div>
  );
}
