/**
 * Measures what large files cost the tab that sends them: `npm run benchmark uploads [gigabytes]`. A photo of 80
 * megapixels is made smaller with and without a crop, and a film is sent beside one bare PUT of the same bytes to a
 * server that writes them to the same disk. Prints a table with the goals.
 */
import { createWriteStream } from "node:fs";
import { mkdtemp, open, rm, writeFile } from "node:fs/promises";
import { createServer } from "node:http";
import { loadavg, tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import getPort from "get-port";
import { chromium, type Browser, type CDPSession, type Page } from "playwright-core";
import sharp from "sharp";
import { createChance } from "#dev/seed/chance.ts";
import { DEMO_ADDRESSES, drawFaces } from "#dev/seed/people.ts";
import { drawLooks } from "#dev/seed/portrait/look.ts";
import { drawReel } from "#dev/seed/reel/reel.ts";
import { buildWeb } from "#dev/start/web-build.ts";
import { ensureBrowser } from "#dev/test/browser.ts";
import { signIn } from "../../e2e/steps/sign-in.ts";
import { startProduct } from "../../support/product.ts";
import { largestMemory } from "./tab-memory.ts";

const FILM_BYTES = Math.round(Number(process.argv[2] ?? 1) * 1e9);
const ROUNDS = 5;
/** Just under the product's limit of pixels. */
const PHOTO = { width: 10_320, height: 7_740 };
const print = (line: string): void => void process.stdout.write(`${line}\n`);
const seconds = (milliseconds: number): string => (milliseconds / 1_000).toFixed(2);

/** A photo of 80 megapixels whose grain makes it as heavy as a camera's. */
async function writePhoto(path: string): Promise<number> {
  const grain = { type: "gaussian" as const, mean: 128, sigma: 24 };
  const { size } = await sharp({ create: { ...PHOTO, channels: 3, background: "#808080", noise: grain } })
    .jpeg({ quality: 95 })
    .toFile(path);
  return size;
}

/** A short film with an element to be skipped at its end, which makes the file as large as asked for. */
async function writeFilm(path: string): Promise<void> {
  const chance = createChance();
  const [look] = drawLooks(drawFaces(chance), chance);
  if (!look) throw new Error("There is no face to draw.");
  const reel = await drawReel(look, look);
  // EBML's Void: its identifier, and a length in eight bytes (RFC 8794, 11.3.2).
  const head = Buffer.alloc(9);
  head.writeUInt8(0xec);
  head.writeBigUInt64BE((1n << 56n) | BigInt(FILM_BYTES - reel.length - head.length), 1);
  await writeFile(path, Buffer.concat([reel, head]));
  const file = await open(path, "r+");
  await file.truncate(FILM_BYTES);
  await file.close();
}

/** A server that writes whatever is put to it into a file. */
async function startBareServer(folder: string): Promise<{ url: string; close: () => void }> {
  const port = await getPort();
  const server = createServer((request, response) => {
    response.setHeader("access-control-allow-origin", "*");
    response.setHeader("access-control-allow-methods", "PUT");
    response.setHeader("access-control-allow-headers", "*");
    if (request.method === "OPTIONS") return void response.end();
    void pipeline(request, createWriteStream(join(folder, "bare"))).then(() => response.end());
  });
  server.listen(port);
  return { url: `http://localhost:${port}/bare`, close: () => server.close() };
}

async function openMedia(browser: Browser, url: string): Promise<Page> {
  const viewport = { width: 1280, height: 800 };
  const context = await browser.newContext({ baseURL: url, viewport, locale: "en-US", bypassCSP: true });
  const page = await context.newPage();
  page.setDefaultTimeout(300_000);
  await signIn(page, DEMO_ADDRESSES.talent);
  await page.goto("/profile?tab=media");
  await page.getByRole("region", { name: "Photos" }).locator("img").first().waitFor();
  await page.waitForTimeout(3_000);
  return page;
}

/** A session that counts what the page's main thread works: by the clock, or by its own time on a processor. */
async function countingWork(page: Page, timeDomain: "timeTicks" | "threadTicks"): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable", { timeDomain });
  return session;
}

/** Milliseconds that the page's main thread has worked so far. */
async function workedFor(session: CDPSession): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? Number.NaN) * 1_000;
}

/** Main thread and clock from the choice of the photo until it is shown among the others. */
async function sendPhoto(browser: Browser, url: string, path: string, button: string): Promise<void> {
  const page = await openMedia(browser, url);
  const [clock, own] = [await countingWork(page, "timeTicks"), await countingWork(page, "threadTicks")];
  const photos = page.getByRole("region", { name: "Photos" }).locator("img");
  const before = await photos.count();
  const [worked, computed, began] = [await workedFor(clock), await workedFor(own), performance.now()];
  await page.getByLabel("Add photos", { exact: true }).and(page.locator("input")).setInputFiles(path);
  await page.getByRole("button", { name: button }).click();
  await photos.nth(before).waitFor();
  const [spent, took] = [(await workedFor(clock)) - worked, performance.now() - began];
  const processor = (await workedFor(own)) - computed;
  print(
    `| photo of 80 megapixels, "${button}": main thread, s (1.5); of which on a processor | ${seconds(spent)} of ${seconds(took)}; ${seconds(processor)} |`,
  );
  await page.context().close();
}

