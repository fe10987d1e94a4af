import { useTranslation } from "react-i18next";
import { ownZone, useFormats } from "#i18n/formats.ts";
import "./audition.css";

type Times = { readonly StartsAt: string; readonly Zone: string };

/** A slot in its own time zone, and in the reader's if that differs. */
export function SlotTimes({ slot }: { readonly slot: Times }) {
  const { t } = useTranslation("submissions");
  const formats = useFormats();
  const mine = ownZone();
  return (
    <>
      <strong>{formats.moment(slot.StartsAt, slot.Zone)}</strong>
      {slot.Zone !== mine && (
        <span className="slot-mine">{t("slotMine", { time: formats.moment(slot.StartsAt, mine) })}</span>
      )}
    </>
  );
}
