import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { TRAVEL_PREFERENCES } from "@callboard/catalog/people.ts";
import { US_STATES } from "@callboard/catalog/places.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { UNIONS } from "@callboard/catalog/unions.ts";
import { Input } from "antd";
import { useTranslation } from "react-i18next";
import type { CraftSection_UserFragment, DemographicInput } from "#gen/graphql.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { CatalogMultiSelect, CatalogSelect } from "#ui/fields/catalog-select.tsx";
import { SavedField } from "#ui/fields/saved-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { CraftSectionUser, SaveDemographics, SaveSkills } from "./profile-documents.ts";

const MAX_SKILLS = 60;

type PlaceFieldsProps = {
  readonly craft: CraftSection_UserFragment["Data"];
  readonly save: (change: DemographicInput) => Promise<unknown>;
};

function PlaceFields({ craft, save }: PlaceFieldsProps) {
  const { t } = useTranslation("profile");
  return (
    <>
      <SavedField
        label={t("TravelPreference")}
        value={craft.TravelPreference ?? null}
        save={(TravelPreference) => save({ TravelPreference })}
      >
        {({ ids, value, commit }) => (
          <CatalogSelect
            {...ids}
            options={TRAVEL_PREFERENCES}
            words="travelPreferences"
            value={value}
            onChange={commit}
          />
        )}
      </SavedField>
      <SavedField
        label={t("LocationCity")}
        value={craft.LocationCity ?? ""}
        save={(LocationCity) => save({ LocationCity: LocationCity || null })}
      >
        {({ ids, value, keep, commit }) => (
          <Input
            {...ids}
            value={value}
            autoComplete="address-level2"
            onChange={(event) => keep(event.target.value)}
            onBlur={() => commit(value.trim())}
            onPressEnter={() => commit(value.trim())}
          />
        )}
      </SavedField>
      <SavedField
        label={t("LocationState")}
        value={craft.LocationState ?? null}
        save={(LocationState) => save({ LocationState })}
      >
        {({ ids, value, commit }) => (
          <CatalogSelect {...ids} options={US_STATES} value={value} onChange={commit} />
        )}
      </SavedField>
    </>
  );
}

/** Skills, unions, travel and the talent's base. */
export function CraftSection({ user }: { readonly user: FragmentType<CraftSection_UserFragment> }) {
  const { t } = useTranslation("profile");
  const record = useRecord(CraftSectionUser, user);
  const [saveDemographics] = useMutation(SaveDemographics);
  const [saveSkills] = useMutation(SaveSkills, { refetchQueries: ["OwnProfile"], awaitRefetchQueries: true });
  if (record === null) return null;
  const { PK, Data } = record;
  const save = (demographic: DemographicInput) =>
    saveDemographics({ variables: { demographic: { PK, ...demographic } } });
  return (
    <Stack as="section" className="profile-section" gap={16} aria-labelledby="profile-craft">
      <h2 id="profile-craft">{t("craft")}</h2>
      <Stack className="profile-fields" gap="12 20">
        <div className="profile-wide">
          <SavedField
            label={t("Skills")}
            value={Data.Skills ?? []}
            save={(Skills) => saveSkills({ variables: { PK, Skills } })}
          >
            {({ ids, value, commit }) => (
              <CatalogMultiSelect
                {...ids}
                options={SKILLS}
                words="skills"
                maxCount={MAX_SKILLS}
                value={value}
                onChange={commit}
              />
            )}
          </SavedField>
        </div>
        <div className="profile-wide">
          <SavedField label={t("Unions")} value={Data.Unions ?? []} save={(Unions) => save({ Unions })}>
            {({ ids, value, commit }) => (
              <CatalogMultiSelect {...ids} options={UNIONS} value={value} onChange={commit} />
            )}
          </SavedField>
        </div>
        <PlaceFields craft={Data} save={save} />
      </Stack>
    </Stack>
  );
}
