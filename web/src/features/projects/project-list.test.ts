import { shownProjects } from "./project-list.ts";
import type { Project, Sort } from "./project-list.ts";

function project(Name: string, Status: string, due: string | null, fresh: number): Project {
  const Positions = [{ Data: { Counters: [{ Stage: "New", Count: fresh }], Cast: 0, Quantity: 1 } }];
  return {
    Data: { Name, Status, SubmissionsDueBy: due, LocationCity: "Austin", Positions },
  } as unknown as Project;
}

const projects = [
  project("İstanbul Nights", "Approved", null, 2),
  project("Copper Sky", "Denied", "2026-12-02T00:00:00Z", 9),
  project("Ámbar", "Approved", "2026-12-01T00:00:00Z", 0),
];
const names = (found: readonly Project[]) => found.map(({ Data }) => Data.Name);

test.each([
  ["newest", ["İstanbul Nights", "Copper Sky", "Ámbar"]],
  ["name", ["Ámbar", "Copper Sky", "İstanbul Nights"]],
  ["due", ["Ámbar", "Copper Sky", "İstanbul Nights"]],
  ["new", ["Copper Sky", "İstanbul Nights", "Ámbar"]],
] as ReadonlyArray<[Sort, string[]]>)("in the order of %s", (sort, expected) => {
  expect(names(shownProjects(projects, { status: null, text: "", sort }, "en"))).toEqual(expected);
});

test.each([
  ["tr", "istanbul", ["İstanbul Nights"]],
  ["en", "ambar austin", ["Ámbar"]],
  ["en", "copper tokyo", []],
])("in %s, %j finds %j", (language, text, expected) => {
  expect(names(shownProjects(projects, { status: null, text, sort: "newest" }, language))).toEqual(expected);
});

test("a state narrows", () => {
  expect(names(shownProjects(projects, { status: "Denied", text: "", sort: "newest" }, "en"))).toEqual([
    "Copper Sky",
  ]);
});
