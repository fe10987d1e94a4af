import { useTranslation } from "react-i18next";
import type { Submission } from "../my-work.ts";

/** Up to so many places are few enough to be named. */
const FEW = 3;

/** Whether the time that somebody is invited to has no place for them. */
export function isFull({ Data }: Submission): boolean {
  return Data.AuditionPlacesLeft === 0;
}

/** Says before an audition is confirmed that its time is full, or will soon be; nothing where there are many places. */
export function PlacesLeft({ record }: { readonly record: Submission }) {
  const { t } = useTranslation("my-submissions");
  const { AuditionPlacesLeft: left, ViewerCan, Waiting } = record.Data;
  if (isFull(record))
    return (
      <p className="move-full">{t(ViewerCan.includes("joinWaitingList") ? "waiting.full" : "timeFull")}</p>
    );
  // Of a place that is held the words of the line are enough.
  if (typeof left !== "number" || left > FEW || Waiting?.HeldUntil) return null;
  return <p className="move-few">{t("placesLeft", { count: left })}</p>;
}
