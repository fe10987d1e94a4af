import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { Confirm } from "#ui/confirm/confirm.tsx";
import { bookingDoubts } from "../decisions/booking-doubts.ts";

type BulkBookDialogProps = {
  readonly people: readonly WallCard_SubmissionFragment[];
  /** How many are meant, where not all of them were read. */
  readonly count?: number;
  /** Books, or passes. */
  readonly books: boolean;
  readonly onClose: () => void;
  readonly onConfirm: () => void;
};

const ODD = ["early", "fit", "minor"] as const;

/** Confirms a decision about many, with what is odd about it. */
export function BulkBookDialog({ people, count = people.length, ...rest }: BulkBookDialogProps) {
  const { books, onClose, onConfirm } = rest;
  const { t } = useTranslation("submissions");
  const { t: bulkT } = useTranslation("bulk");
  const formats = useFormats();
  const unread = count - people.length;
  const doubts = people.flatMap(({ Data }) => bookingDoubts(Data, null).map(({ kind }) => kind));
  const odd = ODD.map((kind) => ({ kind, count: doubts.filter((one) => one === kind).length }));
  return (
    <Confirm
      open
      title={bulkT(books ? "bookTitle" : "declineTitle", { count })}
      confirm={t(books ? "action.book" : "action.decline")}
      keep={bulkT("notNow")}
      onClose={onClose}
      onConfirm={onConfirm}
    >
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
      {books && unread > 0 && (
        <p>{bulkT("oddPart", { shown: formats.number(people.length), others: formats.number(unread) })}</p>
      )}
    </Confirm>
  );
}
