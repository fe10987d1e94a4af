import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { When } from "#ui/when/when.tsx";
import { useSubmitTitle } from "../submit/use-submit-title.ts";
import { canSubmit } from "../use-searcher.ts";
import type { Searching } from "../use-searcher.ts";
import { fits, isSubmitted } from "./role-order.ts";
import type { Role } from "./role-order.ts";

type RoleActionProps = {
  readonly role: Role;
  readonly searching: Searching;
  /** How many of an agent's clients meet all that the role asks for; null if one is chosen, or it is not known. */
  readonly fitting: number | null;
  readonly onSubmit: () => void;
};

/** The submit button, or the state of the submission. */
export function RoleAction({ role, searching, fitting, onSubmit }: RoleActionProps) {
  const { t } = useTranslation("project-search");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const title = useSubmitTitle();
  const { clients, client } = searching;
  const { PositionName, RoleStatus, TakesSubmissions, ViewerSubmission } = role.Data;
  const name = PositionName ?? shell("unnamed");
  if (ViewerSubmission && isSubmitted(role)) {
    const { BookingStatus, SubmissionDate } = ViewerSubmission.Data;
    return (
      <>
        <StatusTag {...statusLook("submission", BookingStatus)}>
          {client
            ? t("clientSubmitted", { client: client.name, status: word("talentStatuses", BookingStatus) })
            : t("alreadySubmitted", { status: word("talentStatuses", BookingStatus) })}
        </StatusTag>
        <span className="row-meta">
          <When at={SubmissionDate} as="day" />
        </span>
        {TakesSubmissions && clients.length > 1 && (
          <Button onClick={onSubmit}>{t("submitClients", { name })}</Button>
        )}
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
  if (!canSubmit(searching)) return null;
  return (
    <>
      {fitting !== null && <span className="row-meta">{t("clientsFit", { count: fitting })}</span>}
      <Button type={fits(role) || (fitting ?? 0) > 0 ? "primary" : "default"} onClick={onSubmit}>
        {title(searching, client ? [client] : [], name)}
      </Button>
    </>
  );
}
