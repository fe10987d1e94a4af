import { criteriaOf, sortOf } from "./search-criteria.ts";

function address(search: string) {
  const found = new URLSearchParams(search);
  return {
    text: (name: string) => found.get(name) ?? "",
    list: (name: string) => found.getAll(name),
    number: (name: string, otherwise: number) => Number(found.get(name)) || otherwise,
  };
}

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
  ["payMin=250", { PayRateMin: 250 }],
  ["payMin=plenty", {}],
  ["payMin=-3", {}],
  ["from=2026-12-01&to=soon", { FilmingFrom: "2026-12-01" }],
  ["page=3", { Page: 3 }],
])("%j asks for %j", (search, expected) => {
  expect(criteriaOf(address(search))).toEqual({ SortOrder: "Newest", Page: 1, PageSize: 24, ...expected });
});

test.each([
  ["", "Newest"],
  ["text=x", "Relevance"],
  ["text=x&sort=Pay", "Pay"],
  ["sort=Loudest", "Newest"],
])("%j is sorted by %s", (search, expected) => {
  expect(sortOf(address(search))).toBe(expected);
});
