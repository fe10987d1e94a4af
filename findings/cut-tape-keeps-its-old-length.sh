#!/usr/bin/env bash
# music-metadata 12.1.0 gives a tape that was cut without encoding it anew its old length. Such a cut is an edit list (ISO/IEC
# 14496-12, 8.6.6): the file keeps what went before and says where to begin, and its header says how long it plays. The package
# computes `format.duration`, "Duration in seconds", from the sound's samples, so that a take of 3.7 seconds, cut out of 6,
# stays one of 6, with `duration: true` too. mediabunny 1.61.0 reads the list. A limit of two minutes on self-tapes refuses one
# that was cut down to fit, and a bar under the player never fills.
# Expected: 3.7. Seen: 6.
set -euo pipefail
folder=$(mktemp -d) && trap 'rm -rf "$folder"' EXIT && cd "$folder"
python3 -m pip download --quiet --disable-pip-version-check --no-deps --dest . imageio-ffmpeg==0.8.1
python3 -m zipfile -e imageio_ffmpeg-*.whl wheel
ffmpeg=$(echo wheel/imageio_ffmpeg/binaries/ffmpeg-*) && chmod +x "$ffmpeg"
"$ffmpeg" -loglevel error -f lavfi -i testsrc2=size=320x240:rate=25:duration=6 -f lavfi -i sine=duration=6 -c:v libx264 \
  -preset ultrafast -c:a aac whole.mp4
"$ffmpeg" -loglevel error -ss 2.3 -i whole.mp4 -c copy cut.mp4
npm init -y > npm.log && npm install --no-audit --no-fund music-metadata@12.1.0 mediabunny@1.61.0 >> npm.log 2>&1
cat > run.mjs <<'JS'
import { ALL_FORMATS, FilePathSource, Input } from "mediabunny";
import { parseFile } from "music-metadata";
const seconds = (number) => number.toFixed(1);
async function lengths(file) {
  const { format } = await parseFile(file, { duration: true });
  return [seconds(format.duration), seconds(await new Input({ source: new FilePathSource(file), formats: ALL_FORMATS }).computeDuration())];
}
const [whole, cut] = [await lengths("whole.mp4"), await lengths("cut.mp4")];
console.log(`music-metadata 12.1.0: whole ${whole[0]}, cut ${cut[0]}; mediabunny 1.61.0: whole ${whole[1]}, cut ${cut[1]}`);
process.exit([...whole, ...cut].join() === "6.0,6.0,6.0,3.7" ? 0 : 1);
JS
node run.mjs
