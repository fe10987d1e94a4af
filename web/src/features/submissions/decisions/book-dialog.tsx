import { LIMITS } from "@callboard/catalog/limits.ts";
import { Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { useWhen } from "#ui/when/use-when.ts";
import type { BookingDoubt } from "./booking-doubts.ts";

/** The reason for a booking over days on which the person has something else. */
export type BookingTerms = { readonly ClashReason?: string };

type BookDialogProps = {
  readonly submission: WallCard_SubmissionFragment;
  /** Why the booking needs confirmation; at least one reason. */
  readonly doubts: readonly BookingDoubt[];
  readonly onClose: () => void;
  /** Books; rejects with the failure. */
  readonly onBook: (submission: WallCard_SubmissionFragment, terms: BookingTerms) => Promise<void>;
};

/** Confirms a booking that may be a mistake; over days on which the person has something else, with a reason. */
export function BookDialog({ submission, doubts, onClose, onBook }: BookDialogProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const word = useCatalog();
  const formats = useFormats();
  const when = useWhen();
  const [form] = Form.useForm<BookingTerms>();
  const { PK, SK, Data } = submission;
  const { FirstName: firstName, LastName: lastName, BookingStatus } = Data;
  const { sending, ...fields } = useDraftedForm(form, {
    draft: `book.${PK}.${SK}`,
    send: (terms) => onBook(submission, terms),
    onSent: onClose,
  });
  const name = fullName({ firstName, lastName }) || shell("unnamed");
  const status = word("bookingStatuses", BookingStatus);

  function textOf(doubt: BookingDoubt): string {
    if (doubt.kind === "fit") return t("doubt.fit", { met: doubt.met, of: doubt.of });
    if (doubt.kind === "minor") return t("doubt.minor");
    if (doubt.kind === "clash")
      return t("doubt.clash", {
        clashes: formats.list(
          doubt.taken.map(({ Kind, Date: day }) =>
            t(`clashOf.${Kind}`, { defaultValue: Kind, date: when.day(day) }),
          ),
        ),
      });
    if (doubt.kind === "unchecked") return t("ownDaysUnchecked");
    if (doubt.kind === "noDays") return t("doubt.noDays");
    if (doubt.kind === "full") return t("doubt.full", { booked: doubt.booked, wanted: doubt.wanted });
    return t("doubt.early", { status });
  }

  return (
    <Modal
      open
      title={t("bookTitle", { name })}
      okText={t("action.book")}
      cancelText={t("bookNot")}
      confirmLoading={sending}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <FirstFocus>
        <ul className="book-doubts">
          {doubts.map((doubt) => (
            <li key={doubt.kind}>{textOf(doubt)}</li>
          ))}
        </ul>
        <Form<BookingTerms> form={form} layout="vertical" requiredMark={false} {...fields}>
          {doubts.some(({ kind }) => kind === "clash") && (
            <Form.Item
              name="ClashReason"
              label={t("clashReason")}
              extra={t("clashReasonHelp")}
              rules={[{ required: true, whitespace: true, message: t("clashReasonMissing") }]}
            >
              <Input.TextArea rows={2} maxLength={LIMITS.noteLength} />
            </Form.Item>
          )}
        </Form>
      </FirstFocus>
    </Modal>
  );
}
