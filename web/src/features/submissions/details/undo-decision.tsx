import { Button } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionDetails_SubmissionFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { undoneStatus } from "../decisions/offers.ts";
import type { RunCommand } from "../decisions/use-commands.tsx";

/** If less time than this is left, "a few seconds" is clearer than a time of day. */
const SOON_MS = 60_000;

/** The time of the first render; once `moment` has passed, `moment` itself. */
function useNowUntil(moment: string | null): number {
  const [now, setNow] = useState(Date.now);
  useEffect(() => {
    if (moment === null) return;
    const end = Date.parse(moment);
    const timer = setTimeout(setNow, end - Date.now(), end);
    return () => clearTimeout(timer);
  }, [moment]);
  return now;
}

type UndoDecisionProps = {
  readonly card: WallCard_SubmissionFragment;
  readonly more: SubmissionDetails_SubmissionFragment;
  readonly run: RunCommand;
};

/**
 * Undoes a booking or a pass as long as nobody has been notified, and shows until when. Remounted for each decision.
 */
export function UndoDecision({ card, more, run }: UndoDecisionProps) {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const when = useWhen();
  const { UndoUntil } = card.Data;
  const now = useNowUntil(UndoUntil);
  const to = undoneStatus(card.Data, more.Data.History, now);
  if (to === null || UndoUntil === null) return null;
  const isSoon = Date.parse(UndoUntil) - now < SOON_MS;
  return (
    <p>
      {isSoon ? t("undoSoon") : t("undoUntil", { time: when.deadline(UndoUntil) })}{" "}
      <Button onClick={() => run({ kind: "undo", to }, card)}>
        {t("undoDecision", { status: word("bookingStatuses", to) })}
      </Button>
    </p>
  );
}
