import { SKILLS } from "@callboard/catalog/skills.ts";
import {
  NO_KEY,
  TRAITS,
  badPage,
  noId,
  notInCatalogue,
  put,
  type Provocations,
} from "../../failures/provocation.ts";

export const TALENT_FAILURES: Provocations = {
  getUserLatestPost: noId,
  searchUsers: { "VALIDATION:value": put("value", " ") },
  filterUsers: {
    ...badPage,
    ...notInCatalogue("criteria", "c", [...TRAITS, "PrimaryLanguage", "CurrentHairColor", "Skills"], true),
  },
  updateUserDemographics: notInCatalogue(
    "demographic",
    "d",
    [...TRAITS, "*Language", "*HairColor", "TravelPreference"],
    false,
  ),
  updateSkills: {
    "VALIDATION:PK": put("PK", NO_KEY),
    "VALIDATION:Skills": put("Skills", ["Nonsense"]),
    "LIMIT:60 skills": put("Skills", SKILLS.slice(0, 61)),
  },
};
