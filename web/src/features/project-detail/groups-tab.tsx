import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import type { ProjectHead_ProjectFragment } from "#gen/graphql.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { StateBlock } from "#ui/page/state-block.tsx";

const FIRST_GROUP = "GROUP#1";

/** The boards of the roles: groups are kept for each role. */
export function GroupsTab({ head }: { readonly head: ProjectHead_ProjectFragment }) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const { Positions } = head.Data;
  if (Positions.length === 0) return <StateBlock title={t("noPositions")} />;
  return (
    <ul className="position-rows">
      {Positions.map(({ SK, Data }) => {
        const selected = Data.Counters?.find(({ Stage }) => Stage === "Selected")?.Count ?? 0;
        const name = Data.PositionName ?? shell("unnamed");
        const board = linkTo(paths.group, { projectId: head.PK, groupId: FIRST_GROUP, roleId: SK });
        return (
          <li key={SK} className="position-row">
            <div className="position-row-head">
              <h2>
                <Link to={board}>
                  <bdi>{name}</bdi>
                </Link>
              </h2>
              <span className="detail-help">{t("selectedCount", { count: selected })}</span>
              <Link className="plain-button" to={board} aria-label={`${t("openBoard")}: ${name}`}>
                {t("openBoard")}
              </Link>
            </div>
          </li>
        );
      })}
    </ul>
  );
}
