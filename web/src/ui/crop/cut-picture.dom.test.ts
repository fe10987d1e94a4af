import { cutPicture } from "./cut-picture.ts";
import { drawnCut } from "./drawn-cut.ts";
import type { Cut } from "./drawn-cut.ts";

describe("the file that is cut", () => {
  const drawn: unknown[] = [];
  const posted: unknown[] = [];
  const picture = { width: 3_000, height: 1_000, close: () => drawn.push("released") };

  class FakeCanvas {
    readonly width: number;
    readonly height: number;
    constructor(width: number, height: number) {
      this.width = width;
      this.height = height;
    }
    getContext = () => ({
      fillRect: (...ground: number[]) => drawn.push(["ground", ...ground]),
      drawImage: (_picture: unknown, ...areas: number[]) => drawn.push(areas),
    });
    convertToBlob = async ({ type }: { type: string }) => new Blob(["pixels"], { type });
  }
  /** Runs the worker's own code here. */
  class FakeWorker extends EventTarget {
    postMessage(cut: Cut): void {
      posted.push(cut.file);
      void drawnCut(cut).then((data) => this.dispatchEvent(new MessageEvent("message", { data })));
    }
    terminate(): void {}
  }
  const { Worker } = globalThis;

  beforeEach(() => {
    drawn.length = 0;
    posted.length = 0;
    const createImageBitmap = () => Promise.resolve(picture);
    Object.assign(globalThis, { createImageBitmap, OffscreenCanvas: FakeCanvas, Worker: FakeWorker });
  });
  afterEach(() => {
    Reflect.deleteProperty(globalThis, "createImageBitmap");
    Reflect.deleteProperty(globalThis, "OffscreenCanvas");
    Object.assign(globalThis, { Worker });
  });

  const file = new File(["pixels"], "lumen.webp", { type: "image/webp" });
  const part = { x: 10, y: 20, width: 800, height: 1_000 };

  test("a photo keeps its pixels, as a JPEG on a light ground, read and drawn by a worker", async () => {
    const cut = await cutPicture(file, part);
    expect([cut.name, cut.type]).toEqual(["lumen.jpg", "image/jpeg"]);
    expect(posted).toEqual([file]);
    expect(drawn).toEqual([["ground", 0, 0, 800, 1_000], [10, 20, 800, 1_000, 0, 0, 800, 1_000], "released"]);
  });

  test("a logo keeps its clear ground, as a PNG that is no larger than it is drawn", async () => {
    const logo = { type: "image/png", maxWidth: 1_024 } as const;
    const cut = await cutPicture(file, { ratioAround: 1 }, logo);
    expect([cut.name, cut.type]).toEqual(["lumen.png", "image/png"]);
    expect(drawn).toEqual([[0, -1_000, 3_000, 3_000, 0, 0, 1_024, 1_024], "released"]);
  });
});
