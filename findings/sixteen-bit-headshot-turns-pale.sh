#!/usr/bin/env bash
# sharp 0.35.5 (libvips as it ships) reads a picture of 16 bits with a colour profile into Display P3, whatever the profile is, and
# writes the numbers of Display P3 into a WebP without a profile, where every reader takes them for sRGB: a headshot exported by
# a photo editor as a 16-bit PNG turns pale. With 8 bits the same picture keeps its colours.
# Expected: 200,60,40 from both. Seen: 200,60,40 from 8 bits, 184,70,49 from 16, and no profile in either.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
npm init -y > npm.log && npm install --no-audit --no-fund sharp@0.35.5 >> npm.log
cat > run.mjs <<'JS'
import sharp from "sharp";
const create = { width: 16, height: 16, channels: 3, background: { r: 200, g: 60, b: 40 } };
async function shown(space) {
  const png = await sharp({ create }).toColourspace(space).withIccProfile("srgb").png().toBuffer();
  const webp = await sharp(png).webp({ lossless: true }).toBuffer();
  const { icc } = await sharp(webp).metadata();
  const pixels = await sharp(webp).raw().toBuffer();
  return `${[...pixels.subarray(0, 3)].join()}${icc ? " with a profile" : ""}`;
}
const [eight, sixteen] = [await shown("srgb"), await shown("rgb16")];
console.log(`sharp ${sharp.versions.sharp}: ${eight} from a PNG of 8 bits, ${sixteen} from one of 16, both marked as sRGB`);
process.exit(eight === "200,60,40" && sixteen === "184,70,49" ? 0 : 1);
JS
node run.mjs
