import { areaAround, cutPicture } from "./cut-picture.ts";
import { drawnCut } from "./drawn-cut.ts";
import type { Cut } from "./drawn-cut.ts";

test.each([
  ["a square is all of it", 200, 200, 1, { x: 0, y: 0, width: 200, height: 200 }],
  ["a wide one has room above and below", 300, 100, 1, { x: 0, y: -100, width: 300, height: 300 }],
  ["a tall one has room beside it", 100, 300, 1, { x: -100, y: 0, width: 300, height: 300 }],
])("%s", (_name, width, height, ratio, expected) => {
  expect(areaAround(width, height, ratio)).toEqual(expected);
});

describe("the file that is cut", () => {
  const drawn: unknown[] = [];
  const handedOver: unknown[] = [];
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
    postMessage(cut: Cut, transfer: readonly unknown[]): void {
      handedOver.push(...transfer);
      void drawnCut(cut).then((data) => this.dispatchEvent(new MessageEvent("message", { data })));
    }
    terminate(): void {}
  }
  const { Worker } = globalThis;

  beforeEach(() => {
    drawn.length = 0;
    handedOver.length = 0;
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

  test("a photo keeps its pixels, as a JPEG on a light ground, drawn by a worker that has the picture to itself", async () => {
    const cut = await cutPicture(file, () => part);
    expect([cut.name, cut.type]).toEqual(["lumen.jpg", "image/jpeg"]);
    expect(handedOver).toEqual([picture]);
    expect(drawn).toEqual([["ground", 0, 0, 800, 1_000], [10, 20, 800, 1_000, 0, 0, 800, 1_000], "released"]);
  });

  test("a logo keeps its clear ground, as a PNG that is no larger than it is drawn", async () => {
    const logo = { type: "image/png", maxWidth: 1_024 } as const;
    const cut = await cutPicture(file, (width, height) => areaAround(width, height, 1), logo);
    expect([cut.name, cut.type]).toEqual(["lumen.png", "image/png"]);
    expect(drawn).toEqual([[0, -1_000, 3_000, 3_000, 0, 0, 1_024, 1_024], "released"]);
  });
});
