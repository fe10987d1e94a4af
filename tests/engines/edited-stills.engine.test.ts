import sharp from "sharp";
import { openClientModules, type ClientModules } from "../support/client-modules.ts";
import { edited, type Edit } from "./films/edit-list.ts";

/** Of 255: what the encodings of the film and of its still change together. */
const TOLERANCE = 16;
const [WIDTH, HEIGHT] = [96, 64];
/** What the film shows in each of its seconds. */
const SECONDS = [
  [200, 60, 40],
  [40, 160, 70],
  [50, 80, 190],
  [220, 200, 60],
] as const;

let client: ClientModules;
let film: Buffer;
beforeAll(async () => {
  client = await openClientModules();
  film = Buffer.from(await client.page.evaluate<string>(DRAW_FILM), "base64");
});
afterAll(() => client.close());

/** Runs in the page: draws a film of four seconds whose index comes last, in a codec that this browser writes. */
const DRAW_FILM = `(async () => {
  const { BufferTarget, CanvasSource, getFirstEncodableVideoCodec, Mp4OutputFormat, Output, Quality } =
    await import("/@id/mediabunny");
  const [width, height, colours] = ${JSON.stringify([WIDTH, HEIGHT, SECONDS])};
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext("2d");
  const target = new BufferTarget();
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target });
  const codec = await getFirstEncodableVideoCodec(["avc", "vp9"], { width, height });
  const source = new CanvasSource(canvas, { codec, quality: new Quality({ bitrate: 2e6 }) });
  output.addVideoTrack(source, { frameRate: 10 });
  await output.start();
  for (let frame = 0; frame < colours.length * 10; frame += 1) {
    context.fillStyle = "rgb(" + colours[Math.floor(frame / 10)].join(" ") + ")";
    context.fillRect(0, 0, width, height);
    await source.add(frame / 10, 0.1);
  }
  await output.finalize();
  return btoa(String.fromCharCode(...new Uint8Array(target.buffer)));
})()`;

/** The still that the client sends of a film. */
async function stillOf(bytes: Buffer): Promise<Buffer> {
  const base64 = await client.page.evaluate(async (sent) => {
    const path = "/src/lib/uploads/film/still.ts";
    const module = (await import(path)) as { stillOf: (film: Blob) => Promise<Blob | null> };
    const whole = Uint8Array.from(atob(sent), (letter) => letter.charCodeAt(0));
    const still = await module.stillOf(new Blob([whole], { type: "video/mp4" }));
    return still && btoa(String.fromCharCode(...new Uint8Array(await still.arrayBuffer())));
  }, bytes.toString("base64"));
  if (base64 === null) throw new Error("The browser plays no such film.");
  return Buffer.from(base64, "base64");
}

test.each<readonly [string, readonly Edit[], number | null, number]>([
  ["as it was recorded", [{ from: 0, seconds: 4 }], null, 1],
  ["whose first two seconds are cut off", [{ from: 2, seconds: 2 }], null, 3],
  [
    "that begins with a second without a picture",
    [
      { from: null, seconds: 1 },
      { from: 0, seconds: 4 },
    ],
    null,
    0,
  ],
  [
    "that begins late and is cut",
    [
      { from: null, seconds: 0.5 },
      { from: 2, seconds: 2 },
    ],
    null,
    2,
  ],
  ["that is cut and was held upright", [{ from: 2, seconds: 2 }], HEIGHT, 3],
])(
  "the still of a film %s is of the second that it shows first",
  async (_name, edits, turnedFrom, second) => {
    const still = sharp(await stillOf(edited(film, edits, turnedFrom)));
    const { width, height } = await still.metadata();
    expect([width, height]).toEqual(turnedFrom === null ? [WIDTH, HEIGHT] : [HEIGHT, WIDTH]);
    const { channels } = await still.stats();
    const far = channels.slice(0, 3).map(({ mean }, at) => Math.abs(mean - (SECONDS[second]?.[at] ?? 0)));
    expect(Math.max(...far)).toBeLessThanOrEqual(TOLERANCE);
  },
);
