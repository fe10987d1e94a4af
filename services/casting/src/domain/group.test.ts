import { defaultGroupName, defaultGroups, isForPosition, splitByRoom } from "./group.ts";

test.each([
  ["1", "First choice"],
  ["5", "Backup"],
  ["6", null],
  ["0198c0de-0000-7000-8000-000000000001", null],
])("the group %s begins with the name %s", (id, name) => {
  expect(defaultGroupName(id)).toBe(name);
});

test("a project begins with five groups", () => {
  expect(defaultGroups("p").map(({ id }) => id)).toEqual(["1", "2", "3", "4", "5"]);
});

test.each([
  [null, "a", true],
  ["a", "a", true],
  ["b", "a", false],
])("a group made for %s takes submissions to %s: %s", (positionId, other, fits) => {
  expect(isForPosition({ positionId }, other)).toBe(fits);
});

test.each([
  [["a", "b"], 0, [], ["a", "b"], []],
  [["a", "b"], 499, [], ["a"], ["b"]],
  [["a", "b"], 500, ["a"], [], ["b"]],
  [["a"], 500, ["a"], [], []],
])(
  "of %j, in a group of %i with %j in it, %j are added and %j find it full",
  (ids, members, inIt, added, full) => {
    expect(splitByRoom(ids, { members, inIt })).toEqual({ added, full });
  },
);
