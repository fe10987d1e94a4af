import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { When } from "#ui/when/when.tsx";
import type { Person } from "../use-searcher.ts";
import { fits, isSubmitted } from "./role-order.ts";
import type { Role } from "./role-order.ts";

type RoleActionProps = {
  readonly role: Role;
  readonly client: Person | null;
  readonly onSubmit: () => void;
};

/** The way to submit, or what became of it. */
export function RoleAction({ role, client, onSubmit }: RoleActionProps) {
  const { t } = useTranslation("project-search");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const viewer = useViewer();
  const { PositionName, RoleStatus, TakesSubmissions, ViewerSubmission } = role.Data;
  if (ViewerSubmission && isSubmitted(role)) {
    const { BookingStatus, SubmissionDate } = ViewerSubmission.Data;
    return (
      <>
        <StatusTag {...statusLook("submission", BookingStatus)}>
          {t("alreadySubmitted", { status: word("talentStatuses", BookingStatus) })}
        </StatusTag>
        <span className="row-meta">
          <When at={SubmissionDate} as="day" />
        </span>
      </>
    );
  }
  if (!TakesSubmissions) {
    return RoleStatus === "Open" ? (
      <span className="row-meta">{t("notTaking")}</span>
    ) : (
      <StatusTag {...statusLook("position", RoleStatus)}>{word("roleStatuses", RoleStatus)}</StatusTag>
    );
  }
  if (!hasRole(viewer, ["Talent"]) && client === null) return null;
  const name = PositionName ?? shell("unnamed");
  return (
    <Button type={fits(role) ? "primary" : "default"} onClick={onSubmit}>
      {client ? t("submitClientFor", { client: client.name, name }) : t("submitForRole", { name })}
    </Button>
  );
}
