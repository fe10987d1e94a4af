import { makeMarket } from "#dev/seed/market.ts";

const market = makeMarket(new Date("2026-11-20T12:00:00Z"));

const { drawings, files, posts } = market.reels;
const talent = market.members.find(({ email }) => email === "talent@callboard.test")!;

test("some who submit send a reel, and nobody under age", () => {
  const all = [...files.values()].flat();
  expect(all.filter(({ owner }) => owner.minor)).toEqual([]);
  expect(posts.flatMap(({ fileIds }) => fileIds)).toEqual(all.map(({ id }) => id));
  expect(new Set(all.map(({ object }) => object))).toEqual(new Set(drawings.map(({ object }) => object)));
  const withReel = market.submissions.filter((submission) => files.has(submission.talent.id));
  expect(withReel.length).toBeGreaterThan(200);
  expect(withReel.length).toBeLessThan(market.submissions.length / 10);
});

test("the demo talent has two reels to choose from, which begin differently", () => {
  const own = files.get(talent.id) ?? [];
  const firstScenes = own.map(
    ({ object }) => drawings.find((drawing) => drawing.object === object)?.scenes[0],
  );
  expect(own.map(({ fileName }) => fileName)).toEqual([
    "Maya Okafor - Reel.webm",
    "Maya Okafor - Stage.webm",
  ]);
  expect(firstScenes[0]).not.toEqual(firstScenes[1]);
});

test("every wall of the demo company has somebody in a group to play, and somebody without a reel", () => {
  const played = market.submissions.filter(
    ({ project, group }) =>
      project.company.id === market.dates.companyId && project.status === "Approved" && group !== null,
  );
  const walls = [...Map.groupBy(played, ({ position }) => position.id).values()];
  const reels = walls.map((people) => people.filter(({ talent: { id } }) => files.has(id)).length);
  expect(Math.min(...reels)).toBeGreaterThanOrEqual(1);
  expect(walls.every((people, index) => people.length > (reels[index] ?? 0))).toBe(true);
});
