import { useTranslation } from "react-i18next";
import { POSITION_FACTS } from "#gen/declared-facts.ts";
import type { Breakdown_PositionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import type { Fact } from "#ui/fact-list.tsx";
import { usePay } from "#ui/pay/use-pay.ts";
import { useWhen } from "#ui/when/use-when.ts";
import { filmingWords } from "./filming-span.ts";
import { useDeclaredFacts } from "./use-declared-facts.ts";

export type Role = Breakdown_PositionFragment["Data"];

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
  const { t } = useTranslation("breakdown");
  const word = useCatalog();
  const when = useWhen();
  const pay = usePay();
  const declared = useDeclaredFacts(POSITION_FACTS);
  const closes = (at: string | null | undefined) => (at ? when.deadline(at) : "");
  return (role) => {
    return [
      [t("field.Rate2"), pay.one({ Rate: role.Rate2 ?? null, RateFrequency: role.Rate2Frequency ?? null })],
      [t("field.AdditionalRateInfo"), role.AdditionalRateInfo],
      [t("field.Union"), [word("unionChoices", role.Union), role.UnionType].filter(Boolean).join(" · ")],
      [t("field.SubmissionsDueBy"), closes(role.SubmissionsDueBy)],
      [t("filming"), filmingWords(role, when)],
      [t("field.FilmingType"), word("filmingTypes", role.FilmingType)],
      ...declared(role),
    ];
  };
}
