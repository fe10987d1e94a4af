import { jest } from "@jest/globals";
import { stillOf } from "./still.ts";

const film = new Blob(["film"], { type: "video/webm" });

/** Puts a video of this length and size in the place of the next one that is made; the times that are looked at. */
function fakeVideo(
  facts: { duration: number; videoWidth: number; videoHeight: number } | "broken",
): number[] {
  const sought: number[] = [];
  const video = document.createElement("video");
  const later = (event: string): void => queueMicrotask(() => video.dispatchEvent(new Event(event)));
  Object.defineProperties(video, {
    src: {
      set() {
        later(facts === "broken" ? "error" : "loadeddata");
      },
    },
    currentTime: {
      set(seconds: number) {
        sought.push(seconds);
        later("seeked");
      },
    },
    ...(facts !== "broken" && {
      duration: { value: facts.duration },
      videoWidth: { value: facts.videoWidth },
      videoHeight: { value: facts.videoHeight },
    }),
  });
  const create = document.createElement.bind(document);
  jest
    .spyOn(document, "createElement")
    .mockImplementation(((tag: string) => (tag === "video" ? video : create(tag))) as typeof create);
  return sought;
}

/** What is painted, and the sizes of the JPEGs that were asked for. */
function fakeCanvas(): unknown[] {
  const made: unknown[] = [];
  const context = { drawImage: (_source: unknown, ...place: number[]) => made.push(place) };
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type) => {
    made.push(type);
    done(new Blob(["jpeg"], { type: "image/jpeg" }));
  });
  return made;
}

beforeAll(() => Object.assign(URL, { createObjectURL: () => "blob:film", revokeObjectURL: () => undefined }));
afterEach(() => jest.restoreAllMocks());

test.each([
  ["a long video at its first second, no larger than is needed", [90, 1920, 1080], 1, [0, 0, 960, 540]],
  ["an upright one by its height", [90, 1080, 1920], 1, [0, 0, 540, 960]],
  ["a short one in its middle, as large as it is", [0.8, 320, 400], 0.4, [0, 0, 320, 400]],
  ["one without a length from its beginning", [Number.NaN, 320, 400], 0, [0, 0, 320, 400]],
] as const)("a still is taken of %s", async (_name, [duration, videoWidth, videoHeight], at, place) => {
  const sought = fakeVideo({ duration, videoWidth, videoHeight });
  const made = fakeCanvas();
  expect((await stillOf(film))?.type).toBe("image/jpeg");
  expect(sought).toEqual([at]);
  expect(made).toEqual([place, "image/jpeg"]);
});

test("what is no video has no still", async () => {
  expect(await stillOf(new Blob(["%PDF"], { type: "application/pdf" }))).toBeNull();
});

test("a video that the browser cannot play has no still", async () => {
  fakeVideo("broken");
  expect(await stillOf(film)).toBeNull();
});
