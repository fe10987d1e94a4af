import { LeftOutlined, RightOutlined } from "@ant-design/icons";
import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { useLocation, useNavigate } from "react-router-dom";
import { useKeys } from "#lib/keys/use-keys.ts";
import { linkTo, paths } from "#lib/paths.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { useAdjacent } from "../wall/use-adjacent.ts";
import { wallCriteria } from "../wall/wall-criteria.ts";

type AdjacentStepsProps = {
  readonly userId: string;
  readonly positionId: string;
  readonly projectId: string;
};

/**
 * Moves to the previous or next person's page, in the order of the wall with the filters in the address. Keys [ and
 * ].
 */
export function AdjacentSteps({ userId, positionId, projectId }: AdjacentStepsProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const navigate = useNavigate();
  const { search } = useLocation();
  const found = useAdjacent(wallCriteria(useQueryState(), { positionId, projectId }), userId);
  const goTo = (person: string | null) => () => {
    if (person === null) return;
    const link = linkTo(paths.positionSubmission, { userId: person, positionId });
    void navigate(`${link}${search}`, { replace: true });
  };
  const [back, on] = [goTo(found?.before ?? null), goTo(found?.after ?? null)];
  useKeys([
    ...(found?.before ? [{ keys: "[", text: t("previous"), run: back }] : []),
    ...(found?.after ? [{ keys: "]", text: shell("next"), run: on }] : []),
  ]);
  if (!found) return null;
  return (
    <span className="submission-steps">
      {t("placeOf", { place: found.index + 1, count: found.total })}
      <Button
        type="text"
        aria-label={t("previous")}
        aria-keyshortcuts="["
        icon={<LeftOutlined className="docked-step" />}
        disabled={!found.before}
        onClick={back}
      />
      <Button
        type="text"
        aria-label={shell("next")}
        aria-keyshortcuts="]"
        icon={<RightOutlined className="docked-step" />}
        disabled={!found.after}
        onClick={on}
      />
    </span>
  );
}
