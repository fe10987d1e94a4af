import { bitrateOf, convertedSides } from "./convert-film.ts";
import type { FilmConversion } from "./convert-film.ts";
import { conversions, endConversion } from "./conversions.ts";
import { showableFilm } from "./showable-film.ts";

const file = new File(["a film"], "reel.mov", { type: "video/quicktime" });
const film = { id: "upload.1", file, purpose: "Reel" } as const;

/** A conversion of three steps, which stops where the signal says. */
function threeSteps(): FilmConversion & { readonly steps: () => number; readonly cancelled: () => boolean } {
  let [steps, isCancelled] = [0, false];
  return {
    steps: () => steps,
    cancelled: () => isCancelled,
    async go(signal, onProgress) {
      while (steps < 3) {
        if (signal.aborted) return null;
        steps += 1;
        onProgress(steps / 3);
      }
      return new File(["shown"], "reel.mp4", { type: "video/mp4" });
    },
    cancel: async () => {
      isCancelled = true;
    },
  };
}

afterEach(() => conversions.clear());

test("a conversion that is paused goes on where it was stopped", async () => {
  const conversion = threeSteps();
  conversions.set(film.id, conversion);
  const pause = new AbortController();
  const stopped = await showableFilm(film, pause.signal, (done) => done > 0.5 && pause.abort());
  expect([stopped, conversion.steps()]).toEqual([null, 2]);

  const made = await showableFilm(film, new AbortController().signal, () => undefined);
  expect([made?.name, conversion.steps()]).toEqual(["reel.mp4", 3]);
  expect(conversions.size).toBe(0);
});

test("a conversion that fails sends the film as it is", async () => {
  const failing = { ...threeSteps(), go: () => Promise.reject(new Error("The encoder gave up.")) };
  conversions.set(film.id, failing);
  expect(await showableFilm(film, new AbortController().signal, () => undefined)).toBe(file);
});

test("what is no film that needs it is sent as it is", async () => {
  expect(await showableFilm(film, new AbortController().signal, () => undefined)).toBe(file);
});

test("an upload that ends cancels its conversion", () => {
  const conversion = threeSteps();
  conversions.set(film.id, conversion);
  endConversion(film.id);
  expect([conversion.cancelled(), conversions.size]).toEqual([true, 0]);
});

test.each([
  [1920, 1080, 1920, 1080, 6_220_800],
  [1080, 1920, 1080, 1920, 6_220_800],
  [3840, 2160, 1920, 1080, 6_220_800],
  [641, 361, 640, 360, 691_200],
  [4096, 1716, 1920, 804, 4_631_040],
  [8000, 1, 1920, 2, 11_520],
])("%i by %i pixels become %i by %i, at %i bits a second", (width, height, w, h, bits) => {
  const sides = convertedSides({ width, height });
  expect([sides.width, sides.height, bitrateOf(sides)]).toEqual([w, h, bits]);
});
