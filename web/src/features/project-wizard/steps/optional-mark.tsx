import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

/** Marks the fields that may stay empty; the word is drawn by the style sheet, so that the label stays the field's name. */
export function useOptionalMark(): (label: ReactNode, info: { required: boolean }) => ReactNode {
  const { t } = useTranslation();
  return (label, { required }) => (
    <>
      {label}
      {!required && <span className="field-optional" data-word={t("optional")} />}
    </>
  );
}
