import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import {
  AGE_RANGES,
  ETHNICITIES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  HEIGHT_RANGES,
  LANGUAGES,
} from "@callboard/catalog/appearance.ts";
import { Switch } from "antd";
import { useTranslation } from "react-i18next";
import type { AppearanceSection_UserFragment } from "#gen/graphql.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { CatalogSelect } from "#ui/fields/catalog-select.tsx";
import { SavedField } from "#ui/fields/saved-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { AppearanceSectionUser, SaveDemographics } from "./profile-documents.ts";

type Appearance = AppearanceSection_UserFragment["Data"];
type Row = {
  readonly field: Exclude<keyof Appearance, "ShowEthnicity" | "__typename">;
  readonly options: ReadonlyArray<string | { readonly value: string; readonly label: string }>;
  readonly words: CatalogList;
};

const LOOKS: readonly Row[] = [
  { field: "AgeRange", options: AGE_RANGES, words: "ageRanges" },
  { field: "Gender", options: GENDERS, words: "genders" },
  { field: "HeightRange", options: HEIGHT_RANGES, words: "heightRanges" },
  { field: "EyeColor", options: EYE_COLORS, words: "eyeColors" },
  { field: "CurrentHairColor", options: HAIR_COLORS, words: "hairColors" },
  { field: "NaturalHairColor", options: HAIR_COLORS, words: "hairColors" },
  { field: "Ethnicity", options: ETHNICITIES, words: "ethnicities" },
];

const TONGUES: readonly Row[] = (["PrimaryLanguage", "SecondaryLanguage", "ThirdLanguage"] as const).map(
  (field) => ({
    field,
    options: LANGUAGES,
    words: "languages",
  }),
);

/** How the talent is cast: appearance and languages. Every field is optional. */
export function AppearanceSection({ user }: { readonly user: FragmentType<AppearanceSection_UserFragment> }) {
  const { t } = useTranslation("profile");
  const record = useRecord(AppearanceSectionUser, user);
  const [saveDemographics] = useMutation(SaveDemographics);
  if (record === null) return null;
  const { PK, Data } = record;
  const save = (field: keyof Appearance) => (value: string | boolean | null) =>
    saveDemographics({ variables: { demographic: { PK, [field]: value } } });
  const rows = (list: readonly Row[]) =>
    list.map(({ field, options, words }) => (
      <SavedField key={field} label={t(field)} value={Data[field] ?? null} save={save(field)}>
        {({ ids, value, commit }) => (
          <CatalogSelect {...ids} options={options} words={words} value={value} onChange={commit} />
        )}
      </SavedField>
    ));
  return (
    <>
      <Stack as="section" className="profile-section" gap={16} aria-labelledby="profile-appearance">
        <h2 id="profile-appearance">{t("appearance")}</h2>
        <p>{t("appearanceHelp")}</p>
        <Stack className="profile-fields" gap="12 20">
          {rows(LOOKS)}
          <SavedField
            label={t("ShowEthnicity")}
            help={t("ShowEthnicityHelp")}
            value={Data.ShowEthnicity ?? false}
            save={save("ShowEthnicity")}
          >
            {({ ids, value, commit }) => (
              <span>
                <Switch {...ids} checked={value} onChange={commit} />
              </span>
            )}
          </SavedField>
        </Stack>
      </Stack>
      <Stack as="section" className="profile-section" gap={16} aria-labelledby="profile-languages">
        <h2 id="profile-languages">{t("languages")}</h2>
        <Stack className="profile-fields" gap="12 20">
          {rows(TONGUES)}
        </Stack>
      </Stack>
    </>
  );
}
