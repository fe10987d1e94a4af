import { Modal } from "antd";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useWhen } from "#ui/when/use-when.ts";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import type { BookingDoubt } from "./booking-doubts.ts";

type BookDialogProps = {
  readonly submission: WallCard_SubmissionFragment;
  /** Why the booking needs confirmation; at least one reason. */
  readonly doubts: readonly BookingDoubt[];
  readonly onClose: () => void;
  readonly onBook: (submission: WallCard_SubmissionFragment) => void;
};

/** Confirms a booking that may be a mistake. */
export function BookDialog({ submission, doubts, onClose, onBook }: BookDialogProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const when = useWhen();
  const { FirstName: firstName, LastName: lastName, BookingStatus } = submission.Data;
  const name = fullName({ firstName, lastName }) || shell("unnamed");
  const status = word("bookingStatuses", BookingStatus);

  function textOf(doubt: BookingDoubt): string {
    if (doubt.kind === "fit") return t("doubt.fit", { met: doubt.met, of: doubt.of });
    if (doubt.kind === "minor") return t("doubt.minor");
    if (doubt.kind === "clash")
      return t("doubt.clash", { dates: formats.list(doubt.dates.map((date) => when.day(date))) });
    if (doubt.kind === "full") return t("doubt.full", { booked: doubt.booked, wanted: doubt.wanted });
    return t("doubt.early", { status });
  }

  return (
    <Modal
      open
      title={t("bookTitle", { name })}
      okText={t("action.book")}
      cancelText={t("bookNot")}
      onCancel={onClose}
      onOk={() => {
        onBook(submission);
        onClose();
      }}
    >
      <FirstFocus>
        <ul className="book-doubts">
          {doubts.map((doubt) => (
            <li key={doubt.kind}>{textOf(doubt)}</li>
          ))}
        </ul>
      </FirstFocus>
    </Modal>
  );
}
