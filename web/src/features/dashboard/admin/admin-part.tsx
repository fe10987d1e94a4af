import { useQuery } from "@apollo/client/react";
import { AuditOutlined } from "@ant-design/icons";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import type { OpenReportsQuery, QueueHeadQuery } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useKeys } from "#lib/keys/use-keys.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { linkTo, paths } from "#lib/paths.ts";
import { Grid, Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { useNow } from "#ui/when/use-now.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { blockOf, rereads } from "../parts/block-of.ts";
import { DashHead } from "../parts/dash-head.tsx";
import { FeaturedNow, OpenReports, QueueHead } from "./admin-documents.ts";
import { QueueCard } from "./queue-card.tsx";
import { FeaturedCard, ReportsCard } from "./side-cards.tsx";
import "./admin.css";
import "../producer/producer.css";

const CALM = { fetchPolicy: "cache-and-network" } as const;

function ReviewOldest({ to }: { readonly to: string }) {
  const { t } = useTranslation("dashboard");
  const navigate = useNavigate();
  useKeys([{ keys: "r", text: t("reviewOldest"), run: () => void navigate(to) }]);
  return (
    <Link className="accent-button" to={to} aria-keyshortcuts="r">
      <AuditOutlined aria-hidden="true" /> {t("reviewOldest")}
    </Link>
  );
}

type Tile = { readonly id: string; readonly text: string; readonly value: string; readonly cue?: boolean };

function NumberTiles({ tiles }: { readonly tiles: readonly Tile[] }) {
  return (
    <Stack as="dl" className="number-tiles dash-whole" gap={12}>
      {tiles.map(({ id, text, value, cue = false }) => (
        <div key={id} className={cue ? "number-tile number-tile-cue" : "number-tile"}>
          <dt>{text}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </Stack>
  );
}

/** Each figure is null until it is known. */
type FiguresProps = {
  readonly total: number | null;
  readonly changed: number | null;
  readonly reports: number | null;
  readonly age: string | null;
};

const NONE = "–";

/** The day's figures: the length of the queue, open reports, and the longest wait. */
function Figures({ total, changed, reports, age }: FiguresProps) {
  const { t } = useTranslation("dashboard");
  const formats = useFormats();
  const figure = (value: number | null) => (value === null ? NONE : formats.number(value));
  const fresh = total !== null && changed !== null ? total - changed : null;
  return (
    <NumberTiles
      tiles={[
        { id: "new", text: t("tile.new"), value: figure(fresh) },
        { id: "changed", text: t("tile.changed"), value: figure(changed) },
        { id: "reports", text: t("tile.reports"), value: figure(reports), cue: (reports ?? 0) > 0 },
        { id: "oldest", text: t("tile.oldest"), value: age ?? NONE },
      ]}
    />
  );
}

/** The state of the queue in a sentence; null until it is known. */
function useQueueTitle(): (total: number | null, age: string | null) => string | null {
  const { t } = useTranslation("dashboard");
  return (total, age) => {
    if (total === null) return null;
    return age === null ? t("nothingToReview") : t("queueTitle", { count: total, age });
  };
}

/** The figures loaded so far; null for those without a response. */
function figuresOf(queue: QueueHeadQuery | undefined, reports: OpenReportsQuery | undefined) {
  return {
    total: queue?.queue?.Total ?? null,
    changed: queue?.changed?.Total ?? null,
    reports: reports?.getReports?.Total ?? null,
  };
}

/** An admin's day: the longest wait for an approval, the head of the queue, reports, and featured projects. */
export function AdminPart({ isFirst }: { readonly isFirst: boolean }) {
  const when = useWhen();
  const now = useNow();
  const queue = useQuery(QueueHead, CALM);
  const reports = useQuery(OpenReports, CALM);
  const features = useQuery(FeaturedNow, CALM);
  useLive("project.changed", rereads(queue));
  const title = useQueueTitle();
  const figures = figuresOf(queue.data, reports.data);
  const projects = queue.data?.queue?.Projects ?? [];
  const [oldest] = projects;
  const submitted = oldest?.Data.SubmittedAt;
  const age = submitted ? when.length(now.getTime() - Date.parse(submitted)) : null;
  const review = oldest && linkTo(paths.submittedProjects, { type: "submitted" }, { project: oldest.PK });
  return (
    <>
      <DashHead
        isFirst={isFirst}
        eyebrow={when.fullDay(now)}
        title={title(figures.total, age)}
        {...(review && { actions: <ReviewOldest to={review} /> })}
      />
      <Grid className="dash" gap={12} columns={1}>
        <Figures {...figures} age={age} />
        <DataBlock {...blockOf(queue)}>
          <QueueCard projects={projects} total={figures.total ?? 0} />
        </DataBlock>
        <Stack gap={12} pack="start" shrinks>
          <DataBlock {...blockOf(reports)}>
            <ReportsCard reports={reports.data?.getReports?.Results ?? []} total={figures.reports ?? 0} />
          </DataBlock>
          <FeaturedCard query={features} />
        </Stack>
      </Grid>
    </>
  );
}
