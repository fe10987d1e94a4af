import type pg from "pg";
import type { ObjectStore } from "@callboard/media/adapters/objects/object-store.ts";
import { createChance } from "#dev/seed/chance.ts";
import { makeMarket } from "#dev/seed/market.ts";
import { drawLooks } from "#dev/seed/portrait/look.ts";
import { drawReels, reelRows } from "./write-reels.ts";

const market = makeMarket(new Date("2026-11-20T12:00:00Z"));
const [drawing] = market.reels.drawings;
const reels = { ...market.reels, drawings: [drawing!] };

test("a reel is ready once it is drawn, with the bytes it takes, also one that was drawn before an interruption", async () => {
  const kept = new Map<string, number>();
  const written: unknown[][] = [];
  const objects = {
    stat: (key: string) => Promise.resolve(kept.has(key) ? { size: kept.get(key) } : null),
    write: (key: string, bytes: Buffer) => Promise.resolve(void kept.set(key, bytes.length)),
  } as unknown as ObjectStore;
  const client = {
    query: (_: string, [bytes, key]: [number, string]) =>
      Promise.resolve(written.push([bytes, key, kept.has(key)])),
  } as unknown as pg.Client;
  const work = { reels, looks: drawLooks(market.faces, createChance()) };
  await drawReels(objects, client, work);
  await drawReels(objects, client, work);
  const [[still, little] = ["", 0], [key, size] = ["", 0]] = [...kept];
  expect(little).toBeGreaterThan(1_000);
  expect(size).toBeGreaterThan(100_000);
  expect(written).toEqual([
    [size, key, true],
    [size, key, true],
  ]);
  const rows = reelRows(market, new Date()).filter(({ content_key }) => content_key === key);
  expect(rows.length).toBeGreaterThan(0);
  expect(rows.every(({ thumbnail_key }) => thumbnail_key === still)).toBe(true);
  expect(rows.every(({ status }) => status === "Scanning")).toBe(true);
});
