import type { BrowserContext, CDPSession, Page } from "playwright-core";

/** A page's performance in milliseconds; `shift` has no unit. */
export interface Vitals {
  /** Largest contentful paint. */
  readonly paint: number;
  /** Cumulative layout shift. */
  readonly shift: number;
  /** The longest task of the main thread. */
  readonly task: number;
  /** The slowest reaction to a key or click: from the event to the next frame. */
  readonly answer: number;
}

/** Runs in every page from its start, and records the browser's performance entries. */
const WATCH = `(() => {
  const seen = { paint: 0, shift: 0, task: 0, answer: 0 };
  window.__seen = seen;
  const watch = (type, take, more = {}) =>
    new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true, ...more });
  watch("largest-contentful-paint", (entry) => { seen.paint = entry.startTime; });
  watch("layout-shift", (entry) => { if (!entry.hadRecentInput) seen.shift += entry.value; });
  watch("longtask", (entry) => { seen.task = Math.max(seen.task, entry.duration); });
  watch("event", (entry) => {
    if (entry.interactionId > 0) seen.answer = Math.max(seen.answer, entry.duration);
  }, { durationThreshold: 16 });
})()`;

/** Records performance in a browser context's pages. */
export const watchVitals = (context: BrowserContext): Promise<unknown> => context.addInitScript(WATCH);

/** The open page's measurements so far. */
export const vitalsOf = (page: Page): Promise<Vitals> => page.evaluate("({ ...window.__seen })");

/** Resets the measurements, except the paint, which occurs only once. */
export const forgetVitals = (page: Page): Promise<unknown> =>
  page.evaluate("Object.assign(window.__seen, { shift: 0, task: 0, answer: 0 })");

/** Slows the main thread down by this factor. */
export async function slowDown(page: Page, rate: number): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Emulation.setCPUThrottlingRate", { rate });
  return session;
}

/** Milliseconds that the open page needs to create and lay out 5,000 boxes with text. */
export const layoutTime = (page: Page): Promise<number> =>
  page.evaluate(`(() => {
    const began = performance.now();
    const box = document.createElement("div");
    for (let index = 0; index < 5_000; index += 1) {
      const row = box.appendChild(document.createElement("p"));
      row.textContent = "A row of words, and its place: " + index;
    }
    document.body.append(box);
    box.getBoundingClientRect();
    box.remove();
    return performance.now() - began;
  })()`);

/** Timeout after which a measurement fails with a reason instead of hanging. */
const COMES_WITHIN_MS = 60_000;

/** Milliseconds by the page's clock from the next click or key until an element matches the selector. */
export async function timeUntil(page: Page, selector: string, act: () => Promise<unknown>): Promise<number> {
  await page.evaluate(
    `void (window.__until = new Promise((done, fail) => {
      setTimeout(fail, ${COMES_WITHIN_MS}, new Error(${JSON.stringify(`There is no ${selector}.`)}));
      let began = 0;
      const begin = (event) => { began ||= event.timeStamp; };
      addEventListener("click", begin, { capture: true, once: true });
      addEventListener("keydown", begin, { capture: true, once: true });
      const look = () => {
        if (began > 0 && document.querySelector(${JSON.stringify(selector)})) done(performance.now() - began);
        else requestAnimationFrame(look);
      };
      look();
    }))`,
  );
  await act();
  return page.evaluate("window.__until");
}

/**
 * Frames per second that the page renders while it scrolls itself for this long, and the maximum number of elements
 * matching a selector meanwhile.
 */
export function scrollFrames(
  page: Page,
  { scroller, counted, milliseconds }: { scroller: string; counted: string; milliseconds: number },
): Promise<{ readonly frames: number; readonly most: number }> {
  return page.evaluate(
    `new Promise((done) => {
      const found = document.querySelector(${JSON.stringify(scroller)}) ?? document.scrollingElement;
      const began = performance.now();
      let frames = 0;
      let most = 0;
      const step = () => {
        const spent = performance.now() - began;
        if (spent > ${milliseconds}) return done({ frames: frames / (spent / 1000), most });
        found.scrollTop += 40;
        frames += 1;
        most = Math.max(most, document.querySelectorAll(${JSON.stringify(counted)}).length);
        requestAnimationFrame(step);
      };
      requestAnimationFrame(step);
    })`,
  );
}

/**
 * Frames per second presented while a wheel scrolls `pixels` at `speed` pixels per second. The compositor draws them,
 * even while the page is busy rendering the next rows.
 */
export async function drawnFrames(
  page: Page,
  { pixels, speed }: { readonly pixels: number; readonly speed: number },
): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: ["viz"] });
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  await session.send("Input.synthesizeScrollGesture", {
    x: width / 2,
    y: height / 2,
    yDistance: -pixels,
    speed,
    gestureSourceType: "mouse",
  });
  const trace = JSON.parse(String(await browser?.stopTracing())) as {
    readonly traceEvents: readonly { readonly name: string; readonly ph: string; readonly ts: number }[];
  };
  const drawn = trace.traceEvents
    .filter(({ name, ph }) => name === "Display::DrawAndSwap" && ph === "X")
    .map(({ ts }) => ts)
    .toSorted((a, b) => a - b);
  return ((drawn.length - 1) * 1_000_000) / ((drawn.at(-1) ?? Number.NaN) - (drawn[0] ?? Number.NaN));
}
