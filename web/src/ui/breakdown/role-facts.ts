import { useTranslation } from "react-i18next";
import type { Breakdown_PositionFragment } from "#gen/graphql.ts";
import { ownZone, useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import type { Fact } from "#ui/fact-list.tsx";
import { usePay } from "#ui/pay/use-pay.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { zoneName } from "#ui/when/zone-name.ts";
import { filmingWords } from "./filming-span.ts";

export type Role = Breakdown_PositionFragment["Data"];

function useAppearance(): (role: Role) => Fact[] {
  const { t } = useTranslation("breakdown");
  const word = useCatalog();
  const formats = useFormats();
  const many = (list: CatalogList, values: readonly string[]) =>
    formats.list(values.map((value) => word(list, value)));
  return (role) => [
    [t("field.AgeRange"), many("ageRanges", role.AgeRange)],
    [t("field.AgeRequirement"), role.AgeRequirement],
    [t("field.Gender"), many("genders", role.Gender)],
    [t("field.HeightRange"), many("heightRanges", role.HeightRange)],
    [t("field.EyeColor"), many("eyeColors", role.EyeColor)],
    [t("field.HairColor"), many("hairColors", role.HairColor)],
    [t("field.Weight"), role.Weight],
    [t("field.Ethnicity"), many("ethnicities", role.Ethnicity)],
    [t("field.EthnicityRoleAppearance"), role.EthnicityRoleAppearance],
    [t("field.Languages"), many("languages", role.Languages)],
    [t("field.Skills"), many("skills", role.Skills)],
  ];
}

/** Kind, playing ages and gender of a role, as shown next to its name. */
export function useRoleKind(): (role: Role) => string {
  const { t } = useTranslation("breakdown");
  const word = useCatalog();
  const formats = useFormats();
  return (role) => {
    const list = role.PositionType === "Crew" ? "crewPositions" : "roleTypes";
    const ages = formats.join(role.AgeRange.map((age) => word("ageRanges", age)));
    const parts = [
      word("roleTypes", role.RoleType) || word(list, role.PositionSubType),
      ages && t("playing", { ages }),
      formats.join(role.Gender.map((gender) => word("genders", gender))),
      role.Quantity && role.Quantity > 1 ? t("wanted", { count: role.Quantity }) : "",
    ];
    return parts.filter((part) => part !== "").join(" · ");
  };
}

/** All other facts of a role; absent ones are left out where they are shown. */
export function useRoleFacts(): (role: Role) => Fact[] {
  const { t, i18n } = useTranslation("breakdown");
  const word = useCatalog();
  const when = useWhen();
  const pay = usePay();
  const appearance = useAppearance();
  const closes = (at: string | null | undefined) =>
    at ? `${when.moment(at)} ${zoneName(at, ownZone(), i18n.language)}` : "";
  return (role) => {
    return [
      [t("field.Rate2"), pay.one({ Rate: role.Rate2 ?? null, RateFrequency: role.Rate2Frequency ?? null })],
      [t("field.AdditionalRateInfo"), role.AdditionalRateInfo],
      [t("field.Union"), [word("unionChoices", role.Union), role.UnionType].filter(Boolean).join(" · ")],
      [t("field.SubmissionsDueBy"), closes(role.SubmissionsDueBy)],
      [t("filming"), filmingWords(role, when)],
      [t("field.FilmingType"), word("filmingTypes", role.FilmingType)],
      ...appearance(role),
      [t("field.WardrobeInformation"), role.WardrobeInformation],
      [t("field.FilmingInstructions"), role.FilmingInstructions],
      [t("field.BookingInformation"), role.BookingInformation],
    ];
  };
}
