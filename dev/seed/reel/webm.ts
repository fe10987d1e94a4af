import { BufferTarget, EncodedPacket, EncodedVideoPacketSource, Output, WebMOutputFormat } from "mediabunny";

interface Video {
  readonly width: number;
  readonly height: number;
  readonly perSecond: number;
}

const HEADER = 12;
const CHUNK_HEADER = 8;

/** The VP8 key frame in a lossy WebP: its chunk `VP8 ` (RFC 9649, section 2.5). Throws for any other picture. */
export function keyFrameOf(webp: Buffer): Buffer {
  for (let at = HEADER; at + CHUNK_HEADER <= webp.length;) {
    const size = webp.readUInt32LE(at + 4);
    const start = at + CHUNK_HEADER;
    if (webp.toString("latin1", at, at + 4) === "VP8 ") return webp.subarray(start, start + size);
    // Chunks begin at even offsets.
    at = start + size + (size % 2);
  }
  throw new Error("The picture is no lossy WebP.");
}

/** A WebM video made of consecutive lossy WebPs, which needs no video encoder. */
export async function webmOf(
  pictures: readonly Buffer[],
  { width, height, perSecond }: Video,
): Promise<Buffer> {
  const target = new BufferTarget();
  const output = new Output({ format: new WebMOutputFormat(), target });
  const source = new EncodedVideoPacketSource("vp8");
  output.addVideoTrack(source, { frameRate: perSecond });
  await output.start();
  const decoderConfig = { codec: "vp8", codedWidth: width, codedHeight: height };
  for (const [place, picture] of pictures.entries()) {
    const packet = new EncodedPacket(keyFrameOf(picture), "key", place / perSecond, 1 / perSecond);
    await source.add(packet, place === 0 ? { decoderConfig } : undefined);
  }
  await output.finalize();
  if (target.buffer === null) throw new Error("Nothing was written.");
  return Buffer.from(target.buffer);
}
