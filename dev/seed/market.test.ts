import { SKILLS } from "@callboard/catalog/skills.ts";
import { PROJECT_TYPES } from "@callboard/catalog/project-types.ts";
import { isId } from "@callboard/kit/ids.ts";
import { makeMarket } from "./market.ts";
import { PATHS } from "./submissions.ts";

const now = new Date("2026-11-21T12:00:00Z");
const market = makeMarket(now);
const count = <T extends string>(values: readonly T[]): Record<string, number> =>
  values.reduce<Record<string, number>>((all, value) => ({ ...all, [value]: (all[value] ?? 0) + 1 }), {});

test("the market has the size that was asked for", () => {
  expect(market.profiles).toHaveLength(2_000);
  expect(market.companies).toHaveLength(20);
  expect(market.projects).toHaveLength(60);
  expect(market.projects.flatMap(({ positions }) => positions)).toHaveLength(200);
  expect(market.submissions).toHaveLength(8_000);
  expect(new Set(market.portraitObjects).size).toBeGreaterThanOrEqual(300);
});

test("projects stand in all states, submissions in many", () => {
  expect(Object.keys(count(market.projects.map(({ status }) => status))).sort()).toEqual([
    "Approved",
    "Closed",
    "Denied",
    "Draft",
    "Pending",
  ]);
  expect(Object.keys(count(market.submissions.map(({ status }) => status))).length).toBeGreaterThanOrEqual(7);
});

test("features tell of public, approved projects, the latest first", () => {
  expect(market.features).toHaveLength(12);
  const shown = market.projects.filter(({ status, isPublic }) => status === "Approved" && isPublic);
  const posters = new Set(shown.map(({ posterId }) => posterId));
  expect(market.features.every(({ coverId }) => posters.has(coverId))).toBe(true);
  const days = market.features.map(({ createdAt }) => createdAt.getTime());
  expect(days).toEqual(days.toSorted((a, b) => b - a));
  expect(new Set(market.features.map(({ createdBy }) => createdBy.role))).toEqual(new Set(["Admin"]));
});

test("the same seed makes the same market", () => {
  const again = makeMarket(now);
  expect(again.members.map(({ id }) => id)).toEqual(market.members.map(({ id }) => id));
  expect(again.submissions.map(({ id, status }) => [id, status])).toEqual(
    market.submissions.map(({ id, status }) => [id, status]),
  );
});

test("every id is one of ours and stands once", () => {
  const ids = [
    ...market.members,
    ...market.companies,
    ...market.projects,
    ...market.submissions,
    ...market.conversations,
  ].map(({ id }) => id);
  expect(ids.filter((id) => !isId(id))).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test("nobody stands twice for a position, and nobody beyond its quantity is booked", () => {
  const pairs = market.submissions.map(({ position, talent }) => `${position.id}${talent.id}`);
  expect(new Set(pairs).size).toBe(pairs.length);
  const booked = count(
    market.submissions.filter(({ status }) => status === "Booked").map(({ position }) => position.id),
  );
  const over = market.projects
    .flatMap(({ positions }) => positions)
    .filter(({ id, quantity }) => (booked[id] ?? 0) > quantity);
  expect(over).toEqual([]);
});

test("values are of the catalogue, and every status has a way to it", () => {
  const skills = new Set<string>(SKILLS);
  expect(market.profiles.flatMap((profile) => profile.skills).filter((skill) => !skills.has(skill))).toEqual(
    [],
  );
  expect(market.projects.filter(({ type }) => !(PROJECT_TYPES as readonly string[]).includes(type))).toEqual(
    [],
  );
  expect(market.submissions.filter(({ status }) => PATHS[status].at(-1) !== status)).toEqual([]);
});

test("no minor is in a public submission", () => {
  expect(market.submissions.filter(({ talent }) => talent.minor)).toEqual([]);
});
