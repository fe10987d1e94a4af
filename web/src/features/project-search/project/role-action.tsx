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
import type { RosterTally } from "../roster/standings.ts";

type RoleActionProps = {
  readonly role: Role;
  readonly searching: Searching;
  /** How an agent's clients do for the role; null if one is chosen, or it is not known. */
  readonly tally: RosterTally | null;
  readonly onSubmit: () => void;
};

/** Who could still be submitted, and who is; when all that fit are submitted, nobody is said to fit no more. */
function RosterLine({ fitting, submitted }: RosterTally) {
  const { t } = useTranslation("project-search");
  const parts = [
    ...(fitting > 0 || submitted === 0 ? [t("clientsFit", { count: fitting })] : []),
    ...(submitted > 0 ? [t("clientsIn", { count: submitted })] : []),
  ];
  return <span className="row-meta">{parts.join(" · ")}</span>;
}

/** The submit button, or the state of the submission. */
export function RoleAction({ role, searching, tally, onSubmit }: RoleActionProps) {
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
      {tally && <RosterLine {...tally} />}
      <Button type={fits(role) || (tally?.fitting ?? 0) > 0 ? "primary" : "default"} onClick={onSubmit}>
        {title(searching, client ? [client] : [], name)}
      </Button>
    </>
  );
}
