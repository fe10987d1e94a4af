import { useApolloClient, useQuery } from "@apollo/client/react";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { Link, useParams } from "react-router-dom";
import type { PersonSubmissionsQuery } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { HintStrip } from "#ui/hint-strip/hint-strip.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { FailureLine } from "#ui/page/failure-line.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import { lastDecision } from "../decisions/last-decision.ts";
import { GroupNamesProvider, useNamesOf } from "../groups/group-names.tsx";
import { useAbove } from "../head/use-above.ts";
import { movesOnWall } from "../keys/moves.ts";
import { WallCardSubmission, WallHead } from "../wall/wall-documents.ts";
import { PersonCard } from "./person-card.tsx";
import { PersonSubmissions } from "./person-documents.ts";
import { RoleItem } from "./role-item.tsx";
import { useHeadFailures } from "./use-head-failures.ts";
import type { ReportHead } from "./use-head-failures.ts";
import "#ui/theme/photo.css";
import "../card/card.css";
import "../card/card-large.css";
import "../details/submission-details.css";
import "./person.css";

type Found = NonNullable<PersonSubmissionsQuery["getProjectSubmissionById"]>;
type Roles = Found["Data"]["RoleSubmissions"];

function useSubmissions(userId: string, projectId: string) {
  const graph = useApolloClient();
  const { data, error, loading, refetch } = useQuery(PersonSubmissions, {
    variables: { userId: keyOf("USR", userId), projectId: keyOf("PRJ", projectId) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useLive("submission.changed", ({ data: { projectId: changed } }) => {
    if (idOf(String(changed)) !== projectId) return;
    again();
    // A booking changes how full a role is.
    void graph.refetchQueries({ include: [WallHead] });
  });
  const found = data?.getProjectSubmissionById ?? null;
  const missing = { errors: [{ extensions: { code: "NOT_FOUND" } }] };
  return { found, loading: !found && loading, error: found || loading ? null : (error ?? missing), again };
}

/** The project's names of its groups, read with its first role; each role reads how full it is. */
function useGroupNamesOf(roles: Roles): ReadonlyMap<number, string> {
  const [first] = roles;
  const { data, error } = useQuery(WallHead, {
    variables: { pK: first?.PK ?? "", sK: first?.Data.RoleId ?? "" },
    skip: first === undefined,
  });
  return useNamesOf(data?.getPositionGroups, Boolean(error));
}

/** The roles, one of which is current: decision keys apply to it, and arrow keys lead to another. */
function RoleList({ roles, onHead }: { readonly roles: Roles; readonly onHead: ReportHead }) {
  const { t } = useTranslation("submissions");
  const [last] = useState(lastDecision);
  const link = useRef<HTMLAnchorElement>(null);
  const [current, setCurrent] = useState(0);
  const end = roles.length - 1;
  const at = Math.min(current, end);

  function go(to: number): void {
    setCurrent(to);
    // Focuses after the render.
    requestAnimationFrame(() => link.current?.focus());
  }

  useKeys([
    {
      keys: "ArrowUp",
      text: t("key.ArrowUp"),
      hint: t("hint.move"),
      when: movesOnWall,
      run: () => go(Math.max(at - 1, 0)),
    },
    {
      keys: "ArrowDown",
      text: t("key.ArrowDown"),
      hint: t("hint.move"),
      when: movesOnWall,
      run: () => go(Math.min(at + 1, end)),
    },
    { keys: "z", text: t("key.undo"), run: last.callBack },
  ]);

  return (
    <Stack as="ul" gap={12}>
      {roles.map((submission, index) => (
        <RoleItem
          key={submission.SK}
          submission={submission}
          projectId={submission.PK}
          positionId={submission.Data.RoleId}
          last={last}
          isCurrent={index === at}
          link={index === at ? link : null}
          onCurrent={() => setCurrent(index)}
          onHead={onHead}
        />
      ))}
    </Stack>
  );
}

/** All roles of a project that one person is submitted to, with the decisions about each. */
export function PersonSubmissionsPage() {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { userId = "", projectId = "" } = useParams();
  const { found, loading, error, again } = useSubmissions(userId, projectId);
  const card = useRecord(WallCardSubmission, found);
  const { FirstName: firstName, LastName: lastName } = card?.Data ?? {};
  const name = fullName({ firstName, lastName }) || shell("unnamed");
  const { Project: project, RoleSubmissions: roles = [] } = found?.Data ?? {};
  const names = useGroupNamesOf(roles);
  const heads = useHeadFailures();
  const above = useAbove(project ? { key: project.ProjectId, name: project.Name } : null);
  return (
    <GroupNamesProvider value={names}>
      <PageHeader
        title={card ? name : t("title")}
        lead={
          project ? (
            <Link to={linkTo(paths.projectSubmissions, { id: projectId })}>
              <bdi>{project.Name ?? shell("unnamed")}</bdi>
            </Link>
          ) : undefined
        }
        above={above}
      />
      <DataBlock loading={loading} error={error} onRetry={again}>
        <FailureLine what={t("groupsAndPlaces")} error={heads.error} onRetry={heads.again} />
        <div className="person">
          {card && <PersonCard card={card} name={name} />}
          <RoleList roles={roles} onHead={heads.report} />
        </div>
        <HintStrip />
      </DataBlock>
    </GroupNamesProvider>
  );
}
