import { useQuery } from "@apollo/client/react";
import { ArrowLeftOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { LIMITS } from "@callboard/catalog/limits.ts";
import { useFormats } from "#i18n/formats.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { idOf } from "#lib/graph/record-key.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { useMedia } from "#lib/media-query/use-media.ts";
import { useViewer } from "#lib/session/viewer.tsx";
import { useRootMark } from "#lib/use-root-mark.ts";
import { useQueryState } from "#lib/use-query-state.ts";
import { Row, Stack, Text } from "#ui/layout/layout.tsx";
import { DataPage } from "#ui/page/data-page.tsx";
import { PageTabs } from "#ui/page/page-tabs.tsx";
import { useNow } from "#ui/when/use-now.ts";
import { StateBlock } from "#ui/page/state-block.tsx";
import { ApprovalQueue, QUEUE_SIZE } from "./approval-documents.ts";
import { Preview } from "./review/approval-preview.tsx";
import { HeldStrip } from "./held-strip.tsx";
import { QueueItem } from "./queue/queue-list.tsx";
import { afterDecision, adjacentKey } from "./queue/queue-order.ts";
import { inTab, tabOf, TABS } from "./queue/queue-tabs.ts";
import type { Tab } from "./queue/queue-tabs.ts";
import { waitedSince } from "./queue/waiting-time.ts";
import { useOpened } from "./queue/use-opened.ts";
import { useDecisions } from "./use-decisions.ts";

/** Widths of `approvals.css` at which either the list or a project shows. */
const ONE_COLUMN = "(width < 720px)";

const criteria = { PageSize: QUEUE_SIZE, SortOrder: "Oldest" };

/** The server's queue without projects whose decision is pending. */
function useQueue(tab: Tab, open: (key: string) => void) {
  const now = useNow().getTime();
  const { data, previousData, error, loading, refetch } = useQuery(ApprovalQueue, {
    variables: { criteria },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useLive("project.changed", again);
  const decisions = useDecisions({ onSent: () => refetch().catch(() => undefined), onBack: open });
  const found = (data ?? previousData)?.projectsPendingApproval;
  const gone = new Set(decisions.held.map(({ project }) => project));
  const waiting = (found?.Projects ?? []).filter(({ PK }) => !gone.has(PK));
  const late = waiting.filter(({ Data }) => waitedSince(Data.SubmittedAt, now)?.late === true).length;
  const counts = Object.fromEntries(TABS.map((one) => [one, inTab(one, waiting).length])) as Record<
    Tab,
    number
  >;
  return {
    decisions,
    found: found !== undefined,
    // Includes projects that are not on this page of the queue.
    counts: { ...counts, waiting: Math.max(0, (found?.Total ?? 0) - gone.size) },
    shown: waiting.length,
    late,
    projects: inTab(tab, waiting),
    loading,
    error,
    again,
  };
}

function Tabs({ tab, counts }: { readonly tab: Tab; readonly counts: Record<Tab, number> }) {
  const { t } = useTranslation("approvals");
  const here = (one: Tab) =>
    linkTo(paths.submittedProjects, { type: "submitted" }, { tab: one === "waiting" ? null : one });
  return (
    <PageTabs
      label={t("title")}
      tabs={[
        ...TABS.map((one) => ({
          id: one,
          label: t(`tab.${one}`),
          link: here(one),
          current: one === tab,
          count: counts[one],
        })),
        { id: "reported", label: t("tab.reported"), link: linkTo(paths.reports), current: false },
      ]}
    />
  );
}

/** Says that there are more projects than the list has. */
function More({ shown, of }: { readonly shown: number; readonly of: number }) {
  const { t } = useTranslation("approvals");
  const formats = useFormats();
  if (of <= shown) return null;
  return (
    <Text as="p" text="small quiet">
      {t("firstOfAll", { shown: formats.number(shown), more: formats.number(of - shown) })}
    </Text>
  );
}

/** The projects that await approval, oldest first; after a decision the next one opens automatically. */
export function ApprovalQueuePage() {
  const { t } = useTranslation("approvals");
  const { t: frame } = useTranslation("frame");
  useRootMark("approvals");
  const viewer = useViewer();
  const formats = useFormats();
  const address = useQueryState();
  const tab = tabOf(address.text("tab"));
  const queue = useQueue(tab, (key) => address.change({ project: idOf(key) }));
  const keys = queue.projects.map(({ PK }) => PK);
  const { present, isNamed, open } = useOpened(address, tab, keys);
  // On a phone the list hides the preview until a project is opened: what is not on screen can't be decided.
  const isNarrow = useMedia(ONE_COLUMN);
  const next = present === null ? null : afterDecision(keys, present);
  useKeys([
    { keys: "j", text: frame("keys.next"), run: () => open(adjacentKey(keys, present, 1)) },
    { keys: "k", text: frame("keys.previous"), run: () => open(adjacentKey(keys, present, -1)) },
  ]);

  return (
    <div className="approvals">
      <DataPage
        title={t("title")}
        actions={<Link to={linkTo(paths.auditLog, {}, { actor: viewer.key })}>{t("myDecisions")}</Link>}
        loading={!queue.found && queue.loading}
        error={queue.found ? null : queue.error}
        onRetry={queue.again}
      >
        <Tabs tab={tab} counts={queue.counts} />
        {queue.late > 0 && (
          <p className="queue-late">
            {t("late", { count: queue.late, time: formats.number(LIMITS.reviewHours) })}
          </p>
        )}
        {present === null ? (
          <StateBlock
            title={t("nothing")}
            text={
              queue.counts.waiting > 0
                ? t("nothingInList", { count: queue.counts.waiting })
                : t("nothingText")
            }
          />
        ) : (
          <Stack className="queue" gap={12} data-open={isNamed}>
            <nav aria-label={t(`tab.${tab}`)} className="queue-list" aria-busy={queue.loading}>
              <ol>
                {queue.projects.map((project) => (
                  <QueueItem
                    key={project.PK}
                    project={project}
                    current={project.PK === present}
                    onOpen={() => open(project.PK)}
                  />
                ))}
              </ol>
              <More shown={queue.shown} of={queue.counts.waiting} />
            </nav>
            <Row as="section" className="queue-preview" align="stretch" shrinks aria-label={t("preview")}>
              <Link
                className="queue-back"
                to={linkTo(
                  paths.submittedProjects,
                  { type: "submitted" },
                  { tab: tab === "waiting" ? null : tab },
                )}
              >
                <ArrowLeftOutlined className="mirrored" aria-hidden="true" /> {t(`tab.${tab}`)}
              </Link>
              {(isNamed || !isNarrow) && (
                <Preview
                  key={present}
                  projectKey={present}
                  decisions={queue.decisions}
                  onDecided={() => open(next)}
                  onNext={next === null ? undefined : () => open(next)}
                />
              )}
            </Row>
          </Stack>
        )}
        <HeldStrip decisions={queue.decisions} />
      </DataPage>
    </div>
  );
}
