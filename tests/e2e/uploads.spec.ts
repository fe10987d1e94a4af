import { mkdtemp, rm, stat, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { filmFacts } from "@callboard/catalog/files/film-facts.ts";
import type { Page, Request } from "playwright-core";
import sharp from "sharp";
import { createChance } from "#dev/seed/chance.ts";
import { DEMO_ADDRESSES, drawFaces } from "#dev/seed/people.ts";
import { drawLooks } from "#dev/seed/portrait/look.ts";
import { drawReel, REEL } from "#dev/seed/reel/reel.ts";
import { field } from "./steps/forms.ts";
import { signIn } from "./steps/sign-in.ts";
import { openStage, type Stage } from "./steps/stage.ts";

/** A picture uploaded in parts: parts that arrived before the connection broke are not sent again. */
let stage: Stage;
let folder: string;
let producer: Page;
beforeAll(async () => {
  stage = await openStage();
  folder = await mkdtemp(join(tmpdir(), "poster-"));
  producer = await stage.person("producer");
  await signIn(producer, "producer@callboard.test");
});
afterAll(async () => {
  await stage.close();
  await rm(folder, { recursive: true });
});

/** Minimum size of an upload with a second part, in bytes. */
const PART_BYTES = 16 * 1024 ** 2;
/**
 * A photo as stored by some phones: a gradient of 64 by 80 pixels, drawn with Python's Pillow and written with
 * pillow-heif at quality 60.
 */
const HEIC = join(import.meta.dirname, "pictures/gradient.heic");
/** A film of H.264 with 10 bits, which Safari shows and others do not: see `films/make.py` beside it. */
const TEN_BITS = join(import.meta.dirname, "../engines/films/h264-10-bit.mp4");
const OBJECTS = "**/objects/uploads/**";
/** The part number that a request uploads, on either object store. */
const partOf = (request: Request): string | null => {
  const { searchParams } = new URL(request.url());
  return request.method() === "PUT" ? (searchParams.get("p") ?? searchParams.get("partNumber")) : null;
};

/** An uncompressed picture of 2,400 by 2,400 pixels. */
async function largePicture(): Promise<string> {
  const path = join(folder, "poster.png");
  const canvas = sharp({ create: { width: 2_400, height: 2_400, channels: 3, background: "#14213d" } });
  await canvas.png({ compressionLevel: 0 }).toFile(path);
  expect((await stat(path)).size).toBeGreaterThan(PART_BYTES);
  return path;
}

async function choosePoster(path: string): Promise<void> {
  await field(producer, "Title").waitFor();
  await producer.locator("input[type=file]").first().setInputFiles(path);
}

/** Waits for the poster that was just sent; one from before waits in the form as well. */
async function posterAdded(): Promise<void> {
  await producer.getByText("Poster added.").waitFor();
  await producer.locator(".poster-field img").waitFor();
}

/** Opens the form of a new project over a connection that breaks at every second part. */
async function openWithoutSecondParts(): Promise<void> {
  await producer.goto("/create-project");
  await producer.route(OBJECTS, (route) =>
    partOf(route.request()) === "2" ? route.abort("connectionreset") : route.continue(),
  );
}

/** Begins an upload whose first part arrives and whose second does not. */
async function breakOff(path: string): Promise<void> {
  await openWithoutSecondParts();
  const arrived = producer.waitForResponse((answer) => partOf(answer.request()) === "1" && answer.ok());
  const broken = producer.waitForEvent("requestfailed", (request) => partOf(request) === "2");
  await choosePoster(path);
  await Promise.all([arrived, broken]);
}

/** Reloads the page over a working connection; returns the parts sent from then on. */
async function reloadConnected(): Promise<readonly string[]> {
  // The connection is restored only for the next page, because the old one would eventually retry the part itself.
  await producer.reload();
  await producer.unroute(OBJECTS);
  const sent: string[] = [];
  producer.on("request", (request) => {
    const part = partOf(request);
    if (part !== null) sent.push(part);
  });
  return sent;
}

test("a poster whose upload broke off is finished after a reload with the parts that are missing", async () => {
  const path = await largePicture();
  await breakOff(path);
  await producer.getByRole("button", { name: "Cancel upload" }).waitFor();

  const sent = await reloadConnected();
  await choosePoster(path);
  await posterAdded();
  expect(sent).toEqual(["2"]);
});

test("a poster whose upload is cancelled can be sent again", async () => {
  const path = await largePicture();
  await openWithoutSecondParts();
  await choosePoster(path);
  const aborted = producer.waitForResponse((answer) =>
    /abortUpload|AbortUpload/.test(answer.request().postData() ?? ""),
  );
  await producer.getByRole("button", { name: "Cancel upload" }).click();
  expect((await aborted).ok()).toBe(true);
  await producer.unroute(OBJECTS);
  const sent = new Set<string>();
  producer.on("request", (request) => sent.add(partOf(request) ?? ""));
  await choosePoster(path);
  await posterAdded();
  expect([...sent].filter(Boolean).toSorted()).toEqual(["1", "2"]);
});

test("an upload goes on in the tray on other pages and, begun before a reload, from there", async () => {
  const path = await largePicture();
  await breakOff(path);
  const tray = producer.getByRole("region", { name: "Uploads" });
  await producer.getByRole("link", { name: "Dashboard" }).first().click();
  await producer.waitForURL("**/dashboard");
  await tray.getByRole("button", { name: "Pause poster.png" }).click();
  await tray.getByRole("button", { name: "Resume poster.png" }).waitFor();

  const sent = await reloadConnected();
  await tray.getByText("Not finished yet").waitFor();
  await tray.getByRole("button", { name: "Resume poster.png" }).click();
  await tray.getByRole("link", { name: "Open its page to use it" }).click();
  await posterAdded();
  expect(new URL(producer.url()).pathname).toBe("/create-project");
  expect(sent).toEqual(["2"]);
});

/** A video that browsers can play. */
async function film(): Promise<string> {
  const chance = createChance();
  const [look] = drawLooks(drawFaces(chance), chance);
  if (!look) throw new Error("There is no face to draw.");
  const path = join(folder, "showreel.webm");
  await writeFile(path, await drawReel(look, look));
  return path;
}

test("a reel shows a still of it before anybody plays it", async () => {
  const talent = await stage.person("talent");
  await signIn(talent, DEMO_ADDRESSES.talent);
  await talent.goto("/profile?tab=media");
  const films = talent.getByRole("region", { name: "Reels" }).locator("video");
  await films.first().waitFor();
  const before = await films.count();
  await talent.locator("input[accept^='video/']").setInputFiles(await film());
  const poster = await films.nth(before).getAttribute("poster");
  const shown = await talent.request.get(String(poster));
  const { format, width, height } = await sharp(await shown.body()).metadata();
  expect({ format, width, height }).toEqual({ format: "webp", width: REEL.width, height: REEL.height });
});

test("a reel of 10 bits becomes one that every browser shows", async () => {
  const talent = await stage.person("filmed");
  await signIn(talent, DEMO_ADDRESSES.talent);
  await talent.goto("/profile?tab=media");
  const films = talent.getByRole("region", { name: "Reels" }).locator("video");
  await films.first().waitFor();
  const before = await films.count();
  await talent.locator("input[accept^='video/']").setInputFiles(TEN_BITS);
  const source = await films.nth(before).getAttribute("src");
  const sent = await (await talent.request.get(String(source))).body();
  const facts = await filmFacts("video/mp4", sent.length, async (from, length) =>
    sent.subarray(from, from + length),
  );
  expect(facts?.pictures).toEqual([expect.stringMatching(/^avc1\.(42|4d|64)$/)]);
});

test("a HEIC photo becomes a JPEG in the browser, and is cropped and kept as one", async () => {
  const talent = await stage.person("photographed");
  await signIn(talent, DEMO_ADDRESSES.talent);
  await talent.goto("/profile?tab=media");
  const photos = talent.getByRole("region", { name: "Photos" }).locator("img");
  await photos.first().waitFor();
  const before = await photos.count();
  await talent.getByLabel("Add photos", { exact: true }).and(talent.locator("input")).setInputFiles(HEIC);
  await talent.getByRole("button", { name: "Keep the whole photo" }).click();
  const source = await photos.nth(before).getAttribute("src");
  const shown = await talent.request.get(String(source));
  const { width, height } = await sharp(await shown.body()).metadata();
  expect({ width, height }).toEqual({ width: 64, height: 80 });
});

test("no page complained of anything but the broken connection", () => {
  expect(stage.complaints.filter((words) => !words.includes("net::ERR_CONNECTION_RESET"))).toEqual([]);
});
