import type { FragmentType } from "@apollo/client";
import { Button } from "antd";
import { Suspense, useState } from "react";
import type { ComponentType } from "react";
import { useTranslation } from "react-i18next";
import type { ProjectRoles_ProjectFragment } from "#gen/graphql.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { Row, Stack } from "#ui/layout/layout.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { ProjectRolesProject } from "./role-documents.ts";
import { RoleRow } from "./role-row.tsx";
import type { Role } from "./role-row.tsx";

/** The form of a role, which belongs to another feature: the page that combines both passes it in. */
export type RoleEditor = ComponentType<{
  readonly open: boolean;
  readonly projectKey: string;
  /** The role to edit; null adds one. */
  readonly position: Role | null;
  readonly draft: string;
  readonly onStale: () => Promise<unknown>;
  readonly onClose: () => void;
}>;

type RolesTabProps = {
  readonly project: FragmentType<ProjectRoles_ProjectFragment>;
  readonly Editor: RoleEditor;
  readonly onChanged: () => Promise<unknown>;
};

/** All roles with their submission counts and links to their boards; roles are added and edited in a drawer. */
export function RolesTab({ project, Editor, onChanged }: RolesTabProps) {
  const { t } = useTranslation("project-detail");
  const record = useRecord(ProjectRolesProject, project);
  const [edited, setEdited] = useState<Role | "new" | null>(null);
  const mayAdd = record?.Data.ViewerCan.includes("saveProjectPosition") ?? false;
  const add = () => setEdited("new");
  useKeys(mayAdd ? [{ keys: "a", text: t("addRole"), run: add }] : []);
  if (record === null) return null;
  const { Positions, Status } = record.Data;
  const chosen = edited === "new" ? null : edited;
  const draft = `project.${idOf(record.PK)}.position.${chosen ? idOf(chosen.SK) : "new"}`;
  const addButton = mayAdd ? (
    <Button type="primary" onClick={add} aria-keyshortcuts="a">
      {t("addRole")}
    </Button>
  ) : undefined;
  const again = () => onChanged().catch(() => undefined);
  return (
    <>
      {Positions.length === 0 && <StateBlock title={t("noPositions")} action={addButton} />}
      {Positions.length > 0 && (
        <Row align="stretch" justify="end" after={12}>
          {addButton}
        </Row>
      )}
      <Stack as="ul" gap={12}>
        {Positions.map((position) => (
          <RoleRow key={position.SK} role={position} project={Status} onEdit={setEdited} onChanged={again} />
        ))}
      </Stack>
      {edited !== null && (
        <Suspense>
          <Editor
            key={chosen?.SK ?? "new"}
            open
            projectKey={record.PK}
            position={chosen}
            draft={draft}
            onStale={onChanged}
            onClose={() => {
              setEdited(null);
              void again();
            }}
          />
        </Suspense>
      )}
    </>
  );
}
