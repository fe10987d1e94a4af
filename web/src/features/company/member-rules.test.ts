import { decidesAboutOwners, keptBecause } from "./member-rules.ts";

const owner = { key: "o", isOwner: true };
const second = { key: "s", isOwner: true };
const member = { key: "m", isOwner: false };
const as = (key: string, isAdmin = false) => ({ key, isAdmin });

test.each([
  ["a member, by a member", member, as("x"), [owner, member], null],
  ["oneself, a member", member, as("m"), [owner, member], null],
  ["the only owner, by oneself", owner, as("o"), [owner, member], "onlyOwner"],
  ["the only owner, by an admin", owner, as("a", true), [owner, member], "onlyOwner"],
  ["one of two owners, by a member", owner, as("m"), [owner, second, member], "ownersRemove"],
  ["one of two owners, by the other", owner, as("s"), [owner, second], null],
  ["one of two owners, by oneself", owner, as("o"), [owner, second], null],
  ["one of two owners, by an admin", owner, as("a", true), [owner, second], null],
] as const)("%s", (_case, person, viewer, people, expected) => {
  expect(keptBecause(person, viewer, people)).toBe(expected);
});

test.each([
  [as("o"), true],
  [as("m"), false],
  [as("a", true), true],
])("%j decides about owners: %s", (viewer, expected) => {
  expect(decidesAboutOwners(viewer, [owner, member])).toBe(expected);
});
