import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { MySubmissionsQuery } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Row, Stack, Toolbar } from "#ui/layout/layout.tsx";
import { DueCue } from "#ui/when/due-cue.tsx";

type ItemProps = {
  readonly invitation: MySubmissionsQuery["getOpenInvitations"][number];
  /** True for agents, who need to see which client was invited. */
  readonly showTalent: boolean;
};

/** A role that casting invites to: its words, until when one can submit, and the way to the role. */
export function InvitationItem({ invitation: { Data }, showTalent }: ItemProps) {
  const { t } = useTranslation("my-submissions");
  const client = showTalent ? fullName({ firstName: Data.FirstName, lastName: Data.LastName }) : "";
  const role = Data.Position.Name ?? "";
  const to = linkTo(
    paths.projectSearch,
    {},
    { project: Data.Project.ProjectId, position: Data.Position.PositionId, whole: "1" },
  );
  return (
    <Row as="li" className="move" gap={12} align="stretch" pad="12 16" fill="surface">
      <Stack className="move-words" gap={2} pack="start" shrinks>
        <h3>
          {client !== "" && (
            <>
              <bdi>{client}</bdi>
              {" · "}
            </>
          )}
          <bdi>{t("invitation.to", { role })}</bdi>
        </h3>
        <p>
          <bdi>{Data.Project.Name}</bdi>
        </p>
        {Data.Message && <p dir="auto">{Data.Message}</p>}
        <Toolbar before={4}>
          <Link
            className="accent-button"
            to={to}
            aria-label={`${t("invitation.open")}: ${[client, role].filter(Boolean).join(", ")}`}
          >
            {t("invitation.open")}
          </Link>
          {Data.SubmissionsDueBy !== null && (
            <DueCue at={Data.SubmissionsDueBy} format={(when) => t("invitation.until", { when })} />
          )}
        </Toolbar>
      </Stack>
    </Row>
  );
}
