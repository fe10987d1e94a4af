import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Facts } from "#ui/facts.tsx";
import { DueCue } from "#ui/when/due-cue.tsx";
import { WorkRow } from "../parts/work-row.tsx";
import type { RoleInvitation } from "./moves.ts";

/** As many as leave room for what else waits; the page of all submissions has the rest. */
export const INVITATIONS_SHOWN = 6;

type RowsProps = {
  readonly invitations: readonly RoleInvitation[];
  /** True for agents, who need to see which client was invited. */
  readonly ofClient?: boolean;
};

/** The roles that casting invites to, each with its words, its deadline and the way to the role. */
export function InvitationRows({ invitations, ofClient = false }: RowsProps) {
  const { t } = useTranslation("dashboard");
  return invitations.slice(0, INVITATIONS_SHOWN).map(({ PK, SK, Data }) => {
    const client = ofClient ? fullName({ firstName: Data.FirstName, lastName: Data.LastName }) : "";
    const role = Data.Position.Name ?? "";
    const label = [t("invitation.open"), [client, role].filter(Boolean).join(", ")].join(": ");
    return (
      <WorkRow
        key={PK + SK}
        title={
          <>
            {client !== "" && <bdi>{client}</bdi>} <bdi>{t("invitation.to", { role })}</bdi>
          </>
        }
        text={<Facts of={[Data.Project.Name, Data.Message]} />}
        end={
          <>
            {Data.SubmissionsDueBy !== null && (
              <DueCue at={Data.SubmissionsDueBy} format={(when) => t("by.submit", { when })} />
            )}
            <Link
              className="plain-button"
              to={linkTo(
                paths.projectSearch,
                {},
                { project: Data.Project.ProjectId, position: Data.Position.PositionId, whole: "1" },
              )}
              aria-label={label}
            >
              {t("invitation.open")}
            </Link>
          </>
        }
      />
    );
  });
}
