import { makeMarket } from "#dev/seed/market.ts";

const market = makeMarket(new Date("2026-11-20T12:00:00Z"));

test("some who submit send a reel, the demo talent too, and nobody under age", () => {
  const { files, posts } = market.reels;
  const talent = market.members.find(({ email }) => email === "talent@callboard.test")!;
  expect(files.get(talent.id)?.owner).toBe(talent);
  expect([...files.values()].filter(({ owner }) => owner.minor)).toEqual([]);
  expect(posts.flatMap(({ fileIds }) => fileIds)).toEqual([...files.values()].map(({ id }) => id));
  const withReel = market.submissions.filter((submission) => files.has(submission.talent.id));
  expect(withReel.length).toBeGreaterThan(200);
  expect(withReel.length).toBeLessThan(market.submissions.length / 10);
});
