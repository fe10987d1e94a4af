import { peopleCriteria, type PeopleCriteria } from "./people-criteria.ts";

test.each<[Readonly<Record<string, readonly string[]>>, PeopleCriteria]>([
  [{}, {}],
  [{ fit: ["all"] }, { Fit: "All" }],
  [{ fit: ["most"] }, { Fit: "Most" }],
  [{ fit: ["half"] }, { Fit: "Half" }],
  [{ fit: ["best"] }, {}],
  [{ age: ["30-45", "22-30", "ten"] }, { AgeRanges: ["22-30", "30-45"] }],
  [{ union: ["none"] }, { NoUnion: true }],
  [{ union: ["AEA", "none", "a club"] }, { Unions: ["AEA"], NoUnion: true }],
  [{ agent: ["Ferrant", "none"] }, { Agents: ["Ferrant"], NoAgent: true }],
  [{ agent: ["x".repeat(200)] }, {}],
])("the address %j is sent as %j", (address, expected) => {
  const read = peopleCriteria({
    text: (name) => address[name]?.[0] ?? "",
    list: (name) => address[name] ?? [],
  });
  expect(read).toEqual(expected);
});
