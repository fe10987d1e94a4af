import { Modal } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

export type ConfirmProps = {
  readonly open: boolean;
  /** A question that names the thing: "End representation of Maya Okafor?" */
  readonly title: string;
  /** What follows: who is told, what is freed, what can be taken back. */
  readonly children?: ReactNode;
  /** The verb of the title: "End representation". */
  readonly confirm: string;
  /** What the other button keeps; "Keep it" unless said. */
  readonly keep?: string;
  /** Something is lost by it. */
  readonly danger?: boolean;
  readonly busy?: boolean;
  readonly onConfirm: () => void;
  readonly onClose: () => void;
};

/** A question with its two answers. Never "Cancel" beside a word that means the same. */
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
      {children}
    </Modal>
  );
}
