/** Measures the built client's rings against their budgets: `node web/check-size.ts`, after `vite build`. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[]; isEntry?: boolean };
type Manifest = Record<string, Chunk>;

/** JavaScript that a page needs in all, brotli, in bytes. */
export const BUDGETS = { signIn: 130_000, firstSignedIn: 320_000 } as const;

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(key)) return found;
  found.add(key);
  for (const next of chunk.imports ?? []) withImports(manifest, next, found);
  return found;
}

function size(dist: string, file: string): number {
  return brotliCompressSync(readFileSync(join(dist, file))).length;
}

/** Brotli bytes of the JavaScript that must be there for each of the two pages, with the English texts. */
export function measureRings(dist: string): { signIn: number; firstSignedIn: number } {
  const manifest = JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;
  function total(...keys: string[]): number {
    const missing = keys.filter((key) => manifest[key] === undefined);
    if (missing.length > 0) throw new Error(`Not in the build: ${missing.join(", ")}`);
    const chunks = new Set(keys.flatMap((key) => [...withImports(manifest, key)]));
    const files = [...chunks].map((key) => manifest[key]?.file ?? "").filter((file) => file.endsWith(".js"));
    return [...new Set(files)].reduce((sum, file) => sum + size(dist, file), 0);
  }
  const texts = (...names: string[]) => names.map((name) => `src/i18n/en/${name}.ts`);
  return {
    signIn: total("index.html", "src/features/auth/login-page.tsx", ...texts("shell", "auth", "errors")),
    firstSignedIn: total(
      "index.html",
      "src/app/member-root.tsx",
      "src/features/dashboard/dashboard-page.tsx",
      "../node_modules/antd/locale/en_US.js",
      ...texts("shell", "errors", "catalog"),
    ),
  };
}

if (process.argv[1] === import.meta.filename) {
  const rings = measureRings(join(import.meta.dirname, "dist"));
  const lines = (Object.keys(BUDGETS) as Array<keyof typeof BUDGETS>).map(
    (ring) =>
      `${ring}: ${rings[ring]} of ${BUDGETS[ring]} bytes${rings[ring] > BUDGETS[ring] ? ", too large" : ""}`,
  );
  process.stdout.write(`${lines.join("\n")}\n`);
  if (lines.some((line) => line.endsWith("too large"))) process.exitCode = 1;
}
