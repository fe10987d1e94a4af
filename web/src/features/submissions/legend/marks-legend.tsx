import { BOOKING_STATUSES } from "@callboard/catalog/booking-status.ts";
import { Button, Modal } from "antd";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { FitRing } from "#ui/fit-ring/fit-ring.tsx";
import { useGroupNames } from "../groups/group-names.tsx";
import { GROUP_NUMBERS } from "../groups/group-number.ts";
import { PhotoStatus } from "../card/card-status.tsx";
import "./marks-legend.css";

/** States with a mark: what was merely viewed has none. */
const MARKED = BOOKING_STATUSES.filter((status) => status !== "Viewed");

/** What the icons and numbers on a card mean, which a small card shows without words. */
export function MarksLegend({ onClose }: { readonly onClose: () => void }) {
  const { t } = useTranslation("bulk");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const names = useGroupNames();
  return (
    <Modal
      open
      title={t("marks.title")}
      onCancel={onClose}
      footer={
        <Button type="primary" onClick={onClose}>
          {shell("close")}
        </Button>
      }
    >
      <FirstFocus>
        <ul className="marks-legend">
          {MARKED.map((status) => (
            <li key={status}>
              <PhotoStatus facts={{ BookingStatus: status, Audition: null }} iconOnly />
              <span>{word("bookingStatuses", status)}</span>
            </li>
          ))}
          {GROUP_NUMBERS.map((number) => (
            <li key={number}>
              <span
                className={number === 1 ? "group-mark group-mark-first" : "group-mark"}
                aria-hidden="true"
              >
                {number}
              </span>
              <span>{t("marks.group", { group: names.of(number) })}</span>
            </li>
          ))}
          <li>
            <span className="group-mark" aria-hidden="true">
              +2
            </span>
            <span>{t("marks.others")}</span>
          </li>
          <li>
            <span aria-hidden="true">
              <FitRing met={2} of={3} />
            </span>
            <span>{t("marks.fit")}</span>
          </li>
        </ul>
      </FirstFocus>
    </Modal>
  );
}
