import { useTranslation } from "react-i18next";

export type CatalogList =
  | "heightRanges"
  | "ageRanges"
  | "travelPreferences"
  | "eyeColors"
  | "ethnicities"
  | "languages"
  | "hairColors"
  | "genders"
  | "unionChoices"
  | "roleTypes"
  | "userRoles"
  | "projectTypes"
  | "projectStatuses"
  | "roleStatuses"
  | "bookingStatuses"
  | "talentStatuses"
  | "stages"
  | "rateFrequencies"
  | "rateUnits"
  | "filmingTypes"
  | "positionTypes"
  | "crewPositions";

/**
 * Looks up the words for a catalogue's value. A value without words of its own (a skill, a union, a place) is shown
 * as it is, because it is a trade name.
 */
export function useCatalog(): (list: CatalogList, value: string | null | undefined) => string {
  const { i18n } = useTranslation("catalog");
  return (list, value) => {
    if (value === null || value === undefined) return "";
    // A range of numbers reads from low to high in every direction of writing.
    if (i18n.language === "ar" && /^\d+-\d+$/.test(value)) return `\u2066${value}\u2069`;
    const words: unknown = i18n.getResource(i18n.language, "catalog", list, { keySeparator: "\u0000" });
    if (typeof words !== "object" || words === null) return value;
    const word: unknown = (words as Record<string, unknown>)[value];
    return typeof word === "string" ? word : value;
  };
}
