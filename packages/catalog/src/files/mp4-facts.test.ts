import { mp4Facts } from "./mp4-facts.ts";

const box = (type: string, ...content: readonly Uint8Array[]): Buffer => {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(8 + content.reduce((sum, { length }) => sum + length, 0));
  head.write(type, 4, "latin1");
  return Buffer.concat([head, ...content]);
};
const numbers = (...values: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(values.length * 4);
  values.forEach((value, at) => bytes.writeUInt32BE(value, at * 4));
  return bytes;
};

/** A track of a camera's notes: how many chunks it claims, and where those are that it has. */
function notes(claimed: number, places: readonly number[]): Buffer {
  const tables = box(
    "stbl",
    box("stsz", numbers(0, 16, claimed)),
    box("stsc", numbers(0, 1, 1, 1, 1)),
    box("stco", numbers(0, claimed, ...places)),
  );
  return box("trak", box("mdia", box("hdlr", numbers(0, 0), Buffer.from("meta")), box("minf", tables)));
}

async function removedFrom(tracks: readonly Buffer[]) {
  const film = Buffer.concat([box("ftyp", numbers(0)), box("moov", ...tracks), Buffer.alloc(100_000)]);
  const facts = await mp4Facts(film.length, (from, length) =>
    Promise.resolve(film.subarray(from, from + length)),
  );
  return facts?.private ?? [];
}

test("of a track of notes every chunk is removed, and the track itself", async () => {
  const removed = await removedFrom([notes(2, [300, 400])]);
  expect(removed).toMatchObject([{ from: 20 }, { from: 300, to: 316 }, { from: 400, to: 416 }]);
});

test("tracks that claim more chunks than their tables hold are read to the end of these, and no further", async () => {
  const removed = await removedFrom(Array.from({ length: 40 }, () => notes(150_000, [5_000])));
  expect(removed).toHaveLength(80);
});

test("of many tracks together no more chunks are noted than a film of two days has", async () => {
  const places = Array.from({ length: 60_000 }, () => 5_000);
  const removed = await removedFrom(Array.from({ length: 5 }, () => notes(places.length, places)));
  expect(removed.length).toBeLessThan(200_010);
});
