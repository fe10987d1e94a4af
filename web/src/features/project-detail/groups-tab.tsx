import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ProjectHead_ProjectFragment } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { Card, Row, Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { RoleGroups } from "./detail-documents.ts";

const FIRST_GROUP = "GROUP#1";

/** The number of people in each group of a role. */
function GroupCounts({ roleKey }: { readonly roleKey: string }) {
  const { t } = useTranslation("project-detail");
  // A group is one record for all roles of a project, and its count depends on the role in the variables: in the
  // cache the roles would overwrite each other.
  const { data, error, refetch } = useQuery(RoleGroups, { variables: { roleKey }, fetchPolicy: "no-cache" });
  if (error) return <DataBlock error={error} onRetry={() => void refetch().catch(() => undefined)} />;
  if (!data) return null;
  const groups = data.getPositionGroups.filter((group) => group.Data.NumberUsers > 0);
  if (groups.length === 0) return <p className="detail-help">{t("nobodyInGroups")}</p>;
  return (
    <Row as="ul" className="group-counts" gap="4 16" align="stretch" wrap text="dense soft">
      {groups.map(({ SK, Data }) => (
        <li key={SK}>
          <bdi>{Data.Name}</bdi> <strong>{t("groupPeople", { count: Data.NumberUsers })}</strong>
        </li>
      ))}
    </Row>
  );
}

/** Links to the boards of the roles: groups are per role. */
export function GroupsTab({ head }: { readonly head: ProjectHead_ProjectFragment }) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const { Positions } = head.Data;
  if (Positions.length === 0) return <StateBlock title={t("noPositions")} />;
  return (
    <Stack as="ul" gap={12}>
      {Positions.map(({ SK, Data }) => {
        const name = Data.PositionName ?? shell("unnamed");
        const board = linkTo(paths.group, { projectId: head.PK, groupId: FIRST_GROUP, roleId: SK });
        return (
          <Card key={SK} as="li" gap={10} pad={16}>
            <Row className="position-row-head" wrap>
              <h2>
                <Link to={board}>
                  <bdi>{name}</bdi>
                </Link>
              </h2>
              <Link className="plain-button" to={board} aria-label={`${t("openBoard")}: ${name}`}>
                {t("openBoard")}
              </Link>
            </Row>
            <GroupCounts roleKey={SK} />
          </Card>
        );
      })}
    </Stack>
  );
}
