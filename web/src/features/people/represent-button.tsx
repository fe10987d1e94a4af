import { skipToken, useMutation, useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { hasRole, useViewer } from "#lib/session/viewer.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { RequestAgentLink, Roster } from "./people-documents.ts";

type RepresentButtonProps = { readonly person: string; readonly name: string; readonly role: string | null };

/** Requests the right to act for a performer on behalf of an agent; shows if the request was already made. */
export function RepresentButton({ person, name, role }: RepresentButtonProps) {
  const { t } = useTranslation("people");
  const notifyFailure = useFailureNotice();
  const agent = hasRole(useViewer(), ["Agent"]) && role === "Talent";
  const { data } = useQuery(Roster, agent ? {} : skipToken);
  const [requestLink, { loading }] = useMutation(RequestAgentLink, {
    refetchQueries: ["Roster"],
    awaitRefetchQueries: true,
  });
  if (!agent) return null;
  const links = data?.me?.Data.AgentLinks ?? [];
  const link = links.find(({ Data }) => Data.Talent.PK === person && Data.Status !== "Ended");
  if (link?.Data.Status === "Invited")
    return <StatusTag {...statusLook("link", "Invited")}>{t("waiting")}</StatusTag>;
  if (link) return null;
  return (
    <Button
      type="primary"
      loading={loading}
      onClick={() =>
        void requestLink({ variables: { talentId: person } }).then(
          () => notify("success", t("asked", { name })),
          notifyFailure,
        )
      }
    >
      {t("represent")}
    </Button>
  );
}
