/**
 * Measures the built client's rings and routes against their budgets and checks that every file carries the compile
 * hint: `node web/check-size.ts`, after `vite build`.
 */
import { readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { ANTD_FILE } from "./antd-styles/antd-styles.ts";
import { HINT } from "./compiled-ahead.ts";

type Chunk = { file: string; css?: string[]; imports?: string[]; isDynamicEntry?: boolean };
type Manifest = Record<string, Chunk>;

/** All JavaScript that a page needs plus Ant Design's rules, brotli, in bytes. */
export const BUDGETS = { signIn: 130_000, firstSignedIn: 313_000 } as const;

/**
 * The same for what a further route needs beyond the first signed-in page, brotli, in bytes. Pages with forms load their
 * library, which the first page does without, and the reading of numbers as people write them: 12,500 of these.
 */
const ROUTE_BUDGET = 72_500;

function withImports(manifest: Manifest, key: string, found = new Set<string>()): Set<string> {
  const chunk = manifest[key];
  if (chunk === undefined || found.has(key)) return found;
  found.add(key);
  for (const next of chunk.imports ?? []) withImports(manifest, next, found);
  return found;
}

const isCounted = (file: string): boolean =>
  file.endsWith(".js") || (file.endsWith(".css") && basename(file).startsWith(`${ANTD_FILE}-`));

/** The measured files that some modules need, without those that are loaded already. */
function filesOf(
  manifest: Manifest,
  keys: readonly string[],
  there: ReadonlySet<string> = new Set(),
): ReadonlySet<string> {
  const missing = keys.filter((key) => manifest[key] === undefined);
  if (missing.length > 0) throw new Error(`Not in the build: ${missing.join(", ")}`);
  const chunks = keys.flatMap((key) => [...withImports(manifest, key)]);
  const files = chunks.flatMap((key) => [manifest[key]?.file ?? "", ...(manifest[key]?.css ?? [])]);
  return new Set(files.filter((file) => isCounted(file) && !there.has(file)));
}

function sizeOf(dist: string, files: ReadonlySet<string>): number {
  return [...files].reduce((sum, file) => sum + brotliCompressSync(readFileSync(join(dist, file))).length, 0);
}

const manifestOf = (dist: string): Manifest =>
  JSON.parse(readFileSync(join(dist, ".vite/manifest.json"), "utf8")) as Manifest;

const texts = (...names: string[]): string[] => names.map((name) => `src/i18n/bundles/${name}/en.ts`);

/** What each of the two pages needs, with all the English texts that it loads. */
const RINGS = {
  signIn: ["index.html", "src/features/auth/login-page.tsx", ...texts("shell", "auth", "errors")],
  firstSignedIn: [
    "index.html",
    "src/app/member-root.tsx",
    "src/features/dashboard/dashboard-page.tsx",
    // The largest of the parts, of which members load those of their account types.
    "src/features/dashboard/producer/producer-part.tsx",
    "../node_modules/antd/locale/en_US.js",
    ...texts("shell", "errors", "catalog", "frame", "notifications", "refusals", "dashboard"),
  ],
} as const;

/** Brotli bytes of each ring. */
export function measureRings(dist: string): { signIn: number; firstSignedIn: number } {
  const manifest = manifestOf(dist);
  const total = (keys: readonly string[]) => sizeOf(dist, filesOf(manifest, keys));
  return { signIn: total(RINGS.signIn), firstSignedIn: total(RINGS.firstSignedIn) };
}

/** Brotli bytes that each route fetches beyond the first signed-in page, largest first. */
function measureRoutes(dist: string): ReadonlyArray<readonly [route: string, bytes: number]> {
  const manifest = manifestOf(dist);
  const there = filesOf(manifest, RINGS.firstSignedIn);
  const pages = Object.keys(manifest).filter(
    (key) => manifest[key]?.isDynamicEntry && key.endsWith("-page.tsx"),
  );
  return pages
    .map((key) => [basename(key, ".tsx"), sizeOf(dist, filesOf(manifest, [key], there))] as const)
    .toSorted(([, one], [, other]) => other - one);
}

/** Files that do not begin with the hint, which only works at the top. */
const compiledLate = (dist: string): readonly string[] =>
  Object.values(manifestOf(dist))
    .map(({ file }) => file)
    .filter((file) => file.endsWith(".js") && !readFileSync(join(dist, file), "utf8").startsWith(HINT));

const line = (name: string, bytes: number, budget: number): string =>
  `${name}: ${bytes} of ${budget} bytes${bytes > budget ? ", too large" : ""}`;

if (process.argv[1] === import.meta.filename) {
  const dist = join(import.meta.dirname, "dist");
  const rings = measureRings(dist);
  const lines = [
    ...(Object.keys(BUDGETS) as Array<keyof typeof BUDGETS>).map((ring) =>
      line(ring, rings[ring], BUDGETS[ring]),
    ),
    ...measureRoutes(dist).map(([route, bytes]) => line(route, bytes, ROUTE_BUDGET)),
  ];
  const late = compiledLate(dist).map((file) => `${file}: not compiled ahead`);
  process.stdout.write(`${[...lines, ...late].join("\n")}\n`);
  if (late.length > 0 || lines.some((text) => text.endsWith("too large"))) process.exitCode = 1;
}
