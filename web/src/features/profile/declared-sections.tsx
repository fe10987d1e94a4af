import type { FragmentType } from "@apollo/client";
import { useMutation } from "@apollo/client/react";
import { formFields } from "@callboard/catalog/fields/field-row.ts";
import { PROFILE, type ProfileRow } from "@callboard/catalog/fields/profile.ts";
import { Input, Switch } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import type { ProfileFields_UserFragment } from "#gen/graphql.ts";
import type { texts as labels } from "#i18n/bundles/profile-fields/en.ts";
import { useFormats } from "#i18n/formats.ts";
import { measureIn, readMeasure } from "#i18n/units/measures.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/cached/use-record.ts";
import { CatalogMultiSelect, CatalogSelect } from "#ui/fields/catalog-select.tsx";
import { SavedField } from "#ui/fields/saved-field.tsx";
import type { FieldIds } from "#ui/fields/saved-field.tsx";
import { Stack } from "#ui/layout/layout.tsx";
import { ProfileFieldsUser, SaveDemographics, SaveSkills } from "./profile-documents.ts";

type Help = Extract<keyof typeof labels, `${string}Help`>;
type Row = ProfileRow<Help, CatalogList>;
type Name = keyof typeof PROFILE;
const ROWS: Readonly<Record<Name, Row>> = PROFILE;

type Value = string | number | boolean | readonly string[] | null;
type Kept = {
  readonly ids: FieldIds;
  readonly value: Value;
  readonly keep: (value: Value) => void;
  readonly commit: (value: Value) => void;
};

/** A measure is typed and shown in the reader's units, and stored in its own. */
type Unit = "cm" | "kg";

const unitOf = (row: Row): Unit | null => (row.kind === "wholeNumber" ? (row.unit ?? null) : null);

/** What a text field shows and does: what is typed is kept, and saved when the field is left. */
const typed = ({ ids, value, keep, commit }: Kept, max: number) => ({
  ...ids,
  value: String(value ?? ""),
  maxLength: max,
  onChange: (event: { readonly target: { readonly value: string } }) => keep(event.target.value),
  onBlur: () => commit(String(value ?? "").trim()),
});

const MEASURE_LENGTH = 30;

/** Entries in one's own words are written on one line, with commas of any script between them. */
const namesIn = (text: string): string[] =>
  text
    .split(/[,،、;]/)
    .map((name) => name.trim())
    .filter((name) => name !== "");

/** The field for a row of the table, by its kind. */
function fieldOf(row: Row, kept: Kept): ReactNode {
  const { ids, value, commit } = kept;
  switch (row.kind) {
    case "choice":
      return (
        <CatalogSelect
          {...ids}
          options={row.options}
          {...(row.words && { words: row.words })}
          value={typeof value === "string" ? value : null}
          onChange={commit}
        />
      );
    case "list":
      return (
        <CatalogMultiSelect
          {...ids}
          options={row.options}
          {...(row.words && { words: row.words })}
          {...(row.max && { maxCount: row.max })}
          value={Array.isArray(value) ? value : []}
          onChange={commit}
        />
      );
    case "flag":
      return (
        <span>
          <Switch {...ids} checked={value === true} onChange={commit} />
        </span>
      );
    case "line": {
      const field = typed(kept, row.max);
      return <Input {...field} autoComplete={row.form.autoComplete ?? "off"} onPressEnter={field.onBlur} />;
    }
    case "wholeNumber": {
      const field = typed(kept, MEASURE_LENGTH);
      return <Input {...field} autoComplete="off" onPressEnter={field.onBlur} />;
    }
    case "names": {
      const field = typed(kept, row.max * (row.length + 2));
      return <Input {...field} dir="auto" autoComplete="off" onPressEnter={field.onBlur} />;
    }
    case "paragraph":
      return <Input.TextArea {...typed(kept, row.max)} autoSize={{ minRows: 3, maxRows: 16 }} />;
  }
}

type SectionProps = {
  readonly group: string;
  readonly title: string;
  readonly text?: string;
  readonly user: ProfileFields_UserFragment;
};

function DeclaredSection({ group, title, text, user: { PK, Data } }: SectionProps) {
  const { t, i18n } = useTranslation("profile-fields");
  const formats = useFormats();
  const [saveDemographics] = useMutation(SaveDemographics);
  const [saveSkills] = useMutation(SaveSkills, { refetchQueries: ["OwnProfile"], awaitRefetchQueries: true });
  const save = (name: Name) => (value: Value) => {
    if (name === "Skills" && Array.isArray(value))
      return saveSkills({ variables: { PK, Skills: value as string[] } });
    const { kind } = ROWS[name];
    const unit = unitOf(ROWS[name]);
    const written = kind === "names" ? namesIn(String(value)) : value;
    const stored = unit === null ? written : readMeasure(unit, String(value));
    return saveDemographics({ variables: { demographic: { PK, [name]: stored } } });
  };
  const valueOf = (name: Name): Value => {
    const unit = unitOf(ROWS[name]);
    const value = Data[name] ?? null;
    if (ROWS[name].kind === "names" && Array.isArray(value)) return formats.join(value);
    return unit !== null && typeof value === "number" ? measureIn(i18n.language, unit, value) : value;
  };
  /** What cannot be read as a measure never leaves the field; an empty one clears it. */
  const refuse = (unit: Unit) => (value: Value) =>
    value === "" || readMeasure(unit, String(value)) !== null ? null : t(`${unit}Refused`);
  return (
    <Stack as="section" className="profile-section" gap={16} aria-labelledby={`profile-${group}`}>
      <h2 id={`profile-${group}`}>{title}</h2>
      {text && <p>{text}</p>}
      <Stack className="profile-fields" gap="12 20">
        {formFields(PROFILE, group).map((name) => {
          const row = ROWS[name];
          const unit = unitOf(row);
          const isText =
            row.kind === "line" || row.kind === "paragraph" || row.kind === "names" || unit !== null;
          return (
            <div key={name} className={row.form.wide || row.kind === "paragraph" ? "profile-wide" : ""}>
              <SavedField<Value>
                label={t(name)}
                {...(row.form.help && { help: t(row.form.help) })}
                value={valueOf(name) ?? (isText ? "" : null)}
                {...(isText && { draft: `profile.${PK}.${name}` })}
                save={save(name)}
                {...(unit && { refuse: refuse(unit) })}
              >
                {(kept) => fieldOf(row, kept)}
              </SavedField>
            </div>
          );
        })}
      </Stack>
    </Stack>
  );
}

/** How the talent is cast: playing range, languages, skills, unions and base. Every field is optional. */
export function DeclaredSections({ user }: { readonly user: FragmentType<ProfileFields_UserFragment> }) {
  const { t } = useTranslation("profile");
  const record = useRecord(ProfileFieldsUser, user);
  if (record === null) return null;
  return (
    <>
      <DeclaredSection group="appearance" title={t("appearance")} text={t("appearanceHelp")} user={record} />
      <DeclaredSection group="languages" title={t("languages")} user={record} />
      <DeclaredSection group="craft" title={t("craft")} user={record} />
    </>
  );
}
