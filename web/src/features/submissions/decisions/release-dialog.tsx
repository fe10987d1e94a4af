import { Form, Input, Modal } from "antd";
import { useTranslation } from "react-i18next";
import type { WallCard_SubmissionFragment } from "#gen/graphql.ts";
import { fullName } from "#lib/session/viewer.tsx";
import { useDraftedForm } from "#ui/fields/use-drafted-form.ts";
import { FirstFocus } from "#ui/confirm/first-focus.tsx";

const MAX_TEXT = 2_000;

/** The reason for a release and the payment; both are required for a booking. */
export type ReleaseTerms = Readonly<Partial<Record<"Reason" | "CancellationTerms", string>>>;

type ReleaseDialogProps = {
  readonly submission: WallCard_SubmissionFragment;
  readonly onClose: () => void;
  /** Releases; rejects with the failure. */
  readonly onRelease: (submission: WallCard_SubmissionFragment, terms: ReleaseTerms) => Promise<void>;
};

/** Confirms a release; for a booking, asks for a reason and the cancellation terms. */
export function ReleaseDialog({ submission, onClose, onRelease }: ReleaseDialogProps) {
  const { t } = useTranslation("submissions");
  const { t: shell } = useTranslation();
  const [form] = Form.useForm<ReleaseTerms>();
  const { PK, SK, Data } = submission;
  const { FirstName: firstName, LastName: lastName, Booked } = Data;
  const { sending, ...fields } = useDraftedForm(form, {
    argument: "release",
    draft: `release.${PK}.${SK}`,
    send: (terms) => onRelease(submission, terms),
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
        <Form<ReleaseTerms> form={form} layout="vertical" requiredMark={false} {...fields}>
          {Booked && (
            <>
              <Form.Item name="Reason" label={t("releaseReason")} rules={rules}>
                <Input.TextArea rows={3} maxLength={MAX_TEXT} showCount />
              </Form.Item>
              <Form.Item name="CancellationTerms" label={t("cancellationTerms")} rules={rules}>
                <Input.TextArea rows={3} maxLength={MAX_TEXT} showCount />
              </Form.Item>
            </>
          )}
        </Form>
      </FirstFocus>
    </Modal>
  );
}
