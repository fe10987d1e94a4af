import { useMutation, useQuery } from "@apollo/client/react";
import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ModeratedUserQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Box, Row, Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useFailureNotice } from "#ui/page/use-failure-notice.ts";
import { notify } from "#ui/snackbar/snackbar-store.ts";
import { statusLook } from "#ui/status/status-looks.ts";
import { StatusTag } from "#ui/status/status-tag.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { useEventWords } from "./audit/use-audit-words.ts";
import { MemberRoles } from "./member-roles.tsx";
import { ModeratedUser, SuspendUser } from "./moderation-documents.ts";
import { usePersonName } from "./person-name.ts";
import { SuspendDialog } from "./suspend-dialog.tsx";
import "./moderation.css";

type Member = NonNullable<ModeratedUserQuery["getUserById"]>;
type Entries = ModeratedUserQuery["getAuditLog"]["Entries"];

/** Whether the member is suspended, with the button to suspend or reinstate them. */
function Suspension({ member, onDone }: { readonly member: Member; readonly onDone: () => void }) {
  const { t } = useTranslation("moderation");
  const formats = useFormats();
  const notifyFailure = useFailureNotice();
  const [suspending, setSuspending] = useState(false);
  const [restore, { loading }] = useMutation(SuspendUser);
  const { Suspended, SuspensionReason, SuspendedUntil, ViewerCan } = member.Data;
  const may = ViewerCan.includes("setUserSuspended");
  const reinstate = () =>
    void restore({ variables: { PK: member.PK, Suspended: false } }).then(() => {
      notify("success", t("user.restored"));
      onDone();
    }, notifyFailure);
  return (
    <Row gap="8 12" justify="between" wrap>
      {Suspended ? (
        <p>
          {SuspendedUntil
            ? t("user.suspendedUntil", { date: formats.day(SuspendedUntil) })
            : t("user.suspendedOpen")}{" "}
          <bdi>{SuspensionReason}</bdi>
        </p>
      ) : (
        <p>{t("user.active")}</p>
      )}
      {may &&
        (Suspended ? (
          <Button loading={loading} onClick={reinstate}>
            {t("user.restore")}
          </Button>
        ) : (
          <Button danger onClick={() => setSuspending(true)}>
            {t("user.suspend")}
          </Button>
        ))}
      {suspending && <SuspendDialog member={member} onDone={onDone} onClose={() => setSuspending(false)} />}
    </Row>
  );
}

function History({ entries, user }: { readonly entries: Entries; readonly user: string }) {
  const { t } = useTranslation("moderation");
  const eventWords = useEventWords();
  const when = useWhen();
  const name = usePersonName();
  return (
    <>
      <Stack as="ol" className="moderation-history" gap={8}>
        {entries.map(({ Id, OccurredAt, Action, Reason, Actor }) => (
          <li key={Id}>
            <time dateTime={OccurredAt}>{when.past(OccurredAt)}</time>
            <span>
              <bdi>{eventWords(Action)}</bdi>, <bdi>{name(Actor?.Data)}</bdi>
              {Reason && (
                <>
                  : <bdi>{Reason}</bdi>
                </>
              )}
            </span>
          </li>
        ))}
      </Stack>
      <Link to={linkTo(paths.auditLog, {}, { person: user })}>{t("user.wholeLog")}</Link>
    </>
  );
}

/** The projects that the member created last, each leading to its review, where it can be taken down. */
function Projects({ projects }: { readonly projects: ModeratedUserQuery["getUserProjects"] }) {
  const { t } = useTranslation("moderation");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  if (projects.length === 0) return null;
  return (
    <>
      <h3>{t("user.projects")}</h3>
      <Stack as="ul" className="moderation-projects" gap={8}>
        {projects.map(({ PK, Data }) => (
          <li key={PK}>
            <Link to={linkTo(paths.submittedProjects, { type: "submitted" }, { project: idOf(PK) })}>
              <bdi>{Data.Name ?? shell("unnamed")}</bdi>
            </Link>{" "}
            <StatusTag {...statusLook("project", Data.Status)}>
              {word("projectStatuses", Data.Status)}
            </StatusTag>
          </li>
        ))}
      </Stack>
    </>
  );
}

/** For admins, on a member's page: account types, suspension, projects, and the account's history. */
export function UserModeration({ user }: { readonly user: string }) {
  const { t } = useTranslation("moderation");
  const { data, error, loading, refetch } = useQuery(ModeratedUser, {
    variables: { id: keyOf("USR", user) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  const member = data?.getUserById;
  if (!member && !loading && !error) return null;
  return (
    <Box as="section" className="moderation-card" before={32} aria-label={t("user.title")}>
      <h2>{t("user.title")}</h2>
      <DataBlock loading={!member && loading} error={member ? null : error} onRetry={again}>
        {member && (
          <>
            <Suspension member={member} onDone={again} />
            <h3>{t("user.roles")}</h3>
            <MemberRoles key={(member.Data.UserRoles ?? []).join()} member={member} onSaved={again} />
            <Projects projects={data.getUserProjects} />
            <h3>{t("audit.title")}</h3>
            <History entries={data.getAuditLog.Entries} user={user} />
          </>
        )}
      </DataBlock>
    </Box>
  );
}
