import { KEY_PREFIXES } from "@callboard/catalog/record-keys.ts";
import { respond, respondWith } from "@callboard/kit/graphql/respond.ts";
import { parseKey } from "@callboard/kit/record-key.ts";
import { filterUsers } from "#app/filter-users.ts";
import { seeProfile } from "#app/see-profile.ts";
import { updateDemographics } from "#app/update-demographics.ts";
import { updateSkills } from "#app/update-skills.ts";
import type { UserCriteriaInput } from "#app/user-criteria.ts";
import { completenessOf, missingFields } from "#domain/completeness.ts";
import { showsCompleteness } from "#domain/policy.ts";
import type { Changes } from "#domain/profile.ts";
import type { DemographicInput, Resolvers, UserCriteria } from "#gen/graphql.ts";
import { shown, shownList, userKey } from "./wire.ts";

/** The subgraph: the search, the two writes, and the professional fields of a member. */
export const resolvers: Resolvers = {
  Query: {
    filterUsers: (_, { criteria }, { deps, actor }) =>
      respondWith(filterUsers(deps, actor, criteriaInput(criteria)), (found) => [...found]),
  },
  Mutation: {
    updateUserDemographics: (_, { demographic }, { deps, actor }) => {
      const key = demographic.PK ?? null;
      return respond(updateDemographics(deps, actor, { key, changes: changesOf(demographic) }));
    },
    updateSkills: (_, { PK, Skills }, { deps, actor }) =>
      respondWith(updateSkills(deps, actor, { key: PK, skills: Skills }), () => ({ Status: "OK" })),
  },
  User: {
    __resolveReference: ({ PK }) => {
      const userId = parseKey(KEY_PREFIXES.user, PK, "PK");
      return userId.ok ? { userId: userId.value } : null;
    },
    PK: ({ userId }) => userKey(userId),
    SK: ({ userId }) => userKey(userId),
    Data: ({ userId }, _, { lookup, actor }) => seeProfile(lookup, actor, userId),
  },
  UserData: {
    HeightRange: (seen) => shown(seen, "heightRange"),
    EyeColor: (seen) => shown(seen, "eyeColor"),
    AgeRange: (seen) => shown(seen, "ageRange"),
    Ethnicity: (seen) => shown(seen, "ethnicity"),
    ShowEthnicity: (seen) => shown(seen, "showEthnicity"),
    Gender: (seen) => shown(seen, "gender"),
    PrimaryLanguage: (seen) => shown(seen, "primaryLanguage"),
    SecondaryLanguage: (seen) => shown(seen, "secondaryLanguage"),
    ThirdLanguage: (seen) => shown(seen, "thirdLanguage"),
    NaturalHairColor: (seen) => shown(seen, "naturalHairColor"),
    CurrentHairColor: (seen) => shown(seen, "currentHairColor"),
    Skills: (seen) => shownList(seen, "skills"),
    Unions: (seen) => shownList(seen, "unions"),
    TravelPreference: (seen) => shown(seen, "travelPreference"),
    LocationCity: (seen) => shown(seen, "locationCity"),
    LocationState: (seen) => shown(seen, "locationState"),
    Completeness: ({ view, profile }) => (showsCompleteness(view) ? completenessOf(profile) : null),
    MissingFields: ({ view, profile }) => (showsCompleteness(view) ? missingFields(profile) : null),
  },
};

type Uncapitalized<T> = { [K in keyof T as Uncapitalize<K & string>]: T[K] };

/** Fields under their names in the domain. */
function changesOf({ PK: _pk, ...fields }: DemographicInput): Changes {
  const entries = Object.entries(fields).map(([name, value]) => [
    name.charAt(0).toLowerCase() + name.slice(1),
    value,
  ]);
  return Object.fromEntries(entries) as Uncapitalized<typeof fields>;
}

function criteriaInput(criteria: UserCriteria): UserCriteriaInput {
  const { Page, PageSize, After, SortOrder } = criteria;
  return {
    Page,
    PageSize,
    After,
    SortOrder,
    text: criteria.Text ?? null,
    roster: criteria.Roster === true,
    values: {
      ...appearanceCriteria(criteria),
      skills: criteria.Skills ?? [],
      unions: criteria.Unions ?? [],
      travelPreference: criteria.TravelPreference ?? [],
    },
  };
}

function appearanceCriteria(criteria: UserCriteria) {
  return {
    heightRange: criteria.HeightRange ?? [],
    eyeColor: criteria.EyeColor ?? [],
    ageRange: criteria.AgeRange ?? [],
    ethnicity: criteria.Ethnicity ?? [],
    gender: criteria.Gender ?? [],
    primaryLanguage: criteria.PrimaryLanguage ?? [],
    currentHairColor: criteria.CurrentHairColor ?? [],
  };
}
