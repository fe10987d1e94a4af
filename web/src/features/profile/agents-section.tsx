import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { Button, Popconfirm } from "antd";
import { useTranslation } from "react-i18next";
import type { AgentsSection_UserFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Box, Row, Stack } from "#ui/layout/layout.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { AcceptAgentLink, AgentsSectionUser, EndAgentLink } from "./profile-documents.ts";

type Link = NonNullable<AgentsSection_UserFragment["Data"]["AgentLinks"]>[number];

function AgentLinkRow({ link }: { readonly link: Link }) {
  const { t } = useTranslation("profile");
  const { t: shell } = useTranslation();
  const formats = useFormats();
  const notifyFailure = useFailureNotice();
  const after = { refetchQueries: ["OwnProfile"], awaitRefetchQueries: true };
  const [accept, accepting] = useMutation(AcceptAgentLink, after);
  const [end, ending] = useMutation(EndAgentLink, after);
  const { Status, AcceptedAt, EndedAt, AwaitsConfirmation, Agent } = link.Data;
  const name =
    fullName({ firstName: Agent.Data.FirstName, lastName: Agent.Data.LastName }) || shell("unnamed");
  const variables = { linkId: link.PK };

  function outcome<Sent>(sending: Promise<Sent>, textOf: (sent: Sent) => string): void {
    sending.then((sent) => notify("success", textOf(sent)), notifyFailure);
  }
  const acceptedText = ({ data }: Awaited<ReturnType<typeof accept>>): string =>
    t(data?.acceptAgentLink.Data.AwaitsConfirmation === true ? "acceptedWaits" : "accepted", { name });
  const endedText = (): string => t("ended", { name });

  return (
    <Row as="li" gap="8 16" justify="between" wrap pad="12 0" ruled="below">
      <span>
        {Status === "Invited" && t(AwaitsConfirmation ? "agentWaits" : "agentAsks", { name })}
        {Status === "Linked" &&
          t("agentSince", { name, date: formats.day(AcceptedAt ?? link.Data.RequestedAt) })}
        {Status === "Ended" && t("agentEnded", { name, date: formats.day(EndedAt ?? link.Data.RequestedAt) })}
      </span>
      <Row as="span" gap={8} align="stretch">
        {Status === "Invited" && (
          <>
            {!AwaitsConfirmation && (
              <Button
                type="primary"
                loading={accepting.loading}
                onClick={() => outcome(accept({ variables }), acceptedText)}
              >
                {t("accept")}
              </Button>
            )}
            <Button loading={ending.loading} onClick={() => outcome(end({ variables }), endedText)}>
              {t("decline")}
            </Button>
          </>
        )}
        {Status === "Linked" && (
          <Popconfirm
            title={t("endConfirm", { name })}
            okText={t("end")}
            cancelText={shell("cancel")}
            onConfirm={() => outcome(end({ variables }), endedText)}
          >
            <Button loading={ending.loading}>{t("end")}</Button>
          </Popconfirm>
        )}
      </Row>
    </Row>
  );
}

/** Agents who represent the talent or ask to, with the actions to accept, decline or end it. */
export function AgentsSection({ user }: { readonly user: FragmentType<AgentsSection_UserFragment> }) {
  const { t } = useTranslation("profile");
  const record = useRecord(AgentsSectionUser, user);
  if (record === null) return null;
  const links = record.Data.AgentLinks ?? [];
  return (
    <Stack as="section" className="profile-section" gap={16} aria-labelledby="profile-agents">
      <h2 id="profile-agents">{t("agents")}</h2>
      <p>{t("agentsText")}</p>
      {links.length === 0 ? (
        <span>{t("agentsNone")}</span>
      ) : (
        <Box as="ul">
          {links.map((link) => (
            <AgentLinkRow key={link.PK} link={link} />
          ))}
        </Box>
      )}
    </Stack>
  );
}
