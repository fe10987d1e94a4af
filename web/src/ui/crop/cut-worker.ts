/** Cuts an area out of a picture: receives its file and what is kept, posts the new picture, or null. */
import { drawnCut } from "./drawn-cut.ts";
import type { Cut } from "./drawn-cut.ts";

addEventListener("message", ({ data }: MessageEvent<Cut>) => {
  drawnCut(data).then(
    (picture) => postMessage(picture),
    () => postMessage(null),
  );
});
