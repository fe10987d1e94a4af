import { Checkbox, Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { FactList } from "#ui/fact-list.tsx";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";
import { useRecordedTerms } from "./use-recorded-terms.ts";

const MAX_TEXT = 2_000;

/** The reason for a release and the payment; both are required for a booking. */
export type ReleaseTerms = Readonly<Partial<Record<"Reason" | "CancellationTerms", string>>> & {
  /** Weather or another cause beyond control. */
  readonly BeyondControl?: boolean;
};

type Fields = ReleaseTerms & {
  /** Nothing is paid, which is said in a word. */
  readonly NoFee?: boolean;
};

type ReleaseDialogProps = {
  readonly submission: WallCard_SubmissionFragment;
  readonly onClose: () => void;
  /** Releases; rejects with the failure. */
  readonly onRelease: (submission: WallCard_SubmissionFragment, terms: ReleaseTerms) => Promise<void>;
};

/**
 * Confirms a release; for a booking, shows what its terms say is due now and takes a reason. What is paid has to be
 * written only if the booking recorded no cancellation terms.
 */
export function ReleaseDialog({ submission, onClose, onRelease }: ReleaseDialogProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const { t: requests } = useTranslation("requests");
  const [form] = Form.useForm<Fields>();
  const { PK, SK, Data } = submission;
  const { FirstName: firstName, LastName: lastName, Booked } = Data;
  const beyondControl = Form.useWatch("BeyondControl", form) ?? false;
  const recorded = useRecordedTerms(submission, beyondControl);
  // Recorded terms say themselves what is due.
  const isFree = (Form.useWatch("NoFee", form) ?? false) && !recorded.isRecorded;
  const { sending, ...fields } = useDraftedForm(form, {
    argument: "release",
    draft: `release.${PK}.${SK}`,
    send: ({ NoFee, ...terms }: Fields) =>
      onRelease(
        submission,
        NoFee && !recorded.isRecorded ? { ...terms, CancellationTerms: t("releaseNoFee") } : terms,
      ),
    onSent: onClose,
  });
  const rules = [{ required: true, whitespace: true, message: t("releaseMissing") }];
  return (
    <Modal
      open
      title={t("releaseTitle", { name: fullName({ firstName, lastName }) || shell("unnamed") })}
      okText={t("release")}
      okButtonProps={{ danger: true }}
      cancelText={shell("cancel")}
      confirmLoading={sending}
      onCancel={onClose}
      onOk={() => form.submit()}
    >
      <p>{t("releaseText")}</p>
      <FirstFocus>
        <Form<Fields> form={form} layout="vertical" requiredMark={false} {...fields}>
          {Booked && (
            <>
              <Form.Item name="Reason" label={t("releaseReason")} rules={rules}>
                <Input.TextArea rows={3} maxLength={MAX_TEXT} showCount />
              </Form.Item>
              {recorded.isRecorded && (
                <>
                  <FactList facts={recorded.facts} />
                  {recorded.due && (
                    <p>
                      {requests("cancellation.due")}: <strong>{recorded.due}</strong>
                    </p>
                  )}
                  {recorded.isApart && (
                    <Form.Item name="BeyondControl" valuePropName="checked">
                      <Checkbox>{requests("cancellation.beyondControl")}</Checkbox>
                    </Form.Item>
                  )}
                </>
              )}
              {recorded.isNone && <p>{requests("termWords.noneRecorded")}</p>}
              {!recorded.isRecorded && (
                <Form.Item name="NoFee" valuePropName="checked">
                  <Checkbox>{t("releaseNoFee")}</Checkbox>
                </Form.Item>
              )}
              {!isFree && (
                <Form.Item
                  name="CancellationTerms"
                  label={recorded.isRecorded ? requests("cancellation.optional") : t("cancellationTerms")}
                  rules={recorded.isRecorded ? [] : rules}
                >
                  <Input.TextArea rows={3} maxLength={MAX_TEXT} showCount />
                </Form.Item>
              )}
            </>
          )}
        </Form>
      </FirstFocus>
    </Modal>
  );
}
