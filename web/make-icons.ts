/** Renders the icons of the installed client from the mark: `node web/make-icons.ts`, after the mark has changed. */
import { mkdirSync } from "node:fs";
import { join } from "node:path";
import sharp from "sharp";

const PUBLIC = join(import.meta.dirname, "public");
const PAPER = "#f7f5f1";
/** Systems cut a maskable icon to their own shape; the middle 80 percent is safe. */
const MASKABLE_SHARE = 0.62;

async function draw(name: string, size: number, share: number, background: string): Promise<void> {
  const inner = Math.round(size * share);
  const mark = await sharp(join(PUBLIC, "mark.svg"), { density: 72 * Math.ceil(inner / 64) })
    .resize(inner, inner)
    .png()
    .toBuffer();
  await sharp({ create: { width: size, height: size, channels: 4, background } })
    .composite([{ input: mark, gravity: "centre" }])
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(PUBLIC, "icons", name));
}

mkdirSync(join(PUBLIC, "icons"), { recursive: true });
await draw("mark-192.png", 192, 1, "#00000000");
await draw("mark-512.png", 512, 1, "#00000000");
await draw("mark-maskable-512.png", 512, MASKABLE_SHARE, PAPER);
