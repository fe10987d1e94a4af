/**
 * Sends the sample files of public packages through the client's and the server's upload: `npm run samples [folder]`.
 * Each file is looked at by the client's modules in Chromium, converted there if it is a HEIC photo, sent to the media
 * service, and answered by it. Prints the outcome of every file and a table; docs/figures/samples.md has the result.
 */
import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isImage, kindNamed } from "@callboard/catalog/files/file-kinds.ts";
import { readCommand } from "#dev/command-line/read-command.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import type { Page } from "playwright-core";
import sharp from "sharp";
import { startMediaOnDisk, type MediaOnDisk } from "../../../services/media/test/media-service.ts";
import { openClientModules } from "../../support/client-modules.ts";
import { sampleFiles, type Sample } from "./sample-files.ts";
import { printTable, type Outcome } from "./outcome-table.ts";

const CREATE = "mutation ($f: UploadInput!) { createUpload(file: $f) { PK UploadUrl ContentType } }";
const COMPLETE = `mutation ($k: ID!) { completeUpload(key: $k) {
  Data { Status ContentType Width Height ContentUrl ContentSmallUrl } } }`;
const REMOVE = "mutation ($k: ID!) { deleteMedia(key: $k) { Status } }";

/** What the client makes of a file before it sends it. */
interface Prepared {
  readonly rule: string | null;
  readonly isConverted: boolean;
  readonly base64: string;
}

/** The client's own steps, as its upload takes them. */
function prepare(page: Page, { name, purpose }: Sample, bytes: Buffer): Promise<Prepared> {
  return page.evaluate(
    async ([fileName, use, base64]) => {
      interface Look {
        lookAtFile(file: File, purpose: string): Promise<{ broken: string | null; file: File }>;
      }
      interface Heic {
        isHeic(file: File): Promise<boolean>;
        jpegOf(file: File): Promise<File>;
      }
      const [look, heic] = ["/src/lib/uploads/content/look-at-file.ts", "/src/ui/upload/heic.ts"];
      const AT_ONCE = 8_192;
      const { lookAtFile } = (await import(look)) as Look;
      const { isHeic, jpegOf } = (await import(heic)) as Heic;
      let file = new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], fileName);
      const isConverted = await isHeic(file);
      try {
        if (isConverted) file = await jpegOf(file);
      } catch {
        return { rule: "HEIC_BROKEN", isConverted, base64: "" };
      }
      const { broken, file: sent } = await lookAtFile(file, use);
      const sentBytes = new Uint8Array(await sent.arrayBuffer());
      let letters = "";
      for (let from = 0; from < sentBytes.length; from += AT_ONCE)
        letters += String.fromCharCode(...sentBytes.subarray(from, from + AT_ONCE));
      return { rule: broken, isConverted, base64: btoa(letters) };
    },
    [name, purpose, bytes.toString("base64")] as const,
  );
}

interface Data {
  readonly Status: string;
  readonly ContentType: string;
  readonly Width: number | null;
  readonly Height: number | null;
  readonly ContentSmallUrl: string | null;
}

async function send(
  media: MediaOnDisk,
  { name, purpose }: Sample,
  bytes: Buffer,
): Promise<Omit<Outcome, "sample">> {
  // One member may send only so many files in an hour.
  const owner = member({ roles: ["Talent"] });
  const f = { FileName: name, ContentType: null, Size: bytes.length, Purpose: purpose };
  const created = await media.execute<{
    createUpload: { PK: string; UploadUrl: string; ContentType: string };
  }>(owner, CREATE, { f });
  const refusedFor = ({ errors }: typeof created): string => {
    const fields = errors[0]?.extensions.fields as readonly { readonly rule: string }[] | undefined;
    return fields?.[0]?.rule ?? String(errors[0]?.extensions.code);
  };
  if (created.errors.length > 0) return { outcome: "refused by the server", why: refusedFor(created) };
  const { PK: k, UploadUrl, ContentType } = created.data.createUpload;
  await media.put(UploadUrl, bytes, ContentType);
  const done = await media.execute<{ completeUpload: { Data: Data } | null }>(owner, COMPLETE, { k });
  const data = done.data?.completeUpload?.Data;
  if (!data || data.Status !== "Ready")
    return { outcome: "refused by the server", why: refusedFor(done as never) };
  const why = await shownAs(media, data);
  await media.execute(owner, REMOVE, { k });
  return { outcome: "accepted", why };
}

/** What a reader gets: the kind, and the size of a picture whose small rendition was read and decoded. */
async function shownAs(media: MediaOnDisk, data: Data): Promise<string> {
  const { ContentType, ContentSmallUrl, Width, Height } = data;
  if (!isImage(kindNamed(ContentType) ?? "") || ContentSmallUrl === null) return ContentType;
  const shown = await fetch(new URL(ContentSmallUrl, media.httpUrl));
  const { width } = await sharp(Buffer.from(await shown.arrayBuffer())).metadata();
  return `${ContentType}, ${Width} x ${Height}, small ${width}`;
}

async function outcomeOf(media: MediaOnDisk, page: Page, sample: Sample): Promise<Outcome> {
  const { rule, isConverted, base64 } = await prepare(page, sample, await readFile(sample.path));
  if (rule !== null) return { sample, outcome: "refused in the browser", why: rule };
  const sent = await send(media, sample, Buffer.from(base64, "base64"));
  return { sample, ...sent, why: isConverted ? `${sent.why}, converted from HEIC` : sent.why };
}

const [given] = readCommand("samples").words;
const folder = given ?? (await mkdtemp(join(tmpdir(), "samples-")));
const samples = await sampleFiles(folder);
const [media, client] = await Promise.all([startMediaOnDisk(), openClientModules()]);
const outcomes: Outcome[] = [];
// The server of the modules opens the page again when it first meets their libraries.
const [first] = samples;
if (first)
  await prepare(client.page, first, Buffer.from("words")).catch(() => client.page.waitForLoadState());
for (const sample of samples) {
  const outcome = await outcomeOf(media, client.page, sample);
  outcomes.push(outcome);
  process.stdout.write(`${outcome.outcome}\t${outcome.why}\t${sample.package}\t${sample.name}\n`);
}
printTable(outcomes);
await Promise.all([media.stop(), client.close()]);
if (given === undefined) await rm(folder, { recursive: true });
