import { useTranslation } from "react-i18next";
import type { FieldLabel } from "./fields.tsx";

type Path = ReadonlyArray<string | number>;

/** The label of a refused field: a filming day by its number, else by the last name in its path; null if that has none. */
export function useFieldLabel(): (path: Path) => string | null {
  const { t, i18n } = useTranslation("breakdown");
  const { t: wizard } = useTranslation("project-wizard");
  return (path) => {
    const [list, place] = path;
    if (list === "FilmingDates" && typeof place === "number")
      return wizard("filmingDay", { number: place + 1 });
    const name = path.findLast((part) => typeof part === "string") as FieldLabel;
    return i18n.exists(`field.${name}`, { ns: "breakdown" }) ? t(`field.${name}`) : null;
  };
}
