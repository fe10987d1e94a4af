import { useQuery } from "@apollo/client/react";
import { useEffect, useRef } from "react";
import type { SubmissionDetailQuery, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import { useLive } from "#lib/live/live-context.tsx";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { DataBlock } from "#ui/page/data-page.tsx";
import { SubmissionDetail, SubmissionDetailsSubmission } from "../decisions/decision-documents.ts";
import { DetailsBody } from "./details-body.tsx";
import { DetailsPage } from "./details-page.tsx";
import { HistoryPart } from "./details-parts.tsx";
import { NotesPart } from "./notes-part.tsx";
import type { RunCommand } from "../decisions/use-commands.tsx";
import { WallCardSubmission } from "../wall/wall-documents.ts";
import "./submission-details.css";

type Found = NonNullable<SubmissionDetailQuery["getPositionSubmission"]>;

export type DetailsTab = "details" | "notes" | "history";

type DetailsProps = {
  readonly userId: string;
  readonly positionId: string;
  /** The tab to show; absent for all parts on a page of their own. */
  readonly tab?: DetailsTab;
  readonly run: RunCommand;
  /** Called once for each opened submission. */
  readonly onOpened: (submission: WallCard_SubmissionFragment) => void;
};

/** A person's submission in full; follows the live stream. */
export function SubmissionDetails({ userId, positionId, tab, run, onOpened }: DetailsProps) {
  const { data, error, loading, refetch } = useQuery(SubmissionDetail, {
    variables: { userId: keyOf("USR", userId), positionId: keyOf("ROLE", positionId) },
    fetchPolicy: "cache-and-network",
  });
  const again = () => void refetch().catch(() => undefined);
  useLive("submission.changed", ({ data: { positionId: position, userId: user } }) => {
    if (position === positionId && (user === userId || user === undefined)) again();
  });
  const found = data?.getPositionSubmission ?? null;
  const missing = { errors: [{ extensions: { code: "NOT_FOUND" } }] };
  const failed = found || loading ? null : (error ?? missing);
  return (
    <DataBlock loading={!found && loading} error={failed} onRetry={again}>
      {found && <Whole found={found} tab={tab} run={run} onOpened={onOpened} />}
    </DataBlock>
  );
}

/**
 * How long a submission must be open before it counts as viewed, in milliseconds, so that paging quickly marks
 * nothing.
 */
const LOOK_MS = 400;

type WholeProps = Pick<DetailsProps, "run" | "onOpened"> & {
  readonly found: Found;
  readonly tab: DetailsTab | undefined;
};

function useOpened(card: WallCard_SubmissionFragment | null, onOpened: DetailsProps["onOpened"]): void {
  const latest = useRef({ card, onOpened });
  useEffect(() => {
    latest.current = { card, onOpened };
  });
  const key = card?.SK;
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => {
      if (latest.current.card) latest.current.onOpened(latest.current.card);
    }, LOOK_MS);
    return () => clearTimeout(timer);
  }, [key]);
}

function Whole({ found, tab, run, onOpened }: WholeProps) {
  const card = useRecord(WallCardSubmission, found);
  const more = useRecord(SubmissionDetailsSubmission, found);
  useOpened(card, onOpened);
  if (!card || !more) return null;
  if (tab === undefined) return <DetailsPage card={card} more={more} run={run} />;
  return (
    <article className="details">
      {tab === "details" && <DetailsBody card={card} more={more} run={run} />}
      {tab === "notes" && <NotesPart key={more.SK} record={more} />}
      {tab === "history" && <HistoryPart record={more} />}
    </article>
  );
}