interface Sent {
  readonly milliseconds: number;
  readonly signings: number;
}

/** From the first byte of a part to the answer to the last, as the page sends a reel. */
async function sendFilm(page: Page, path: string): Promise<Sent> {
  let [first, last, signings] = [0, 0, 0];
  page.on("request", (request) => {
    if (request.method() === "PUT" && request.url().includes("/objects/")) first ||= performance.now();
    if (/SignUploadPart/.test(request.postData() ?? "")) signings += 1;
  });
  page.on("requestfinished", (request) => {
    if (request.method() === "PUT" && request.url().includes("/objects/")) last = performance.now();
  });
  const films = page.getByRole("region", { name: "Reels" }).locator("video");
  await films.first().waitFor();
  const before = await films.count();
  await page.locator("input[accept^='video/']").setInputFiles(path);
  await films.nth(before).waitFor();
  return { milliseconds: last - first, signings };
}

/** The same file from the same page in one request. */
async function putBare(page: Page, path: string, url: string): Promise<number> {
  await page.evaluate(`(() => {
    document.getElementById("bare")?.remove();
    const input = Object.assign(document.createElement("input"), { type: "file", id: "bare" });
    document.body.append(input);
  })()`);
  await page.locator("#bare").setInputFiles(path);
  return page.evaluate(`(async () => {
    const began = performance.now();
    const [file] = document.getElementById("bare").files;
    const { ok } = await fetch(${JSON.stringify(url)}, { method: "PUT", body: file });
    if (!ok) throw new Error("The bare server refused the file.");
    return performance.now() - began;
  })()`);
}

/** The memory of the tab while it sends, in a round of its own: looking at it takes time from what is measured. */
async function watchMemory(browser: Browser, url: string, path: string): Promise<void> {
  const page = await openMedia(browser, url);
  const memory = largestMemory(browser);
  await sendFilm(page, path);
  const { before, largest } = await memory.stop();
  print(
    `| memory of the film's tab, MB: before, largest (300) | ${before.toFixed(0)}, ${largest.toFixed(0)} |`,
  );
  await page.context().close();
}

/** The bare PUT comes before the parts and after them: what else the machine does changes from minute to minute. */
async function sendFilms(browser: Browser, url: string, path: string, bareUrl: string): Promise<void> {
  const ratios: number[] = [];
  for (let round = 1; round <= ROUNDS; round += 1) {
    const page = await openMedia(browser, url);
    const before = await putBare(page, path, bareUrl);
    await page.reload();
    const { milliseconds, signings } = await sendFilm(page, path);
    const after = await putBare(page, path, bareUrl);
    const ratio = (before + after) / 2 / milliseconds;
    ratios.push(ratio);
    print(
      `| film, round ${round}: s in parts; in one bare PUT before and after; ratio; calls for links | ${seconds(milliseconds)}; ${seconds(before)}, ${seconds(after)}; ${ratio.toFixed(2)}; ${signings} |`,
    );
    await page.context().close();
  }
  const middle = ratios.toSorted((a, b) => a - b)[Math.floor(ratios.length / 2)] ?? Number.NaN;
  print(`| throughput beside the bare PUT, median (0.9) | ${middle.toFixed(2)} |`);
}

const folder = await mkdtemp(join(tmpdir(), "uploads-"));
const [photo, film] = [join(folder, "photo.jpg"), join(folder, "film.webm")];
const photoBytes = await writePhoto(photo);
await writeFilm(film);
await buildWeb();
const [product, bare] = [await startProduct([]), await startBareServer(folder)];
const browser = await chromium.launch({
  executablePath: ensureBrowser(),
  args: ["--no-sandbox", "--disable-quic"],
});
try {
  print(
    `photo ${(photoBytes / 1e6).toFixed(0)} MB, film ${FILM_BYTES / 1e6} MB, load ${loadavg()[0]?.toFixed(1)}\n`,
  );
  print("| what (goal) | measured |\n|---|---|");
  await sendPhoto(browser, product.url, photo, "Use this crop");
  await sendPhoto(browser, product.url, photo, "Keep the whole photo");
  await watchMemory(browser, product.url, film);
  await sendFilms(browser, product.url, film, bare.url);
  print(`\nload ${loadavg()[0]?.toFixed(1)}`);
} finally {
  await browser.close();
  bare.close();
  await product.close();
  await rm(folder, { recursive: true });
}
