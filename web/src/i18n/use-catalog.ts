import { UNKNOWN } from "@callboard/catalog/booking-facts.ts";
import { useTranslation } from "react-i18next";
import { isolate } from "./i18n.ts";
import { regionNames } from "./intl.ts";

export type CatalogList =
  | "heightRanges"
  | "ageRanges"
  | "travelPreferences"
  | "travelReach"
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
  | "crewPositions"
  | "skills"
  | "countries";

type Words = (list: CatalogList, value: string | null | undefined) => string;

/** Lists with a bundle of their own, which only the pages that show them load. */
const OWN_BUNDLES: ReadonlySet<CatalogList> = new Set(["skills"]);

/**
 * Looks up the words for a catalogue's value. A value without words of its own (a union, a place, a skill in English) is
 * shown as it is, but a state that this client does not know as unknown.
 */
export function useCatalog(): Words {
  const { i18n } = useTranslation("catalog");
  return (list, value) => {
    if (value === null || value === undefined) return "";
    if (list === "countries") return regionNames(i18n.language).of(value) ?? value;
    // A range of numbers reads from low to high in every direction of writing.
    if (i18n.language === "ar" && /^\d+-\d+$/.test(value)) return `\u2066${value}\u2069`;
    const bundle = OWN_BUNDLES.has(list) ? list : "catalog";
    const words: unknown = i18n.getResource(i18n.language, bundle, list, { keySeparator: "\u0000" });
    const known = words as Readonly<Record<string, unknown>> | undefined;
    const word = known?.[value] ?? known?.[UNKNOWN];
    return typeof word === "string" ? word : isolate(value);
  };
}
