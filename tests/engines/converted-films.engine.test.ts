import { readFile } from "node:fs/promises";
import { filmFacts } from "@callboard/catalog/files/film-facts.ts";
import { openClientModules, type ClientModules } from "../support/client-modules.ts";

/** Of 255: what the conversions to and from the colours of a film may change. */
const TOLERANCE = 8;
/** The colours of the four fields of each film, as `films/make.py` drew them. */
const FIELDS = [
  [200, 60, 40],
  [40, 160, 70],
  [50, 80, 190],
  [220, 200, 60],
] as const;
/** The same after a quarter turn clockwise. */
const TURNED = [FIELDS[2], FIELDS[0], FIELDS[3], FIELDS[1]];

let client: ClientModules;
beforeAll(async () => {
  client = await openClientModules();
});
afterAll(() => client.close());

interface Converted {
  readonly name: string;
  readonly type: string;
  readonly bytes: string;
  readonly progress: readonly number[];
  readonly seconds: number;
  readonly sides: readonly [number, number];
  readonly fields: readonly (readonly number[])[];
}

/** Converts a film in the browser as the client does, and reads the middle of each field of the result half a second in. */
async function converted(film: Buffer, name: string): Promise<Converted | null> {
  return client.page.evaluate(
    async ([base64, fileName]) => {
      interface Module {
        filmConversion(film: File): Promise<{
          go(signal: AbortSignal, onProgress: (done: number) => void): Promise<File | null>;
        } | null>;
      }
      interface Video {
        src: string;
        muted: boolean;
        currentTime: number;
        readonly duration: number;
        readonly videoWidth: number;
        readonly videoHeight: number;
        addEventListener(kind: string, listen: () => void, options: { once: true }): void;
      }
      interface Canvas {
        width: number;
        height: number;
        getContext(kind: "2d"): {
          drawImage(video: Video, x: number, y: number): void;
          getImageData(x: number, y: number, w: number, h: number): { readonly data: Uint8ClampedArray };
        };
      }
      const { document } = globalThis as unknown as {
        document: { createElement(name: string): Video & Canvas };
      };
      const path = "/src/lib/uploads/film/convert-film.ts";
      const { filmConversion } = (await import(path)) as Module;
      const bytesOf = (text: string) => Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0));
      const conversion = await filmConversion(new File([bytesOf(base64)], fileName));
      if (conversion === null) return null;
      const progress: number[] = [];
      const made = await conversion.go(new AbortController().signal, (done) => void progress.push(done));
      if (made === null) return null;
      const video = document.createElement("video");
      const seen = (kind: string) =>
        new Promise<void>((resolve) => video.addEventListener(kind, resolve, { once: true }));
      const loaded = seen("loadeddata");
      video.muted = true;
      video.src = URL.createObjectURL(made);
      await loaded;
      const sought = seen("seeked");
      video.currentTime = 0.5;
      await sought;
      const canvas = document.createElement("canvas");
      const sides = [video.videoWidth, video.videoHeight] as const;
      [canvas.width, canvas.height] = sides;
      const context = canvas.getContext("2d");
      const pixel = (x: number, y: number) =>
        Array.from(context.getImageData(sides[0] * x, sides[1] * y, 1, 1).data);
      const at = (x: number, y: number) => pixel(x, y).slice(0, 3);
      // A seek can be reported before there is a frame to draw.
      do {
        await new Promise((resolve) => setTimeout(resolve, 20));
        context.drawImage(video, 0, 0);
      } while (pixel(0.5, 0.5)[3] === 0);
      return {
        name: made.name,
        type: made.type,
        bytes: btoa(String.fromCharCode(...new Uint8Array(await made.arrayBuffer()))),
        progress,
        seconds: video.duration,
        sides,
        fields: [at(0.25, 0.25), at(0.75, 0.25), at(0.25, 0.75), at(0.75, 0.75)],
      };
    },
    [film.toString("base64"), name] as const,
  );
}

const filmOf = (name: string): Promise<Buffer> => readFile(new URL(`films/${name}`, import.meta.url));

test.each([
  ["h264-10-bit.mp4", "h264-10-bit.mp4", [96, 64], FIELDS],
  ["h264-10-bit-turned.mov", "h264-10-bit-turned.mp4", [64, 96], TURNED],
  ["av1-10-bit.mp4", "av1-10-bit.mp4", [96, 64], FIELDS],
] as const)("%s becomes a film that every browser shows", async (name, converts, sides, fields) => {
  const made = await converted(await filmOf(name), name);
  if (made === null) throw new Error("This browser does not convert it.");
  expect([made.name, made.type]).toEqual([converts, "video/mp4"]);
  expect(made.sides).toEqual(sides);
  expect(Math.abs(made.seconds - 2)).toBeLessThan(0.1);
  expect(made.progress.at(-1)).toBeCloseTo(1, 1);
  const far = made.fields.flatMap((field, at) =>
    field.map((value, channel) => Math.abs(value - (fields[at]?.[channel] ?? 0))),
  );
  expect(Math.max(...far)).toBeLessThanOrEqual(TOLERANCE);
  const bytes = Buffer.from(made.bytes, "base64");
  const read = async (from: number, length: number) => new Uint8Array(bytes.subarray(from, from + length));
  const facts = await filmFacts("video/mp4", bytes.length, read);
  expect(facts?.pictures).toEqual([expect.stringMatching(/^avc1\.(42|4d|64)$/)]);
  expect(facts?.hasSound).toBe(true);
});

test("a film that this browser cannot decode stays as it is", async () => {
  const hevc = new URL("../../services/media/test/files/hevc.mov", import.meta.url);
  expect(await converted(await readFile(hevc), "hevc.mov")).toBeNull();
});
