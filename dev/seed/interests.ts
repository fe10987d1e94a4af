import type { Chance } from "./chance.ts";
import { daysFrom } from "./chance.ts";
import type { Member } from "./people.ts";
import type { Project } from "./productions.ts";

/** A favorite project. */
export interface Favorite {
  readonly userId: string;
  readonly projectId: string;
  readonly createdAt: Date;
}

/** A saved search. */
export interface SavedSearch {
  readonly id: string;
  readonly userId: string;
  readonly name: string;
  readonly criteria: Readonly<Record<string, unknown>>;
  readonly alert: "Now" | "Daily" | "Never";
  readonly createdAt: Date;
}

export interface Interests {
  readonly favorites: readonly Favorite[];
  readonly savedSearches: readonly SavedSearch[];
}

const SEARCHES = [
  {
    name: "Leads in short films",
    criteria: { RoleType: ["Lead"], ProjectType: ["Short Film"] },
    alert: "Now",
  },
  {
    name: "Voice work from home",
    criteria: { RoleType: ["Voice Over"], FilmingType: ["Remote"] },
    alert: "Daily",
  },
  { name: "Union days above 500", criteria: { Union: "Union", PayRateMin: 500 }, alert: "Daily" },
  { name: "Anything with music", criteria: { Text: "music" }, alert: "Never" },
  { name: "Web series this season", criteria: { ProjectType: ["Web Series"] }, alert: "Daily" },
  {
    name: "Supporting roles for women",
    criteria: { RoleType: ["Supporting"], Gender: "Female" },
    alert: "Now",
  },
] as const;

/** Number of people with favorites and saved searches besides the demo sign-ins. */
const PEOPLE = 60;

/** Favorites and saved searches of the demo sign-ins and of some others. */
export function makeInterests(
  chance: Chance,
  now: Date,
  market: { readonly members: readonly Member[]; readonly projects: readonly Project[] },
): Interests {
  const open = market.projects.filter(({ status, isPublic }) => status === "Approved" && isPublic);
  const performers = market.members.filter(({ role }) => role === "Talent" || role === "Agent");
  const people = [
    ...performers.filter(({ demo }) => demo),
    ...performers.filter(({ demo }) => !demo).slice(0, PEOPLE),
  ];
  return {
    favorites: people.flatMap(({ id: userId }) =>
      chance.some(open, 2, 6).map(({ id: projectId }) => ({
        userId,
        projectId,
        createdAt: daysFrom(now, -chance.int(0, 20)),
      })),
    ),
    savedSearches: people.flatMap(({ id: userId, demo }) =>
      chance.some(SEARCHES, demo ? 3 : 0, demo ? 4 : 2).map((search) => {
        const createdAt = daysFrom(now, -chance.int(1, 40));
        return { ...search, id: chance.id(createdAt), userId, createdAt };
      }),
    ),
  };
}
