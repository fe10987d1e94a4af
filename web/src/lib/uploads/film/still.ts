/** Seconds into a video at which its still is taken (specification, section 9). */
const STILL_AT_SECONDS = 1;
/** Longest side, in pixels. */
const MAX_SIDE = 960;
const QUALITY = 0.82;
/** A browser that has not decoded a frame by then does without. */
const TIMEOUT_MS = 20_000;
/** Chromium 150 says of one seek in sixty that it is done before there is a frame to draw. */
const DRAWS = 40;
const PAUSE_MS = 50;

export const STILL_TYPE = "image/jpeg";

/**
 * The still of a video: a JPEG of its first second, or of its middle if it is shorter. Null if this browser cannot
 * play the video.
 */
export async function stillOf(video: Blob): Promise<Blob | null> {
  const element = document.createElement("video");
  const url = URL.createObjectURL(video);
  const over = new AbortController();
  const timer = setTimeout(() => over.abort(), TIMEOUT_MS);
  try {
    return await takeStill(element, url, over.signal);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
    element.removeAttribute("src");
    URL.revokeObjectURL(url);
  }
}

async function takeStill(element: HTMLVideoElement, url: string, over: AbortSignal): Promise<Blob | null> {
  element.muted = true;
  element.playsInline = true;
  element.preload = "auto";
  const loaded = until(element, "loadeddata", over);
  element.src = url;
  await loaded;
  const { duration, videoWidth, videoHeight } = element;
  const sought = until(element, "seeked", over);
  element.currentTime = duration > 0 ? Math.min(STILL_AT_SECONDS, duration / 2) : 0;
  await sought;
  const scale = Math.min(1, MAX_SIDE / Math.max(videoWidth, videoHeight, 1));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(videoWidth * scale);
  canvas.height = Math.round(videoHeight * scale);
  if (!(await draw(element, canvas))) return null;
  return new Promise((made) => canvas.toBlob(made, STILL_TYPE, QUALITY));
}

/** Draws the frame as soon as there is one; false if there is none within two seconds, which would make a black still. */
async function draw(element: HTMLVideoElement, canvas: HTMLCanvasElement): Promise<boolean> {
  const { width, height } = canvas;
  const context = canvas.getContext("2d", { willReadFrequently: true });
  if (context === null) return false;
  for (let draws = 0; draws < DRAWS; draws += 1) {
    context.drawImage(element, 0, 0, width, height);
    const [, , , alpha] = context.getImageData(Math.floor(width / 2), Math.floor(height / 2), 1, 1).data;
    if (alpha !== 0) return true;
    await new Promise((resolve) => setTimeout(resolve, PAUSE_MS));
  }
  return false;
}

function until(element: HTMLVideoElement, event: string, over: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const refuse = (): void => reject(new Error(`The video came to no ${event}.`));
    element.addEventListener(event, () => resolve(), { once: true });
    element.addEventListener("error", refuse, { once: true });
    over.addEventListener("abort", refuse, { once: true });
  });
}
