import type { FragmentType } from "@apollo/client";
import { useTranslation } from "react-i18next";
import { graphql } from "#gen/gql.ts";
import type { Breakdown_PositionFragment } from "#gen/graphql.ts";
import { useFormats } from "#i18n/formats.ts";
import { useCatalog } from "#i18n/use-catalog.ts";
import type { CatalogList } from "#i18n/use-catalog.ts";
import { useRecord } from "#lib/graph/use-record.ts";
import { FactList } from "#ui/fact-list.tsx";
import type { Fact } from "#ui/fact-list.tsx";

/** A position in full: what the breakdown shows of it, and what its form starts from. */
export const BreakdownPosition = graphql(`
  fragment Breakdown_Position on Position {
    PK
    SK
    Data {
      PositionName
      PositionType
      PositionSubType
      RoleType
      Union
      UnionType
      Quantity
      Description
      Rate
      RateFrequency
      Rate2
      Rate2Frequency
      AdditionalRateInfo
      AgeRequirement
      AgeRange
      Gender
      HeightRange
      EyeColor
      HairColor
      Weight
      Languages
      Ethnicity
      EthnicityRoleAppearance
      Skills
      AdultScenes
      AdultSceneDescription
      Nudity
      NudityDescription
      SubmissionsDueBy
      FilmingInstructions
      WardrobeInformation
      BookingInformation
      FilmingType
      FilmingBeginDate
      FilmingEndDate
    }
  }
`);

type Position = Breakdown_PositionFragment["Data"];

function usePay(): (amount: number | null | undefined, per: string | null | undefined) => string {
  const word = useCatalog();
  const formats = useFormats();
  return (amount, per) =>
    typeof amount === "number" ? [formats.money(amount), word("rateFrequencies", per)].join(" ").trim() : "";
}

function useAppearance(): (position: Position) => Fact[] {
  const { t } = useTranslation("breakdown");
  const word = useCatalog();
  const formats = useFormats();
  const many = (list: CatalogList, values: readonly string[]) =>
    formats.list(values.map((value) => word(list, value)));
  return (position) => [
    [t("field.AgeRange"), many("ageRanges", position.AgeRange)],
    [t("field.AgeRequirement"), position.AgeRequirement],
    [t("field.Gender"), many("genders", position.Gender)],
    [t("field.HeightRange"), many("heightRanges", position.HeightRange)],
    [t("field.EyeColor"), many("eyeColors", position.EyeColor)],
    [t("field.HairColor"), many("hairColors", position.HairColor)],
    [t("field.Weight"), position.Weight],
    [t("field.Ethnicity"), many("ethnicities", position.Ethnicity)],
    [t("field.EthnicityRoleAppearance"), position.EthnicityRoleAppearance],
    [t("field.Languages"), many("languages", position.Languages)],
    [t("field.Skills"), formats.list(position.Skills)],
  ];
}

function usePositionFacts(position: Position): Fact[] {
  const { t } = useTranslation("breakdown");
  const word = useCatalog();
  const formats = useFormats();
  const pay = usePay();
  const appearance = useAppearance();
  const days = [position.FilmingBeginDate, position.FilmingEndDate].filter((day) => typeof day === "string");
  const kind = position.PositionType === "Crew" ? "crewPositions" : "roleTypes";
  return [
    [t("field.RoleType"), word("roleTypes", position.RoleType) || word(kind, position.PositionSubType)],
    [t("field.Quantity"), position.Quantity ? formats.number(position.Quantity) : ""],
    [t("field.Rate"), pay(position.Rate, position.RateFrequency)],
    [t("field.Rate2"), pay(position.Rate2, position.Rate2Frequency)],
    [t("field.AdditionalRateInfo"), position.AdditionalRateInfo],
    [
      t("field.Union"),
      [word("unionChoices", position.Union), position.UnionType].filter(Boolean).join(" · "),
    ],
    [t("field.SubmissionsDueBy"), position.SubmissionsDueBy ? formats.moment(position.SubmissionsDueBy) : ""],
    [t("filming"), days.map((day) => formats.day(day)).join(" – ")],
    [t("field.FilmingType"), word("filmingTypes", position.FilmingType)],
    ...appearance(position),
    [t("field.WardrobeInformation"), position.WardrobeInformation],
    [t("field.FilmingInstructions"), position.FilmingInstructions],
    [t("field.BookingInformation"), position.BookingInformation],
  ];
}

function PositionWords({ position }: { readonly position: Position }) {
  const { t } = useTranslation("breakdown");
  const facts = usePositionFacts(position);
  return (
    <>
      <p className="breakdown-prose" dir="auto">
        {position.Description}
      </p>
      {position.Nudity && (
        <p className="breakdown-warning">
          <strong>{t("field.Nudity")}</strong> <bdi>{position.NudityDescription}</bdi>
        </p>
      )}
      {position.AdultScenes && (
        <p className="breakdown-warning">
          <strong>{t("field.AdultScenes")}</strong> <bdi>{position.AdultSceneDescription}</bdi>
        </p>
      )}
      <FactList facts={facts} />
    </>
  );
}

/** A position in full, as talents read it. */
export function PositionBreakdown({
  position,
}: {
  readonly position: FragmentType<Breakdown_PositionFragment>;
}) {
  const { t } = useTranslation();
  const record = useRecord(BreakdownPosition, position);
  if (record === null) return null;
  return (
    <li className="breakdown-position">
      <h3>
        <bdi>{record.Data.PositionName ?? t("unnamed")}</bdi>
      </h3>
      <PositionWords position={record.Data} />
    </li>
  );
}
