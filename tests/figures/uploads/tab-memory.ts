import { readFileSync } from "node:fs";
import type { Browser } from "playwright-core";

const LOOK_EVERY_MS = 250;

/** Megabytes of memory that are in a process's own pages, and its share of those it has in common with others. */
function megabytesOf(pid: number): number {
  try {
    const kilobytes = /^Pss:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1];
    return Number(kilobytes ?? 0) / 1_000;
  } catch {
    // It has ended since it was listed.
    return 0;
  }
}

/** Megabytes of the browser's largest tab now. */
async function largestTab(browser: Browser): Promise<number> {
  const session = await browser.newBrowserCDPSession();
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  await session.detach();
  const tabs = processInfo.filter(({ type }) => type === "renderer");
  return Math.max(0, ...tabs.map(({ id }) => megabytesOf(id)));
}

/**
 * Looks at the memory of the browser's largest tab until `stop`, which gives its megabytes at the beginning and at
 * their largest. Linux only: Chromium tells a tab's process, and the system its memory.
 */
export function largestMemory(browser: Browser): {
  readonly stop: () => Promise<{ readonly before: number; readonly largest: number }>;
} {
  let isOver = false;
  const seen: number[] = [];
  const watching = (async () => {
    while (!isOver) {
      seen.push(await largestTab(browser));
      await new Promise((resolve) => setTimeout(resolve, LOOK_EVERY_MS));
    }
  })();
  return {
    async stop() {
      isOver = true;
      await watching;
      return { before: seen[0] ?? 0, largest: Math.max(...seen) };
    },
  };
}
