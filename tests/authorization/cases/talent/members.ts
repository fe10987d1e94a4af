import { SKILLS } from "@callboard/catalog/skills.ts";
import type { MemberCase } from "../../mutation-case.ts";
import type { Row } from "../../objects.ts";
import { bare } from "../../people.ts";

let count = 0;
/** Different each time, since writing the same value again changes nothing. */
const nextSkill = (): string => SKILLS[(count += 1) % SKILLS.length] ?? "";

const profileRow = (key: string): Row => ({
  service: "talent",
  table: "profile",
  column: "user_id",
  id: bare(key),
});

export const TALENT_MEMBERS: Readonly<Record<string, MemberCase>> = {
  updateUserDemographics: {
    query: "mutation($d: DemographicInput!) { updateUserDemographics(demographic: $d) { PK } }",
    make: (_world, key) =>
      Promise.resolve({
        variables: { d: { PK: key, LocationCity: crypto.randomUUID() } },
        rows: [profileRow(key)],
      }),
  },
  updateSkills: {
    query: "mutation($PK: ID!, $Skills: [String!]!) { updateSkills(PK: $PK, Skills: $Skills) { Status } }",
    make: (_world, key) =>
      Promise.resolve({
        variables: { PK: key, Skills: [nextSkill()] },
        rows: [profileRow(key)],
      }),
  },
};
