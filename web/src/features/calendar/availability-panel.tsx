import { Button } from "antd";
import { useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { DataBlock } from "#ui/page/data-page.tsx";
import { BookOutForm } from "./book-out-form.tsx";
import { rangeWords } from "./booked-out.ts";
import type { BookedOut } from "./booked-out.ts";
import { useBookOut } from "./use-book-out.ts";
import type { OwnBookedOut } from "./use-booked-out.ts";
import "./availability-panel.css";

type RowProps = { readonly range: BookedOut; readonly onRemove: () => Promise<void> };

function RangeRow({ range, onRemove }: RowProps) {
  const { t, i18n } = useTranslation("calendar");
  const { t: shell } = useTranslation();
  const [removing, setRemoving] = useState(false);
  const days = rangeWords(i18n.language, range);
  return (
    <li>
      <span>
        {days}
        {range.Note !== null && (
          <small>
            <bdi>{range.Note}</bdi>
          </small>
        )}
      </span>
      <Button
        size="small"
        loading={removing}
        aria-label={t("bookedRemove", { days })}
        onClick={() => {
          setRemoving(true);
          void onRemove().finally(() => setRemoving(false));
        }}
      >
        {shell("remove")}
      </Button>
    </li>
  );
}

/** The days on which the member cannot work: what is booked out, more of it, and less. */
export function AvailabilityPanel({ bookedOut }: { readonly bookedOut: OwnBookedOut }) {
  const { t } = useTranslation("calendar");
  const heading = useRef<HTMLHeadingElement>(null);
  const { add, remove } = useBookOut();
  const { ranges, loading, error, again } = bookedOut;
  // The button that was pressed goes with its range: whoever works by keys goes on from the top of the panel.
  const removed = async (range: BookedOut) => {
    if (await remove(range)) heading.current?.focus();
  };
  return (
    <section className="side-panel" aria-labelledby="availability">
      <h2 id="availability" ref={heading} tabIndex={-1}>
        {t("availability")}
      </h2>
      <p>{t("availabilityText")}</p>
      <DataBlock
        loading={loading}
        error={error}
        onRetry={again}
        isEmpty={ranges.length === 0}
        empty={<p className="booked-none">{t("bookedNone")}</p>}
      >
        <ul className="booked-list" aria-label={t("bookedOut")}>
          {ranges.map((range) => (
            <RangeRow key={range.From} range={range} onRemove={() => removed(range)} />
          ))}
        </ul>
      </DataBlock>
      <BookOutForm onAdd={add} />
    </section>
  );
}
