import { makeMarket } from "../market.ts";

test("no two of a face stand near each other among the newest", () => {
  const newest = makeMarket(new Date("2026-11-20T12:00:00Z"))
    .members.filter(({ portrait }) => portrait !== null)
    .toSorted((a, b) => b.createdAt.getTime() - a.createdAt.getTime())
    .map(({ portrait }) => portrait);
  const NEAR = 24;
  expect(newest.filter((face, place) => newest.slice(place + 1, place + NEAR).includes(face))).toEqual([]);
});
