import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { firstSegment } from "./cluster.ts";
import { copyFromDisk, count, keysIn } from "./objects.ts";

let place: string;
let store: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), "callboard-objects-"));
  store = join(place, "store");
  for (const name of ["content", "uploads"]) mkdirSync(join(store, name), { recursive: true });
});
afterEach(() => rmSync(place, { recursive: true, force: true }));

const ID = "0198c0de-0000-7000-8000-000000000000";
const PICTURE = `content/${ID}.webp`;

function put(key: string, bytes: string): void {
  writeFileSync(join(store, key), bytes);
  writeFileSync(join(store, `${key}.json`), '{"contentType":"image/webp"}');
}

test("objects are copied with their facts, and what an upload has not finished is left", async () => {
  put(PICTURE, "bytes");
  put(`content/${ID}`, "without an ending");
  writeFileSync(join(store, `uploads/${ID}.${ID}.part`), "half");
  mkdirSync(join(store, `uploads/${ID}.${ID}.parts`));
  const copy = join(place, "copy");
  await copyFromDisk(store, copy);
  expect(await keysIn(copy)).toEqual([`content/${ID}`, PICTURE]);
  expect(readFileSync(join(copy, `${PICTURE}.json`), "utf8")).toBe('{"contentType":"image/webp"}');
  expect(await count(copy)).toEqual(await count(store));
});

test("one checksum distinguishes any other byte, name or number of objects", async () => {
  put(PICTURE, "bytes");
  const before = await count(store);
  expect(before).toMatchObject({ count: 1, bytes: 5 });
  put(PICTURE, "bytez");
  expect((await count(store)).sha256).not.toBe(before.sha256);
  rmSync(join(store, PICTURE));
  put(`uploads/${ID}.webp`, "bytes");
  expect((await count(store)).sha256).not.toBe(before.sha256);
});

test("a folder without objects is counted, too", async () => {
  expect(await count(join(place, "none"))).toMatchObject({ count: 0, bytes: 0 });
});

test("the log of changes is needed from where PostgreSQL says that the copy begins", () => {
  const label =
    "START WAL LOCATION: 1/2000028 (file 000000010000000100000002)\nCHECKPOINT LOCATION: 1/2000080\n";
  expect(firstSegment(label)).toBe("000000010000000100000002");
  expect(() => firstSegment("LABEL: callboard\n")).toThrow("names no segment");
});
