import { Modal } from "antd";
import { useTranslation } from "react-i18next";
import "../decisions/decisions.css";

const KEYS = [
  ["← ↑ → ↓", "move"],
  ["Home / End", "ends"],
  ["Enter", "open"],
  ["1 – 5", "group"],
  ["b", "book"],
  ["n", "decline"],
  ["a", "audition"],
  ["m", "message"],
  ["[ / ]", "previousOrNext"],
  ["Esc", "close"],
  ["?", "keys"],
] as const;

type KeySheetProps = { readonly open: boolean; readonly onClose: () => void };

/** The wall's keys. */
export function KeySheet({ open, onClose }: KeySheetProps) {
  const { t } = useTranslation("submissions");
  return (
    <Modal open={open} title={t("keysTitle")} footer={null} onCancel={onClose}>
      <p>{t("keysText")}</p>
      <dl className="keys">
        {KEYS.map(([key, name]) => (
          <div key={name}>
            <dt>
              <kbd dir="ltr">{key}</kbd>
            </dt>
            <dd>{t(`key.${name}`)}</dd>
          </div>
        ))}
      </dl>
    </Modal>
  );
}
