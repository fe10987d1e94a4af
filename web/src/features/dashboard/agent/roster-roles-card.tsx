import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { useParts } from "#lib/graph/queries/use-parts.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { usePay } from "#ui/pay/use-pay.ts";
import { DueCue } from "#ui/when/due-cue.tsx";
import { Card } from "../parts/card.tsx";
import { RowFace, RowPoster, WorkRow } from "../parts/work-row.tsx";
import type { Client } from "./clients.ts";
import { RosterRoles } from "./roster-documents.ts";
import { oneOfEach, partsOf, rosterRoles } from "./roster-roles.ts";
import type { RosterRole, Submission } from "./roster-roles.ts";
import "./roster-roles.css";

const ROLES_SHOWN = 9;
const FACES_SHOWN = 3;

/** The first of the clients who fit; their names are on the sheet. */
function Faces({ people }: { readonly people: readonly Client[] }) {
  return (
    <span className="role-faces" aria-hidden="true">
      {people.slice(0, FACES_SHOWN).map(({ key, talent: { Data } }) => (
        <RowFace
          key={key}
          url={Data.ProfileImage?.Data.ContentThumbNailUrl}
          name={fullName({ firstName: Data.FirstName, lastName: Data.LastName })}
        />
      ))}
    </span>
  );
}

type RoleProps = { readonly role: RosterRole; readonly clients: ReadonlyMap<string, Client> };

/** A role with the clients who fit; the button opens its sheet, where they come first. */
function Role({ role: { project, position, fitting, open }, clients }: RoleProps) {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const pay = usePay();
  const formats = useFormats();
  const name = position.Data.PositionName ?? shell("unnamed");
  const at = { project: project.PK, position: position.SK };
  const due = position.Data.SubmissionsDueBy;
  const count = open ? "" : ` ${formats.number(fitting.length)}`;
  const action = t("submitClients") + (fitting.length > 0 ? count : "");
  const people = fitting.flatMap((key) => clients.get(key) ?? []);
  return (
    <WorkRow
      lead={
        <RowPoster url={project.Data.Media[0]?.Data.ContentThumbNailUrl} name={project.Data.Name ?? name} />
      }
      title={
        <>
          <Link to={linkTo(paths.projectSearch, {}, at)}>
            <bdi>{name}</bdi>
          </Link>{" "}
          <span className="beside">
            <bdi>{project.Data.Name}</bdi>
          </span>
        </>
      }
      text={<strong className="narrow-pay">{pay.one(position.Data)}</strong>}
      more={
        <>
          {due && <DueCue at={due} clock={false} format={(when) => t("dueBy", { when })} />}
          {open && <span className="work-text">{shell("fit.open")}</span>}
        </>
      }
      end={
        <>
          {!open && <Faces people={people} />}
          <Link
            className="plain-button"
            to={linkTo(paths.projectSearch, {}, { ...at, submit: "1" })}
            aria-label={`${action}: ${name}`}
          >
            {action}
          </Link>
        </>
      }
    />
  );
}

type RosterRolesProps = { readonly clients: readonly Client[]; readonly submissions: readonly Submission[] };

/** New roles, those that most of an agent's clients fit first; to an agent without clients, one of each project. */
export function RosterRolesCard({ clients, submissions }: RosterRolesProps) {
  const { t } = useTranslation("dashboard");
  const linked = clients.filter((client) => client.linked);
  const byKey = new Map(linked.map((client) => [client.key, client]));
  const keys = [...byKey.keys()].toSorted();
  const { parts, loading, error, again } = useParts(RosterRoles, partsOf(keys));
  const all = rosterRoles(parts ?? [], keys, submissions);
  const fitting = all.filter((role) => role.fitting.length > 0);
  const isForRoster = fitting.length > 0;
  const roles = isForRoster ? fitting : oneOfEach(all);
  return (
    <Card
      title={t(isForRoster ? "newest.roster" : "newest.title")}
      {...(parts && !isForRoster && { note: t("newest.note") })}
      link={{ to: linkTo(paths.projectSearch), text: t("seeAll") }}
    >
      <DataBlock
        loading={loading}
        error={error}
        onRetry={again}
        isEmpty={roles.length === 0}
        empty={<p className="dash-empty">{t("noOpenRoles")}</p>}
      >
        <ul className="work-list rows-by-room">
          {roles.slice(0, ROLES_SHOWN).map((role) => (
            <Role key={role.position.SK} role={role} clients={byKey} />
          ))}
        </ul>
      </DataBlock>
    </Card>
  );
}
