import { useTranslation } from "react-i18next";
import type { FieldLabel } from "./fields.tsx";

type Path = ReadonlyArray<string | number>;

/** The label of a refused field, from the last name in its path; null if that has no label. */
export function useFieldLabel(): (path: Path) => string | null {
  const { t, i18n } = useTranslation("breakdown");
  return (path) => {
    const name = path.findLast((part) => typeof part === "string") as FieldLabel;
    return i18n.exists(`field.${name}`, { ns: "breakdown" }) ? t(`field.${name}`) : null;
  };
}
