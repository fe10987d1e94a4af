import { Button } from "antd";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Stack } from "#ui/layout/layout.tsx";
import { DataBlock } from "#ui/page/data-page.tsx";
import { BookOutForm } from "./book-out-form.tsx";
import { rangeWords } from "./booked-out.ts";
import type { BookedOut } from "./booked-out.ts";
import { useBookOut } from "./use-book-out.ts";
import type { BookedOutOf, Whose } from "./use-booked-out.ts";

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

type BookedOutDaysProps = {
  readonly whose: Whose;
  readonly bookedOut: BookedOutOf;
  /** The pressed button disappeared with its range, so the focus must move elsewhere. */
  readonly onRemoved: () => void;
};

/** The days on which someone cannot work, with actions to add and remove them. */
export function BookedOutDays({ whose, bookedOut, onRemoved }: BookedOutDaysProps) {
  const { t } = useTranslation("calendar");
  const { add, remove } = useBookOut(whose);
  const { ranges, loading, error, again } = bookedOut;
  const removed = async (range: BookedOut) => {
    if (await remove(range)) onRemoved();
  };
  return (
    <>
      <DataBlock
        loading={loading}
        error={error}
        onRetry={again}
        isEmpty={ranges.length === 0}
        empty={<p className="booked-none">{t("bookedNone")}</p>}
      >
        <Stack as="ul" className="booked-list" gap={8} aria-label={t("bookedOut")}>
          {ranges.map((range) => (
            <RangeRow key={range.From} range={range} onRemove={() => removed(range)} />
          ))}
        </Stack>
      </DataBlock>
      {!error && <BookOutForm of={whose === "own" ? "own" : whose.key} onAdd={add} />}
    </>
  );
}
