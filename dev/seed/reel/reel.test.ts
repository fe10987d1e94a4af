import { ALL_FORMATS, BufferSource, EncodedPacketSink, Input } from "mediabunny";
import sharp from "sharp";
import { createChance } from "#dev/seed/chance.ts";
import { drawFaces } from "#dev/seed/people.ts";
import { drawLooks } from "#dev/seed/portrait/look.ts";
import { drawReel, REEL } from "./reel.ts";
import { keyFrameOf } from "./webm.ts";

const chance = createChance();
const [look] = drawLooks(drawFaces(chance), chance);
const change = { garment: "tee", cloth: "#6f2f30", backdrop: "#a7a9ad", light: 1 } as const;
const bytes = await drawReel(look!, change);

/** Wraps a VP8 key frame as WebP, so that it can be decoded without a video decoder. */
function webpOf(frame: Uint8Array): Buffer {
  const even = Buffer.concat([frame, Buffer.alloc(frame.length % 2)]);
  const head = Buffer.from("RIFF....WEBPVP8 ....", "latin1");
  head.writeUInt32LE(even.length + 12, 4);
  head.writeUInt32LE(frame.length, 16);
  return Buffer.concat([head, even]);
}

test("a reel is a WebM of its size and length, small enough for a demo", async () => {
  const input = new Input({ source: new BufferSource(bytes), formats: ALL_FORMATS });
  const track = await input.getPrimaryVideoTrack();
  expect(await input.getMimeType()).toBe('video/webm; codecs="vp8"');
  expect([track?.codedWidth, track?.codedHeight]).toEqual([REEL.width, REEL.height]);
  expect(await input.computeDuration()).toBeCloseTo((2 * REEL.framesOfScene) / REEL.perSecond);
  expect((await track?.computePacketStats())?.packetCount).toBe(2 * REEL.framesOfScene);
  expect(bytes.length).toBeLessThan(500_000);
});

test("every frame in it decodes, whole and alone", async () => {
  const track = await new Input({
    source: new BufferSource(bytes),
    formats: ALL_FORMATS,
  }).getPrimaryVideoTrack();
  const sizes: unknown[] = [];
  for await (const packet of new EncodedPacketSink(track!).packets()) {
    expect(packet.type).toBe("key");
    const { info } = await sharp(webpOf(packet.data)).raw().toBuffer({ resolveWithObject: true });
    sizes.push([info.width, info.height]);
  }
  expect(sizes).toEqual(Array.from({ length: 2 * REEL.framesOfScene }, () => [REEL.width, REEL.height]));
});

test("the same look makes the same bytes", async () => {
  expect((await drawReel(look!, change)).equals(bytes)).toBe(true);
});

test("a key frame is taken out of a lossy picture, and no other has one", async () => {
  const picture = sharp({ create: { width: 64, height: 80, channels: 3, background: "#456789" } });
  const frame = keyFrameOf(await picture.clone().webp().toBuffer());
  // RFC 6386, section 9.1: bit 0 is 0 for a key frame; then follow a start code, and the size in two bytes each.
  expect((frame[0] ?? 1) & 1).toBe(0);
  expect([...frame.subarray(3, 10)]).toEqual([0x9d, 0x01, 0x2a, 64, 0, 80, 0]);
  const lossless = await picture.webp({ lossless: true }).toBuffer();
  expect(() => keyFrameOf(lossless)).toThrow("no lossy WebP");
});
