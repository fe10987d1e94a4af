import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Text } from "#ui/layout/layout.tsx";

/**
 * Marks optional fields; the style sheet adds the word, so that it does not become part of the field's accessible
 * name.
 */
export function useOptionalMark(): (label: ReactNode, info: { required: boolean }) => ReactNode {
  const { t } = useTranslation();
  return (label, { required }) => (
    <>
      {label}
      {!required && <Text className="field-optional" text="dense quiet regular" data-word={t("optional")} />}
    </>
  );
}
