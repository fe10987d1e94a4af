import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import type { Plugin, Rolldown } from "vite";

/** Pages that are useful offline, and what they load on demand: their code is cached from the first visit. */
const KEPT_MODULES = [
  /\/web\/(index\.html|src\/main\.tsx)$/,
  /\/web\/src\/(app|lib|ui)\//,
  /\/web\/src\/features\/(dashboard|project-search|my-submissions|projects|project-detail|mail|calendar)\//,
  /\/web\/src\/i18n\/bundles\/(shell|errors|catalog|frame|notifications|dashboard|project-search|my-submissions|projects|project-menu|project-detail|filters|breakdown|skills|mail|calendar)\//,
  /\/antd\/locale\//,
];
const KEPT_FONT = /\/inter-latin-wght-normal-/;
/** What the page loads besides the built files. */
const KEPT_PUBLIC = ["first-paint.js", "mark.svg", "manifest.webmanifest"];

type Bundle = Rolldown.OutputBundle;

/** The built files of the cached pages: their chunks, the chunks these import, and all their style sheets. */
function keptAssets(bundle: Bundle): readonly string[] {
  const found = new Set<string>();
  function keep(file: string): void {
    const chunk = bundle[file];
    if (found.has(file) || chunk?.type !== "chunk") return;
    found.add(file);
    for (const sheet of chunk.viteMetadata?.importedCss ?? []) found.add(sheet);
    chunk.imports.forEach(keep);
  }
  for (const [file, part] of Object.entries(bundle)) {
    const module = part.type === "chunk" ? part.facadeModuleId : null;
    if (module && KEPT_MODULES.some((kept) => kept.test(module))) keep(file);
    if (KEPT_FONT.test(`/${file}`)) found.add(file);
  }
  return [...found].toSorted();
}

/** A name that changes with any file of the shell. Names of assets contain their hash. */
function versionOf(web: string, assets: readonly string[]): string {
  const hash = createHash("sha256").update(assets.join("\n"));
  for (const file of ["index.html", ...KEPT_PUBLIC.map((name) => `public/${name}`)])
    hash.update(readFileSync(join(web, file)));
  for (const file of readdirSync(join(web, "worker"))) hash.update(readFileSync(join(web, "worker", file)));
  return hash.digest("hex").slice(0, 12);
}

/** Builds the worker that lets the client open offline, with the list of what it caches. */
export function offlineWorker(): Plugin {
  const web = import.meta.dirname;
  return {
    name: "callboard:offline-worker",
    apply: "build",
    async writeBundle({ dir = join(web, "dist") }, bundle) {
      const assets = keptAssets(bundle).map((file) => `/${file}`);
      const files = ["/", ...KEPT_PUBLIC.map((name) => `/${name}`), ...assets];
      await build({
        configFile: false,
        root: web,
        publicDir: false,
        logLevel: "warn",
        define: { SHELL: JSON.stringify({ version: versionOf(web, assets), files }) },
        build: {
          outDir: dir,
          emptyOutDir: false,
          target: "es2023",
          rolldownOptions: {
            input: join(web, "worker/worker.ts"),
            output: { format: "iife", entryFileNames: "sw.js" },
          },
        },
      });
    },
  };
}
