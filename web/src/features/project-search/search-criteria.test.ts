import { criteriaOf, sortOf } from "./search-criteria.ts";
import type { Circumstances } from "./search-criteria.ts";

function address(search: string) {
  const found = new URLSearchParams(search);
  return {
    text: (name: string) => found.get(name) ?? "",
    list: (name: string) => found.getAll(name),
    number: (name: string, otherwise: number) => Number(found.get(name)) || otherwise,
  };
}

const nobody: Circumstances = { searcher: null, point: null };
const chicago = { lat: 41.88, lon: -87.63 };
const maya: Circumstances = { searcher: { ageRanges: ["22-30", "30-45"], gender: "Female" }, point: chicago };

test.each([
  ["", {}],
  ["text=night", { Text: "night", SortOrder: "Relevance" }],
  ["type=TV&type=Podcast", { ProjectType: ["TV", "Podcast"] }],
  [
    "skills=Fencing&ageRange=22-30&roleType=Lead",
    { Skills: ["Fencing"], AgeRange: ["22-30"], RoleType: ["Lead"] },
  ],
  ["union=Union&gender=Female", { Union: "Union", Gender: "Female" }],
  ["city=Austin", { Location: { City: "Austin" } }],
  ["city=Austin&state=TX", { Location: { City: "Austin", State: "TX" } }],
  ["city=Austin&miles=50", { Location: { City: "Austin" } }],
  ["paid=1", { PayRateMin: 1 }],
  ["paid=1&payMin=250", { PayRateMin: 250 }],
  ["payMin=plenty", {}],
  ["payMin=-3", {}],
  ["from=2026-12-01&to=soon", { FilmingFrom: "2026-12-01" }],
  ["dueFrom=2026-12-01&due=2026-12-24", { DueFrom: "2026-12-01", DueTo: "2026-12-24" }],
  ["nudity=without&adult=with", { Nudity: false, AdultScenes: true }],
  [
    "eyes=Green&language=Spanish&per=Daily",
    { EyeColor: ["Green"], Languages: ["Spanish"], RateFrequency: ["Daily"] },
  ],
  ["fits=1", {}],
  ["page=3", { Page: 3 }],
])("the criteria %j are sent as %j", (search, expected) => {
  expect(criteriaOf(address(search), nobody)).toEqual({
    SortOrder: "Newest",
    Page: 1,
    PageSize: 24,
    ...expected,
  });
});

test.each([
  ["fits=1", { AgeRange: ["22-30", "30-45"], Gender: "Female" }],
  ["fits=1&ageRange=46-60&gender=Male", { AgeRange: ["46-60"], Gender: "Male" }],
  ["city=Chicago&miles=100", { Location: { Point: chicago, RadiusMiles: 100 } }],
  ["city=Chicago&miles=900", { Location: { City: "Chicago" } }],
  ["miles=100", {}],
])("for a person at a place the criteria %j are sent as %j", (search, expected) => {
  expect(criteriaOf(address(search), maya)).toMatchObject(expected);
});

test.each([
  ["", "Newest"],
  ["text=x", "Relevance"],
  ["text=x&sort=Pay", "Pay"],
  ["sort=Loudest", "Newest"],
])("%j is sorted by %s", (search, expected) => {
  expect(sortOf(address(search))).toBe(expected);
});
