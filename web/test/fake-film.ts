import { jest } from "@jest/globals";

type Facts = { readonly duration: number; readonly videoWidth: number; readonly videoHeight: number };

/** What was done with a video: the seconds sought, where it was painted, and the type it was saved as. */
type Film = { readonly sought: number[]; readonly made: unknown[] };

/**
 * Makes the next video element one of this length and size, or one that does not play, and the next canvas one that
 * records what is painted, after so many draws in which there is no frame yet: jsdom has neither. `jest.restoreAllMocks` removes both.
 */
export function fakeFilm(facts: Facts | "broken", { emptyDraws = 0 } = {}): Film {
  const film: Film = { sought: [], made: [] };
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
        film.sought.push(seconds);
        later("seeked");
      },
    },
    ...(facts !== "broken" && {
      duration: { value: facts.duration },
      videoWidth: { value: facts.videoWidth },
      videoHeight: { value: facts.videoHeight },
    }),
  });
  Object.assign(URL, { createObjectURL: () => "blob:film", revokeObjectURL: () => undefined });
  const create = document.createElement.bind(document);
  jest
    .spyOn(document, "createElement")
    .mockImplementation(((tag: string) => (tag === "video" ? video : create(tag))) as typeof create);
  fakeCanvas(film, emptyDraws);
  return film;
}

function fakeCanvas({ made }: Film, emptyDraws: number): void {
  let draws = 0;
  const context = {
    drawImage(_source: unknown, ...place: number[]): void {
      draws += 1;
      if (draws > emptyDraws) made.push(place);
    },
    getImageData: () => ({ data: [0, 0, 0, draws > emptyDraws ? 255 : 0] }),
  };
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type) => {
    made.push(type);
    done(new Blob(["jpeg"], { type: "image/jpeg" }));
  });
}
