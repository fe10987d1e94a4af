import { MoreOutlined } from "@ant-design/icons";
import type { FragmentType } from "@apollo/client";
import { Suspense, lazy, useState } from "react";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import type { ProjectMenu_ProjectFragment } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useOpened } from "#lib/use-opened.ts";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { MenuButton } from "#ui/menu/menu-button.tsx";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { ProjectMenuProject } from "./menu-documents.ts";
import { useProjectActions } from "./use-project-actions.ts";
import "./project-menu.css";

const DeleteDialog = lazy(() => import("./delete-dialog.tsx").then((m) => ({ default: m.DeleteDialog })));

type MenuProps = {
  /** Refetches what shows the project. */
  readonly onChanged: () => void;
  /** Called after a deletion. */
  readonly onGone?: () => void;
};

type PendingAction = "close" | "delete" | "reopen" | null;

function useItems(
  record: ProjectMenu_ProjectFragment,
): ReadonlyArray<{ key: string; label: string; danger?: true }> {
  const { t } = useTranslation("project-menu");
  const { t: shell } = useTranslation();
  const { Status, ViewerCan } = record.Data;
  const may = (operation: string) => ViewerCan.includes(operation);
  return [
    ...(may("updateProjectInfo") ? [{ key: "edit", label: shell("edit") }] : []),
    ...(may("resubmitProject") && Status === "Denied" ? [{ key: "fix", label: t("fix") }] : []),
    ...(may("resubmitProject") && Status === "Closed" ? [{ key: "reopen", label: t("reopen") }] : []),
    ...(may("denyProject") ? [{ key: "review", label: t("review") }] : []),
    { key: "copy", label: t("copy") },
    { key: "link", label: t("copyLink") },
    ...(may("withdrawProject") ? [{ key: "withdraw", label: t("withdraw") }] : []),
    ...(may("closeProject") ? [{ key: "close", label: t("close") }] : []),
    ...(may("deleteProject") ? [{ key: "delete", label: t("delete"), danger: true as const }] : []),
  ];
}

function MenuOf({ record, onChanged, onGone }: MenuProps & { readonly record: ProjectMenu_ProjectFragment }) {
  const { t } = useTranslation("project-menu");
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const [pendingAction, setPendingAction] = useState<PendingAction>(null);
  const { PK, Data } = record;
  const name = Data.Name ?? shell("unnamed");
  const actions = useProjectActions(
    { PK, name, version: Data.Version },
    onChanged,
    onGone ?? (() => undefined),
  );
  const items = useItems(record);

  function choose(key: string): void {
    if (key === "edit") void navigate(linkTo(paths.createProject, { id: PK }));
    if (key === "fix") void navigate(linkTo(paths.createProject, { id: PK }, { step: "review" }));
    if (key === "review")
      void navigate(linkTo(paths.submittedProjects, { type: "submitted" }, { project: idOf(PK) }));
    if (key === "copy") void actions.copy();
    if (key === "withdraw") void actions.withdraw();
    if (key === "close" || key === "delete" || key === "reopen") setPendingAction(key);
    if (key === "link") {
      const link = `${location.origin}${linkTo(paths.projectSearch, {}, { project: PK })}`;
      void navigator.clipboard
        .writeText(link)
        .then(() => notify("success", t(Data.Public ? "linkCopied" : "privateLinkCopied")));
    }
  }

  const done = () => setPendingAction(null);
  const deletes = useOpened(pendingAction === "delete");
  return (
    <>
      <MenuButton
        icon={<MoreOutlined />}
        aria-label={t("menuOf", { name })}
        menu={{ items: items.map((item) => ({ ...item })), onClick: ({ key }) => choose(key) }}
      />
      <Confirm
        open={pendingAction === "close"}
        danger
        title={t("closeTitle", { name })}
        confirm={t("close")}
        keep={t("keepOpen")}
        onClose={done}
        onConfirm={() => {
          done();
          void actions.close();
        }}
      >
        {t("closeText")}
      </Confirm>
      <Confirm
        open={pendingAction === "reopen"}
        title={t("reopenTitle", { name })}
        confirm={t("reopen")}
        onClose={done}
        onConfirm={() => {
          done();
          void actions.resubmit();
        }}
      >
        {t("reopenText")}
      </Confirm>
      {deletes && (
        <Suspense>
          <DeleteDialog
            open={pendingAction === "delete"}
            name={name}
            onClose={done}
            onDelete={() => void actions.remove()}
          />
        </Suspense>
      )}
    </>
  );
}

/** All actions for a project as a whole that the server allows the viewer. */
export function ProjectMenu({
  project,
  ...ways
}: MenuProps & { readonly project: FragmentType<ProjectMenu_ProjectFragment> }) {
  const record = useRecord(ProjectMenuProject, project);
  return record && <MenuOf record={record} {...ways} />;
}
