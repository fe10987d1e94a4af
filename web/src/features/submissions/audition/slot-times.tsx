import { useTranslation } from "react-i18next";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { slotZone } from "#ui/when/slot-zone.ts";
import type { SlotTime } from "#ui/when/slot-zone.ts";
import "./audition.css";

/** A slot in its own time zone, and in the reader's if that differs. */
export function SlotTimes({ slot }: { readonly slot: SlotTime }) {
  const { t } = useTranslation("submissions");
  const formats = useFormats();
  const mine = ownZone();
  return (
    <>
      <strong>{formats.moment(slot.StartsAt, slotZone(slot))}</strong>
      {slot.Zone !== mine && (
        <span className="slot-mine">{t("slotMine", { time: formats.moment(slot.StartsAt, mine) })}</span>
      )}
    </>
  );
}
