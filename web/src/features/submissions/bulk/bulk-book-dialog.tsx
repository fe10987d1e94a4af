import { Modal } from "antd";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { ClashesOfMany } from "../requests/clashes-of-many.tsx";
import { bookingDoubts } from "../decisions/booking-doubts.ts";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";

type BulkBookDialogProps = {
  readonly people: readonly WallCard_SubmissionFragment[];
  /** Number of people affected, if not all of them are loaded. */
  readonly count?: number;
  /** Places that are left in the role; missing if unknown. */
  readonly left?: number | undefined;
  /** True to book, false to pass. */
  readonly books: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

/** Those that a booking takes. */
const NO_DAYS: readonly string[] = [];

const ODD = ["early", "fit", "minor"] as const;

/** Confirms a decision about several people, and lists what may be a mistake. */
export function BulkBookDialog({ people, count = people.length, left, ...rest }: BulkBookDialogProps) {
  const { books, onClose, onConfirm } = rest;
  const { t } = useTranslation("submissions");
  const { t: bulkT } = useTranslation("bulk");
  const formats = useFormats();
  const [first, ...others] = people;
  const unread = count - people.length;
  const doubts = people.flatMap(({ Data }) => bookingDoubts(Data, null).map(({ kind }) => kind));
  const odd = ODD.map((kind) => ({ kind, count: doubts.filter((one) => one === kind).length }));
  const isTooMany = books && left !== undefined && count > 1 && count > left;
  if (isTooMany)
    return (
      <Modal
        open
        width={440}
        title={bulkT("bookTitle", { count })}
        cancelText={bulkT("notNow")}
        okButtonProps={{ hidden: true }}
        onCancel={onClose}
      >
        <FirstFocus>
          <p>{bulkT("tooFew", { count: left, selected: formats.number(count) })}</p>
        </FirstFocus>
      </Modal>
    );
  return (
    <Modal
      open
      width={440}
      title={bulkT(books ? "bookTitle" : "declineTitle", { count })}
      okText={t(books ? "action.book" : "action.decline")}
      cancelText={bulkT("notNow")}
      onCancel={onClose}
      onOk={onConfirm}
    >
      <FirstFocus>
        <p>{bulkT(books ? "bookText" : "declineText")}</p>
        {books && (
          <ul className="book-doubts">
            {odd
              .filter((one) => one.count > 0)
              .map((one) => (
                <li key={one.kind}>{bulkT(`odd.${one.kind}`, { count: one.count })}</li>
              ))}
          </ul>
        )}
        {books && first && <ClashesOfMany people={[first, ...others]} dates={NO_DAYS} />}
        {books && unread > 0 && (
          <p>{bulkT("oddPart", { shown: formats.number(people.length), others: formats.number(unread) })}</p>
        )}
      </FirstFocus>
    </Modal>
  );
}
