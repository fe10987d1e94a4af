import type { Wants } from "#domain/position.ts";
import type { PeopleFilter } from "./profile-ports.ts";
import { namesPeople, needsProfiles, readPeopleFilter, type PeopleCriteria } from "./read-people-filter.ts";

const WANTS: Wants = {
  ageRanges: [],
  genders: ["Female"],
  heightRanges: [],
  eyeColors: [],
  hairColors: [],
  skills: [],
  languages: [],
  union: "",
  unionType: "",
  city: "",
  state: "",
  filmingType: "",
};
const NOBODY_NAMED: PeopleFilter = {
  fit: null,
  ageRanges: [],
  unions: [],
  noUnion: false,
  agents: [],
  noAgent: false,
};

test.each<[PeopleCriteria, Partial<PeopleFilter>, boolean, boolean]>([
  [{}, {}, false, false],
  [{ Fit: null, AgeRanges: [], Agents: null, NoAgent: false }, {}, false, false],
  [{ AgeRanges: ["22-30", "22-30"] }, { ageRanges: ["22-30"] }, true, true],
  [{ Unions: ["AEA"], NoUnion: true }, { unions: ["AEA"], noUnion: true }, true, true],
  [{ NoUnion: true }, { noUnion: true }, true, true],
  [{ Agents: [" Ferrant "] }, { agents: ["Ferrant"] }, true, false],
  [{ NoAgent: true }, { noAgent: true }, true, false],
])("%j is read as %j", (criteria, filter, named, profiles) => {
  const read = readPeopleFilter(criteria, WANTS);
  expect(read).toEqual({ ok: true, value: { ...NOBODY_NAMED, ...filter } });
  expect(namesPeople(criteria)).toBe(named);
  expect(needsProfiles({ ...NOBODY_NAMED, ...filter })).toBe(profiles);
});

test("a level of fit looks at profiles, unless the breakdown names nothing", () => {
  const [some, none] = [WANTS, { ...WANTS, genders: [] }].map((wants) =>
    readPeopleFilter({ Fit: "All" }, wants),
  );
  expect(some).toMatchObject({ ok: true, value: { fit: { atLeast: 1 } } });
  expect(none).toMatchObject({ ok: true, value: { fit: null } });
});

test.each<[PeopleCriteria, string, string]>([
  [{ Fit: "all" }, "criteria.Fit", "CATALOG"],
  [{ AgeRanges: ["22-30", "31"] }, "criteria.AgeRanges.1", "CATALOG"],
  [{ Unions: ["none"] }, "criteria.Unions.0", "CATALOG"],
  [{ Agents: ["Ferrant", ""] }, "criteria.Agents.1", "REQUIRED"],
  [{ Agents: ["a\0b"] }, "criteria.Agents.0", "CHARACTERS"],
  [{ Agents: ["x".repeat(121)] }, "criteria.Agents.0", "TOO_LONG"],
  [{ Agents: Array.from({ length: 51 }, (_, place) => `A${place}`) }, "criteria.Agents", "TOO_MANY"],
])("%j is refused", (criteria, path, rule) => {
  expect(readPeopleFilter(criteria, WANTS)).toMatchObject({
    ok: false,
    failure: { code: "VALIDATION", fields: [{ path, rule }] },
  });
});
