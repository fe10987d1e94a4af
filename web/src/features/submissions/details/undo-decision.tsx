import { Button } from "antd";
import { useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import type { SubmissionDetails_SubmissionFragment, WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { undoneStatus } from "../decisions/offers.ts";
import type { RunCommand } from "../decisions/use-commands.tsx";

/** Below this a time of day says less than "a few seconds". */
const SOON_MS = 60_000;

/** When it was shown first, and from a moment on that moment. */
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
 * Calls a booking or a pass back, and says until when: for as long as nobody has been notified. Mounted again for
 * each decision.
 */
export function UndoDecision({ card, more, run }: UndoDecisionProps) {
  const { t } = useTranslation("submissions");
  const word = useCatalog();
  const formats = useFormats();
  const { UndoUntil } = card.Data;
  const now = useNowUntil(UndoUntil);
  const to = undoneStatus(card.Data, more.Data.History, now);
  if (to === null || UndoUntil === null) return null;
  const isSoon = Date.parse(UndoUntil) - now < SOON_MS;
  return (
    <p>
      {isSoon ? t("undoSoon") : t("undoUntil", { time: formats.moment(UndoUntil, ownZone()) })}{" "}
      <Button onClick={() => run({ kind: "undo", to }, card)}>
        {t("undoDecision", { status: word("bookingStatuses", to) })}
      </Button>
    </p>
  );
}
