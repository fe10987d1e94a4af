import { existsSync } from "node:fs";
import { join, resolve } from "node:path";
import { pagesOf } from "#dev/screens/pages.ts";

const root = resolve(import.meta.dirname, "../..");

/** Where the texts of a bundle are seen. */
export interface Shown {
  /** Paths of pages; none: it is part of a frame, a dialog or another bundle's pages. */
  readonly pages: readonly string[];
  /** Pictures of these pages in this repository. */
  readonly screens: readonly string[];
}

interface PageTexts {
  readonly path: string;
  readonly texts: readonly string[];
}

/** Whether a path is of a page: `:folder` stands for one part. */
const isOf = (path: string, pattern: string): boolean =>
  new RegExp(
    `^${pattern
      .replaceAll(/:\w+\?/g, "[^/]*")
      .replaceAll(/:\w+/g, "[^/]+")
      .replace("*", ".*")}$`,
  ).test(path.replace(/\?.*/, ""));

const RECORDS = { project: "1", role: "1", person: "1", feature: "1", conversation: "1" };

function screensOf(pages: readonly PageTexts[]): readonly string[] {
  const shown = pagesOf(RECORDS).filter(({ path }) => pages.some((page) => isOf(path, page.path)));
  return shown
    .map(({ name, person }) => `docs/screens/${person}/${name}.webp`)
    .filter((file) => existsSync(join(root, file)));
}

/** The pages of each bundle of texts, by its name. */
export async function pagesByBundle(): Promise<ReadonlyMap<string, Shown>> {
  // The lists name components, which only the client's own compiler reads.
  const lists = ["pages.ts", "guest-pages.ts"].map(async (file) => import(join(root, "web/src/app", file)));
  const modules = (await Promise.all(lists)) as Readonly<Record<string, readonly PageTexts[]>>[];
  const pages = modules.flatMap((module) => Object.values(module).flat());
  const bundles = [...new Set(pages.flatMap(({ texts }) => texts))];
  return new Map(
    bundles.map((bundle): [string, Shown] => {
      const own = pages.filter(({ texts }) => texts.includes(bundle));
      return [bundle, { pages: [...new Set(own.map(({ path }) => path))], screens: screensOf(own) }];
    }),
  );
}
