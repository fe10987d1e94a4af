import { Button } from "antd";
import { useTranslation } from "react-i18next";
import { fullName } from "#lib/session/viewer.tsx";
import { useActivity, type Deed } from "#ui/activity/use-activity.ts";
import { Box } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { When } from "#ui/when/when.tsx";

/** Actions on the project itself that have a text of their own; all others in the log get a general one. */
const ACTIONS = [
  "created",
  "submitted",
  "resubmitted",
  "approved",
  "denied",
  "withdrawn",
  "closed",
  "deleted",
  "restored",
] as const;

/** "callboard.projects.project.approved.v1" is the action "approved". */
function actionOf(action: string): (typeof ACTIONS)[number] | null {
  const [, , aggregate, deed] = action.split(".");
  return aggregate === "project" ? (ACTIONS.find((one) => one === deed) ?? null) : null;
}

function DeedRow({ deed: { Action, Actor, OccurredAt, Reason } }: { readonly deed: Deed }) {
  const { t } = useTranslation("project-detail");
  const name = fullName({ firstName: Actor?.Data.FirstName, lastName: Actor?.Data.LastName });
  return (
    <li className="activity-row">
      <strong>{t(`did.${actionOf(Action) ?? "other"}`)}</strong>
      <span>
        {name === "" ? t("bySystem") : <bdi>{name}</bdi>} · <When at={OccurredAt} />
      </span>
      {Reason && <p dir="auto">{Reason}</p>}
    </li>
  );
}

/** The project's activity log: what was done, when and by whom, latest first. */
export function ActivityTab({ projectKey }: { readonly projectKey: string }) {
  const { t } = useTranslation("project-detail");
  const { t: shell } = useTranslation();
  const { deeds, loading, error, retry, showMore } = useActivity(projectKey);
  return (
    <DataBlock
      loading={loading}
      error={error}
      onRetry={retry}
      isEmpty={deeds.length === 0}
      empty={<StateBlock title={t("noActivity")} />}
    >
      <Box as="ol" className="activity-list" card>
        {deeds.map((deed) => (
          <DeedRow key={deed.Id} deed={deed} />
        ))}
      </Box>
      {showMore && <Button onClick={showMore}>{shell("showMore")}</Button>}
    </DataBlock>
  );
}
