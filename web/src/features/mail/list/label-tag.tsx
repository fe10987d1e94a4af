import { useTranslation } from "react-i18next";
import { LABELS } from "../mail-address.ts";
import type { Label } from "../mail-address.ts";

/** The text of a label; a label unknown to this client is shown as it is. */
export function useLabelWord(): (label: string) => string {
  const { t } = useTranslation("mail");
  return (label) => {
    const known: Label | undefined = LABELS.find((one) => one === label);
    return known ? t(`label.${known}`) : label;
  };
}

/** A label on a conversation. */
export function LabelTag({ label }: { readonly label: string }) {
  const word = useLabelWord();
  return <span className={`mail-label mail-label-${label}`}>{word(label)}</span>;
}
