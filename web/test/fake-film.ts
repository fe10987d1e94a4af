import { jest } from "@jest/globals";

type Facts = { readonly duration: number; readonly videoWidth: number; readonly videoHeight: number };

/** What became of a video: the seconds that were looked at, where it was painted, and as what it was kept. */
type Film = { readonly sought: number[]; readonly made: unknown[] };

/**
 * Puts a video of this length and size, or one that does not play, in the place of the next one that is made, and a
 * canvas that keeps whatever is painted: jsdom has neither. `jest.restoreAllMocks` takes both away.
 */
export function fakeFilm(facts: Facts | "broken"): Film {
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
  fakeCanvas(film);
  return film;
}

function fakeCanvas({ made }: Film): void {
  const context = { drawImage: (_source: unknown, ...place: number[]) => made.push(place) };
  jest.spyOn(HTMLCanvasElement.prototype, "getContext").mockReturnValue(context as never);
  jest.spyOn(HTMLCanvasElement.prototype, "toBlob").mockImplementation((done, type) => {
    made.push(type);
    done(new Blob(["jpeg"], { type: "image/jpeg" }));
  });
}
