import { narrowingOf } from "../search-criteria.ts";
import { addressOf } from "./saved-address.ts";

function inAddress(change: ReturnType<typeof addressOf>) {
  const search = new URLSearchParams();
  for (const [name, value] of Object.entries(change)) {
    const values = Array.isArray(value) ? value : [value];
    for (const one of values) if (one !== null) search.append(name, String(one));
  }
  return {
    text: (name: string) => search.get(name) ?? "",
    list: (name: string) => search.getAll(name),
    number: (name: string, otherwise: number) => Number(search.get(name)) || otherwise,
  };
}

test.each([
  [{}],
  [{ Text: "night", ProjectType: ["TV"], Union: "Union", Gender: "Female" }],
  [{ Location: { City: "Austin", State: "TX" } }],
  [{ Location: { Point: { lat: 41.88, lon: -87.63 }, RadiusMiles: 100 } }],
  [{ PayRateMin: 1 }],
  [{ PayRateMin: 250, FilmingFrom: "2026-12-01", FilmingTo: "2026-12-24" }],
  [{ DueFrom: "2026-12-01", DueTo: "2026-12-24", Nudity: false, AdultScenes: true }],
  [
    {
      RoleType: ["Lead"],
      AgeRange: ["22-30"],
      Skills: ["Fencing"],
      EyeColor: ["Green"],
      Languages: ["Spanish"],
    },
  ],
])("a search saved as %j looks for the same again", (criteria) => {
  expect(narrowingOf(inAddress(addressOf(criteria)), { searcher: null, point: null })).toEqual(criteria);
});

test("opening one empties the criteria that it lacks", () => {
  expect(addressOf({ Text: "night" })).toMatchObject({ text: "night", fits: null, type: null, city: null });
});
