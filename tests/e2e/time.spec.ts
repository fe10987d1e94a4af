import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { openBrowser } from "./browsers/open-browser.ts";
import { rangesOverAChange, shownOfChangedZones, shownTimes } from "./time/shown-times.ts";
import { TIME_CASES } from "./time/time-cases.ts";

let folder: string;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), "callboard-times-"));
  const vite = fileURLToPath(new URL("../../node_modules/vite/bin/vite.js", import.meta.url));
  const config = fileURLToPath(new URL("time/vite.config.ts", import.meta.url));
  execFileSync(process.execPath, [vite, "build", "--config", config, "--outDir", folder, "--emptyOutDir"]);
});
afterAll(() => rmSync(folder, { recursive: true }));

interface Shown {
  readonly times: readonly string[];
  readonly changed: readonly string[];
  readonly ranges: readonly string[];
}

test("a browser shows the times that were entered, with its own zone data", async () => {
  const browser = await openBrowser();
  try {
    const page = await browser.newPage();
    await page.addScriptTag({ path: join(folder, "shown-times.js") });
    const shown = await page.evaluate<Shown>(
      "({ times: shown.shownTimes(), changed: shown.shownOfChangedZones(), ranges: shown.rangesOverAChange() })",
    );
    expect(shown.times).toEqual(TIME_CASES.map(({ clock }) => clock));
    expect(new Set(shown.changed)).toEqual(new Set(["10:00 AM"]));
    for (const range of shown.ranges) expect(new Set(range.split(" – ")).size).toBe(2);
    // Node's words for the same, which the mails and the services' texts are written with.
    expect(shown).toEqual({
      times: shownTimes(),
      changed: shownOfChangedZones(),
      ranges: rangesOverAChange(),
    });
  } finally {
    await browser.close();
  }
});
