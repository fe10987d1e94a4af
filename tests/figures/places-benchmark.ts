/**
 * Measures the built-in geocoder: `npm run benchmark places`. How long its places take to load, for how long that holds
 * up other work, and how long suggestions take while the names of the largest cities are typed letter by letter.
 */
import { cpus, loadavg } from "node:os";
import { createOfflineGeocoder } from "../../services/projects/src/adapters/geocoder/offline.ts";
import { readPlaces } from "../../services/projects/src/adapters/geocoder/places.ts";

const NAMES = [
  "St. Louis, MO",
  "New York City",
  "Washington, D.C.",
  "San Francisco",
  "München",
  "İstanbul, Türkiye",
  "Kadıköy",
  "القاهرة",
  "東京",
  "Springfield, IL",
  "Astoria, Queens",
  "90028",
  "M5V 3L9",
  "12 Main Street, Brooklyn, NY 11201",
];
const ROUNDS = 20;
const write = (line: string): void => void process.stdout.write(`${line}\n`);

const began = performance.now();
let [longest, last] = [0, began];
const watch = setInterval(() => {
  const now = performance.now();
  longest = Math.max(longest, now - last);
  last = now;
}, 1);
await readPlaces();
const loaded = performance.now() - began;
clearInterval(watch);

const geocoder = createOfflineGeocoder();
await geocoder.search("a");
const times: number[] = [];
for (let round = 0; round < ROUNDS; round += 1)
  for (const name of NAMES)
    for (let letters = 1; letters <= name.length; letters += 1) {
      const start = performance.now();
      await geocoder.search(name.slice(0, letters));
      times.push(performance.now() - start);
    }
await geocoder.close();
times.sort((a, b) => a - b);
const at = (share: number): string => (times[Math.floor(times.length * share)] ?? 0).toFixed(2);

write(`${cpus().length} × ${cpus()[0]?.model.trim()}, load ${loadavg()[0]?.toFixed(1)}\n`);
write(`places loaded in ${loaded.toFixed(0)} ms, nothing else waits longer than ${longest.toFixed(0)} ms`);
write(`${times.length} suggestions: median ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(0.9999)} ms`);
