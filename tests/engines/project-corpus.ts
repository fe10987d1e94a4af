import { UNION_CHOICES } from "@callboard/catalog/unions.ts";
import { AGE_RANGES, GENDERS } from "@callboard/catalog/appearance.ts";
import { ROLE_TYPES } from "@callboard/catalog/position-types.ts";
import { PROJECT_TYPES } from "@callboard/catalog/project-types.ts";
import { SKILLS } from "@callboard/catalog/skills.ts";
import type { SearchDocument } from "@callboard/search/search.ts";
import { POSITION_FILTERS, sceneValue } from "@callboard/projects/domain/position/filters.ts";
import { createChance } from "#dev/seed/chance.ts";

const BEGAN = Date.UTC(2026, 0, 1);
const DAY_MS = 86_400_000;
const CITIES = ["austin", "istanbul", "sao paulo", "köln"];
const NAMES = ["Paper Crowns", "The Long Night", "Işık ve Deniz", "Señales", "Room 3", "Harbour"];

/** Index documents of projects, the same in every run. Several share a time, a pay and a deadline. */
export function projectCorpus(count: number): readonly SearchDocument[] {
  const chance = createChance();
  return Array.from({ length: count }, (_, place) => {
    const newest = new Date(BEGAN + Math.floor(place / 3) * 60_000);
    const begin = BEGAN + chance.int(0, 300) * DAY_MS;
    const name = `${chance.pick(NAMES)} ${place % 50}`;
    const filters = Object.entries(POSITION_FILTERS).map(([field, values]) => [
      field,
      chance.some<string>(values, 1, 3),
    ]);
    return {
      id: chance.id(newest),
      version: 1,
      newest,
      text: {
        name,
        company: "Marsh Lane",
        positions: "Mara Lead",
        type: null,
        overview: "A family drives west.",
      },
      keywords: {
        ...(Object.fromEntries(filters) as Record<string, readonly string[]>),
        ProjectType: [chance.pick(PROJECT_TYPES)],
        Union: [chance.pick(UNION_CHOICES)],
        RoleType: chance.some(ROLE_TYPES, 0, 2),
        Gender: chance.some(GENDERS, 1, 3),
        AgeRange: chance.some(AGE_RANGES, 1, 3),
        Skills: chance.some(SKILLS.slice(0, 20), 0, 4),
        LocationState: [chance.pick(["TX", "NY", "CA"])],
        scenes: [sceneValue("Nudity", chance.is(0.3)), sceneValue("AdultScenes", chance.is(0.3))],
        city: [chance.pick(CITIES)],
        status: [chance.is(0.9) ? "Approved" : "Pending"],
        visibility: [chance.is(0.9) ? "Public" : "Private"],
        company: [
          chance.pick(["01949f3c-a1a1-7acc-835f-0c7afeaacf38", "01949f3c-a1a1-7acc-835f-0c7afeaacf39"]),
        ],
      },
      numbers: {
        pay: chance.is(0.9) ? chance.int(1, 40) * 5_000 : null,
        filmingBegin: chance.is(0.9) ? begin : null,
        filmingEnd: chance.is(0.8) ? begin + chance.int(0, 60) * DAY_MS : null,
        deadline: chance.is(0.8) ? BEGAN + chance.int(0, 90) * DAY_MS : null,
      },
      point: chance.is(0.8)
        ? { latitude: 30 + chance.int(0, 400) / 100, longitude: -98 + chance.int(0, 400) / 100 }
        : null,
      suggest: name,
    };
  });
}
