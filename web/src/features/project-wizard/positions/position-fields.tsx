import {
  AGE_RANGES,
  ETHNICITIES,
  EYE_COLORS,
  GENDERS,
  HAIR_COLORS,
  HEIGHT_RANGES,
  LANGUAGES,
} from "@callboard/catalog/appearance.ts";
import { CREW_POSITIONS, RATE_FREQUENCIES, ROLE_TYPES } from "@callboard/catalog/position-types.ts";
import { FILMING_TYPES } from "@callboard/catalog/project-types.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import { UNIONS, UNION_CHOICES } from "@callboard/catalog/unions.ts";
import { Form, Radio } from "antd";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { useCatalog } from "#i18n/use-catalog.ts";
import {
  ChoiceField,
  Field,
  LongField,
  ManyField,
  NumberField,
  TextField,
  YesNoField,
} from "../steps/fields.tsx";

/** A second rate is for additional work, so it cannot be unpaid. */
const SECOND_FREQUENCIES = RATE_FREQUENCIES.filter((frequency) => frequency !== "Unpaid");
const UNION_NAMES = UNIONS.map(({ value, label }) => ({ value, label }));

function Group({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <fieldset className="step-group">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

function WhoFields() {
  const { t } = useTranslation("project-wizard");
  const word = useCatalog();
  const crew = Form.useWatch("PositionType") === "Crew";
  const types = ["Cast", "Crew"].map((value) => ({ value, label: word("positionTypes", value) }));
  return (
    <Group title={t("groupWho")}>
      <TextField name="PositionName" required max={120} />
      <Field name="PositionType" required>
        <Radio.Group options={types} />
      </Field>
      <div className="step-pair">
        {crew ? (
          <ChoiceField name="PositionSubType" required options={CREW_POSITIONS} words="crewPositions" />
        ) : (
          <ChoiceField name="RoleType" required options={ROLE_TYPES} words="roleTypes" />
        )}
        <NumberField name="Quantity" required min={1} max={999} />
      </div>
      {!crew && (
        <div className="step-pair">
          <ManyField name="AgeRange" options={AGE_RANGES} words="ageRanges" help={t("ageHelp")} />
          <TextField name="AgeRequirement" max={3} />
          <ManyField name="Gender" options={GENDERS} words="genders" />
          <ManyField name="HeightRange" options={HEIGHT_RANGES} words="heightRanges" />
          <ManyField name="EyeColor" options={EYE_COLORS} words="eyeColors" />
          <ManyField name="HairColor" options={HAIR_COLORS} words="hairColors" />
          <TextField name="Weight" max={60} />
          <ManyField name="Ethnicity" options={ETHNICITIES} words="ethnicities" help={t("appearanceHelp")} />
        </div>
      )}
      {!crew && <LongField name="EthnicityRoleAppearance" max={1_000} />}
      <div className="step-pair">
        <ManyField name="Languages" options={LANGUAGES} words="languages" />
        <ManyField name="Skills" options={SKILLS} words="skills" />
      </div>
    </Group>
  );
}

function WhatFields() {
  const { t } = useTranslation("project-wizard");
  const adult = Form.useWatch("AdultScenes") === true;
  const nudity = Form.useWatch("Nudity") === true;
  return (
    <Group title={t("groupWhat")}>
      <LongField name="Description" required max={5_000} rows={5} help={t("positionHelp")} />
      <YesNoField name="AdultScenes" />
      {adult && <LongField name="AdultSceneDescription" required max={5_000} help={t("exactHelp")} />}
      <YesNoField name="Nudity" />
      {nudity && <LongField name="NudityDescription" required max={5_000} help={t("exactHelp")} />}
      <LongField name="WardrobeInformation" max={5_000} />
      <LongField name="FilmingInstructions" max={5_000} />
      <LongField name="BookingInformation" max={5_000} help={t("bookedOnly")} />
    </Group>
  );
}

function PayFields() {
  const { t } = useTranslation("project-wizard");
  const unpaid = Form.useWatch("RateFrequency") === "Unpaid";
  return (
    <Group title={t("groupPay")}>
      <p className="step-help">{t("payRoleHelp")}</p>
      <div className="step-pair">
        <ChoiceField name="RateFrequency" options={RATE_FREQUENCIES} words="rateFrequencies" />
        {!unpaid && (
          <>
            <NumberField name="Rate" money />
            <ChoiceField name="Rate2Frequency" options={SECOND_FREQUENCIES} words="rateFrequencies" />
            <NumberField name="Rate2" money />
          </>
        )}
        <ChoiceField name="Union" options={UNION_CHOICES} words="unionChoices" />
        <ChoiceField name="UnionType" options={UNION_NAMES} />
      </div>
      <LongField name="AdditionalRateInfo" max={1_000} />
    </Group>
  );
}

function WhenFields() {
  const { t } = useTranslation("project-wizard");
  return (
    <Group title={t("groupWhen")}>
      <div className="step-pair">
        <TextField name="SubmissionsDueBy" required type="datetime-local" help={t("dueHelp")} />
        <ChoiceField name="FilmingType" options={FILMING_TYPES} words="filmingTypes" />
        <TextField name="FilmingBeginDate" type="date" />
        <TextField name="FilmingEndDate" type="date" />
      </div>
    </Group>
  );
}

/** All fields of a position, in four groups. */
export function PositionFields() {
  return (
    <>
      <WhoFields />
      <WhatFields />
      <PayFields />
      <WhenFields />
    </>
  );
}
