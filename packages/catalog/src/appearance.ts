/** How people look, sound and play: the values of profiles and breakdowns (specification, section 9). */

export const HEIGHT_RANGES = [
  { value: "shortest", label: "under 4'5\"" },
  { value: "really-short", label: "4'5\" to 5'0\"" },
  { value: "short", label: "5'1\" to 5'6\"" },
  { value: "average", label: "5'7\" to 6'" },
  { value: "tall", label: "over 6'0\"" },
] as const;
export type HeightRange = (typeof HEIGHT_RANGES)[number]["value"];

export const AGE_RANGES = ["Under 12", "13-21", "22-30", "30-45", "46-60", "Over 60"] as const;
export type AgeRange = (typeof AGE_RANGES)[number];

export const EYE_COLORS = ["Black", "Brown", "Blue", "Green", "Hazel"] as const;

export const ETHNICITIES = [
  "American Indian",
  "Asian",
  "Black",
  "Latino",
  "Native Hawaiian",
  "White",
] as const;

export const HAIR_COLORS = [
  "Blonde",
  "Brown",
  "Black",
  "Red",
  "Auburn",
  "Grey",
  "Brunette",
  "White",
] as const;

export const GENDERS = ["Male", "Female", "Other"] as const;

export const LANGUAGES = ["English", "Spanish", "Chinese", "German", "Arabic", "Italian"] as const;
