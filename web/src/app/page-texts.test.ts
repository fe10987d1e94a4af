import { existsSync, readFileSync } from "node:fs";
import { dirname, join, resolve } from "node:path";
import { paths } from "#lib/paths.ts";
import type { Page } from "./page.ts";
import { memberPages } from "./pages.ts";
import { profileTabs } from "./pages/profile-tabs.ts";

const SRC = resolve(import.meta.dirname, "..");
const IMPORT = /(?:^import|^\} from|^export .* from|\bfrom|import\()\s*"([#.][^"]+\.tsx?)"/gm;

/** All modules that a module loads, at once or on demand. */
function modulesOf(start: string, found = new Set<string>()): ReadonlySet<string> {
  if (found.has(start) || !existsSync(start)) return found;
  found.add(start);
  const code = readFileSync(start, "utf8").replaceAll(/import type [^;]+;/g, "");
  for (const [, name = ""] of code.matchAll(IMPORT))
    modulesOf(name.startsWith("#") ? join(SRC, name.slice(1)) : resolve(dirname(start), name), found);
  return found;
}

/** The modules that look up words for skills. */
function skillsIn(page: Page): readonly string[] {
  const [, name = ""] = /import\("([^"]+)"\)/.exec(page.load.toString()) ?? [];
  const start = name.startsWith("#") ? join(SRC, name.slice(1)) : join(SRC, "app", name);
  return [...modulesOf(start)].filter(
    (module) => /\/(features|ui)\//.test(module) && readFileSync(module, "utf8").includes('"skills"'),
  );
}

const textsOf = ({ path, texts }: Page) =>
  path === paths.profile ? profileTabs.flatMap((tab) => tab.texts) : texts;

test("pages that show skills load their names, and only these do", () => {
  const shows = memberPages.filter((page) => skillsIn(page).length > 0).map(({ path }) => path);
  const loads = memberPages.filter((page) => textsOf(page).includes("skills")).map(({ path }) => path);
  expect(shows).toContain(paths.userDetail);
  expect(loads).toEqual(shows);
});
