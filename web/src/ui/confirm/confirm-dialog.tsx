import { Modal } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { FirstFocus } from "./first-focus.tsx";

export type ConfirmProps = {
  readonly open: boolean;
  /** A question that names the thing: "End representation of Maya Okafor?" */
  readonly title: string;
  /** The consequences: who is notified, what is freed, what can be undone. */
  readonly children?: ReactNode;
  /** The verb of the title: "End representation". */
  readonly confirm: string;
  /** What the other button keeps; "Keep it" by default. */
  readonly keep?: string;
  /** Something is lost by confirming. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/**
 * A question with its two answers. Never "Cancel" beside a verb that also means cancel. The focus begins on the
 * answer by which nothing is lost.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  keep,
  danger = false,
  ...rest
}: ConfirmProps) {
  const { t } = useTranslation("frame");
  const { busy = false, onConfirm, onClose } = rest;
  return (
    <Modal
      open={open}
      title={title}
      okText={confirm}
      okButtonProps={{ danger }}
      cancelText={keep ?? t("keepIt")}
      confirmLoading={busy}
      destroyOnHidden
      width={440}
      onOk={onConfirm}
      onCancel={onClose}
    >
      <FirstFocus choice={danger ? "keep" : "confirm"}>{children}</FirstFocus>
    </Modal>
  );
}
