import { useTranslation } from "react-i18next";
import type { Submission } from "../my-work.ts";

/** Up to this many places are worth mentioning. */
const FEW = 3;

/** Whether the audition time of the invitation has no place left. */
export function isFull({ Data }: Submission): boolean {
  return Data.AuditionPlacesLeft === 0;
}

/**
 * Warns before an audition is confirmed that its time is full or nearly so; renders nothing if many places are left.
 */
export function PlacesLeft({ record }: { readonly record: Submission }) {
  const { t } = useTranslation("my-submissions");
  const { AuditionPlacesLeft: left, ViewerCan, Waiting } = record.Data;
  if (isFull(record))
    return (
      <p className="move-full">{t(ViewerCan.includes("joinWaitingList") ? "waiting.full" : "timeFull")}</p>
    );
  // A held place has its own message.
  if (typeof left !== "number" || left > FEW || Waiting?.HeldUntil) return null;
  return <p className="move-few">{t("placesLeft", { count: left })}</p>;
}
