import { readFileSync } from "node:fs";
import { buildSchema, isInputObjectType } from "graphql";

/** Keys, facts about the change instead of the position, and addresses, which are entered once for the project. */
const NOT_ASKED = ["PK", "SK", "RoleStatus", "Version", "ClientKey", "FilmingAddress", "AuditionAddress"];

/** The fields of a position, according to the schema. */
export function positionFields(): string[] {
  const graph = readFileSync(new URL("../../gateway/supergraph.graphql", import.meta.url), "utf8");
  const input = buildSchema(graph, { assumeValidSDL: true }).getType("PositionInfoInput");
  if (!isInputObjectType(input)) throw new Error("There is no input for positions.");
  return Object.keys(input.getFields()).filter((name) => !NOT_ASKED.includes(name));
}

/** A role with a value in every field. */
export const FULL_POSITION = {
  PositionName: "Captain",
  PositionType: "Cast",
  PositionSubType: null,
  RoleType: "Lead",
  Union: "Union",
  UnionType: "SAG-AFTRA",
  Quantity: 2,
  Description: "She keeps the ship.",
  Rate: 400,
  RateFrequency: "Daily",
  Rate2: 90,
  Rate2Frequency: "Hourly",
  AdditionalRateInfo: "Meals are paid.",
  AgeRequirement: "21",
  AgeRange: ["30-45"],
  Gender: ["Female"],
  HeightRange: ["tall"],
  EyeColor: ["Brown"],
  HairColor: ["Black"],
  Weight: "Slim",
  Languages: ["German"],
  Ethnicity: ["Asian"],
  EthnicityRoleAppearance: "From the coast.",
  Skills: ["Sailing"],
  AdultScenes: true,
  AdultSceneDescription: "A kiss.",
  Nudity: true,
  NudityDescription: "Her back.",
  SubmissionsDueBy: "2026-12-24T18:30:00.000Z",
  FilmingInstructions: "Be on deck at dawn.",
  WorkingConditions: "A storm in a tank of cold water.",
  WardrobeInformation: "Oilskins.",
  BookingInformation: "Bring a passport.",
  FilmingType: "On Location",
  FilmingBeginDate: "2027-01-10",
  FilmingEndDate: "2027-01-12",
} as const;
