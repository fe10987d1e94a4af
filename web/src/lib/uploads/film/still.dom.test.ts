import { jest } from "@jest/globals";
import { fakeFilm } from "#test/fake-film.ts";
import { stillOf } from "./still.ts";

const video = new Blob(["film"], { type: "video/webm" });

afterEach(() => jest.restoreAllMocks());

test.each([
  ["a long video at its first second, no larger than is needed", [90, 1920, 1080], 1, [0, 0, 960, 540]],
  ["an upright one by its height", [90, 1080, 1920], 1, [0, 0, 540, 960]],
  ["a short one in its middle, as large as it is", [0.8, 320, 400], 0.4, [0, 0, 320, 400]],
  ["one without a length from its beginning", [Number.NaN, 320, 400], 0, [0, 0, 320, 400]],
] as const)("a still is taken of %s", async (_name, [duration, videoWidth, videoHeight], at, place) => {
  const { sought, made } = fakeFilm({ duration, videoWidth, videoHeight });
  expect((await stillOf(video))?.type).toBe("image/jpeg");
  expect(sought).toEqual([at]);
  expect(made).toEqual([place, "image/jpeg"]);
});

test.each([
  ["is there a moment after the seek is drawn then", 3, [[0, 0, 320, 400], "image/jpeg"]],
  ["never comes leaves the video without a still, instead of a black one", 1_000, []],
] as const)("a frame that %s", async (_name, emptyDraws, expected) => {
  const { made } = fakeFilm({ duration: 90, videoWidth: 320, videoHeight: 400 }, { emptyDraws });
  expect((await stillOf(video)) === null).toBe(expected.length === 0);
  expect(made).toEqual(expected);
});

test("a video that the browser cannot play has no still", async () => {
  fakeFilm("broken");
  expect(await stillOf(video)).toBeNull();
});
