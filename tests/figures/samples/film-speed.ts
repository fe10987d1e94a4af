/**
 * Measures how fast the client converts films, with Chromium: `node tests/figures/samples/film-speed.ts FILM...`. Prints
 * the seconds of each film and those that its conversion took; docs/figures/samples.md has the result.
 */
import { readFile, stat } from "node:fs/promises";
import { basename } from "node:path";
import { loadavg } from "node:os";
import { openClientModules } from "../../support/client-modules.ts";

const client = await openClientModules();
for (const path of process.argv.slice(2)) {
  const film = await readFile(path);
  const measured = await client.page.evaluate(
    async ([base64, name]) => {
      interface Module {
        filmConversion(film: File): Promise<{
          go(signal: AbortSignal, onProgress: (done: number, seconds: number) => void): Promise<File | null>;
        } | null>;
      }
      const converter = "/src/lib/uploads/film/convert-film.ts";
      const { filmConversion } = (await import(converter)) as Module;
      const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
      const began = performance.now();
      const conversion = await filmConversion(new File([bytes], name));
      let shown = 0;
      const made = await conversion?.go(new AbortController().signal, (_, seconds) => {
        shown = seconds;
      });
      return { took: (performance.now() - began) / 1000, shown, bytes: made?.size ?? 0 };
    },
    [film.toString("base64"), basename(path)] as const,
  );
  const { size } = await stat(path);
  const times = (measured.shown / measured.took).toFixed(2);
  process.stdout.write(
    `${basename(path)}: ${measured.shown.toFixed(1)} s of ${size} bytes in ${measured.took.toFixed(1)} s, ${times} of real time, ` +
      `to ${measured.bytes} bytes; load ${loadavg()[0]?.toFixed(1)}\n`,
  );
}
await client.close();
