import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useFormats } from "#i18n/formats.ts";
import { hasResponse } from "#lib/graph/answered.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { Row, Text } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { usePay } from "#ui/pay/use-pay.ts";
import { DueCue } from "#ui/when/due-cue.tsx";
import { blockOf, rereads } from "../parts/block-of.ts";
import { Card } from "../parts/card.tsx";
import { RowFace, RowPoster, WorkRow } from "../parts/work-row.tsx";
import type { Client } from "./clients.ts";
import { RosterRoles } from "./roster-documents.ts";
import { oneOfEach, rosterRoles } from "./roster-roles.ts";
import type { RosterRole } from "./roster-roles.ts";
import "./roster-roles.css";

const ROLES_SHOWN = 9;

/** The first of the clients who fit; their names are on the sheet. */
function Faces({ people }: { readonly people: readonly Client[] }) {
  return (
    <Row as="span" className="role-faces" align="stretch" aria-hidden="true">
      {people.map(({ key, talent: { Data } }) => (
        <RowFace
          key={key}
          url={Data.ProfileImage?.Data.ContentThumbNailUrl}
          name={fullName({ firstName: Data.FirstName, lastName: Data.LastName })}
        />
      ))}
    </Row>
  );
}

type RoleProps = { readonly role: RosterRole; readonly clients: ReadonlyMap<string, Client> };

/** A role with the clients who fit; the button opens its sheet, where they come first. */
function Role({ role: { project, position, fitting, first, open }, clients }: RoleProps) {
  const { t } = useTranslation("dashboard");
  const { t: shell } = useTranslation();
  const pay = usePay();
  const formats = useFormats();
  const name = position.Data.PositionName ?? shell("unnamed");
  const at = { project: project.PK, position: position.SK };
  const due = position.Data.SubmissionsDueBy;
  const count = open ? "" : ` ${formats.number(fitting)}`;
  const action = t("submitClients") + (fitting > 0 ? count : "");
  const people = first.flatMap((key) => clients.get(key) ?? []);
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
      text={
        <Text as="strong" text="ink bold">
          {pay.one(position.Data)}
        </Text>
      }
      more={
        <>
          {due && <DueCue at={due} clock={false} format={(when) => t("by.due", { when })} />}
          {open && (
            <Text className="work-text" text="small quiet">
              {shell("fit.open")}
            </Text>
          )}
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

/** New roles, those that most of an agent's clients fit first; to an agent without clients, one of each project. */
export function RosterRolesCard({ clients }: { readonly clients: readonly Client[] }) {
  const { t } = useTranslation("dashboard");
  const query = useQuery(RosterRoles, { fetchPolicy: "cache-and-network" });
  useLive("submission.changed", rereads(query));
  useLive("member.changed", rereads(query));
  const byKey = new Map(clients.map((client) => [client.key, client]));
  const found = hasResponse(query.data) ? query.data?.searchProjects.Projects : undefined;
  const all = rosterRoles(found ?? []);
  const fitting = all.filter((role) => role.fitting > 0);
  const isForAnyone = found !== undefined && fitting.length === 0;
  const roles = isForAnyone ? oneOfEach(all) : fitting;
  return (
    <Card
      title={t(isForAnyone ? "newest.title" : "newest.roster")}
      {...(isForAnyone && { note: t("newest.note") })}
      link={{ to: linkTo(paths.projectSearch), text: t("seeAll") }}
    >
      <DataBlock
        {...blockOf(query)}
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
