import { useQuery } from "@apollo/client/react";
import { useTranslation } from "react-i18next";
import { useLive } from "#lib/live/live-context.tsx";
import { idOf, keyOf } from "#lib/graph/record-key.ts";
import { useKeys } from "#lib/use-keys.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { DataPage } from "#ui/page/data-page.tsx";
import { StateBlock } from "#ui/page/state-block.tsx";
import { ApprovalQueue, QUEUE_SIZE } from "./approval-documents.ts";
import { Preview } from "./approval-preview.tsx";
import { QueueItem } from "./queue-list.tsx";
import { afterDecision, adjacentKey } from "./queue-order.ts";

const criteria = { PageSize: QUEUE_SIZE, SortOrder: "Oldest" };

/** What waits for an administrator, oldest first; after a decision the next one opens by itself. */
export function ApprovalQueuePage() {
  const { t } = useTranslation("approvals");
  const address = useQueryState();
  const { data, previousData, error, loading, refetch } = useQuery(ApprovalQueue, {
    variables: { criteria },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useLive("project.changed", again);
  const queue = (data ?? previousData)?.projectsPendingApproval;
  const projects = queue?.Projects ?? [];
  const keys = projects.map(({ PK }) => PK);
  const asked = address.text("project");
  const present = asked === "" ? (keys[0] ?? null) : keyOf("PRJ", asked);
  const open = (key: string | null) => address.change({ project: key === null ? null : idOf(key) });
  useKeys({ j: () => open(adjacentKey(keys, present, 1)), k: () => open(adjacentKey(keys, present, -1)) });

  return (
    <DataPage
      title={t("title")}
      lead={queue && queue.Total > 0 ? t("waiting", { count: queue.Total }) : undefined}
      loading={!queue && loading}
      error={queue ? null : error}
      onRetry={again}
      isEmpty={queue?.Projects.length === 0 && present === null}
      empty={<StateBlock title={t("nothing")} text={t("nothingText")} />}
    >
      <p className="queue-keys">{t("keys")}</p>
      <div className="queue">
        <nav aria-label={t("title")} className="queue-list" aria-busy={loading}>
          <ol>
            {projects.map((project) => (
              <QueueItem
                key={project.PK}
                project={project}
                current={project.PK === present}
                onOpen={() => open(project.PK)}
              />
            ))}
          </ol>
        </nav>
        <section className="queue-preview" aria-label={t("preview")}>
          {present !== null && (
            <Preview
              key={present}
              projectKey={present}
              onDecided={() => {
                open(afterDecision(keys, present));
                again();
              }}
            />
          )}
        </section>
      </div>
    </DataPage>
  );
}
