import { Form, Radio } from "antd";
import { useTranslation } from "react-i18next";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { useLanguage } from "#i18n/use-language.ts";
import { Text } from "#ui/layout/layout.tsx";
import { clockRange } from "#ui/when/clock-range.ts";
import { slotZone } from "#ui/when/slot-zone.ts";
import { whenWords } from "#ui/when/when-words.ts";
import { otherZone } from "#ui/when/zone-name.ts";
import { slotDays } from "./slot-days.ts";
import type { Slot, SlotDay } from "./slot-days.ts";
import "./audition.css";

const MINUTE_MS = 60_000;

/** A slot in one line: time, place or link, and the places left, if that is known. */
function SlotLine({ slot: { Data } }: { readonly slot: Slot }) {
  const { t } = useTranslation("submissions");
  const language = useLanguage();
  const ends = new Date(Date.parse(Data.StartsAt) + Data.LengthMinutes * MINUTE_MS).toISOString();
  const places = Data.PlacesLeft;
  const zone = slotZone(Data);
  const isElsewhere = otherZone(Data.StartsAt, zone, language) !== null;
  const mine = whenWords(language, { zone: ownZone() }).moment(Data.StartsAt);
  return (
    <span className="slot-line">
      <strong>{clockRange(Data.StartsAt, ends, { language, zone })}</strong>
      <Text className="slot-facts" text="quiet">
        {[isElsewhere && t("slotMine", { time: mine }), Data.Place ?? Data.Link].filter(Boolean).join(" · ")}
      </Text>
      {places !== null && (
        <Text text={places === 0 ? "dense quiet" : "dense soft"}>
          {places === 0 ? t("slotFull") : t("placesLeft", { count: places })}
        </Text>
      )}
    </span>
  );
}

function Day({ day: { date, slots } }: { readonly day: SlotDay }) {
  const language = useLanguage();
  const formats = useFormats();
  const [first] = slots;
  const named = first && otherZone(first.Data.StartsAt, slotZone(first.Data), language);
  return (
    <section className="slot-day">
      <h3>{[formats.day(date), named].filter(Boolean).join(" · ")}</h3>
      {slots.map((slot) => (
        <Radio key={slot.SK} value={slot.SK}>
          <SlotLine slot={slot} />
        </Radio>
      ))}
    </section>
  );
}

/** The available slots by day; a long list scrolls within the dialog. */
export function SlotsField({ slots }: { readonly slots: readonly Slot[] }) {
  const { t } = useTranslation("submissions");
  return (
    <Form.Item name="AuditionId" label={t("slot")} rules={[{ required: true, message: t("slotMissing") }]}>
      <Radio.Group className="slots">
        {slotDays(slots).map((day) => (
          <Day key={`${day.date} ${day.zone}`} day={day} />
        ))}
      </Radio.Group>
    </Form.Item>
  );
}
