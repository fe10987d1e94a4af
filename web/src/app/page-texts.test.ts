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

/** Whether a module looks up words for skills, by their name or for every field of a profile. */
function namesSkills(module: string): boolean {
  if (!/\/(features|ui|gen\/\w+-facts)\b/.test(module)) return false;
  const code = readFileSync(module, "utf8");
  return code.includes('"skills"') || (code.includes("fields/profile.ts") && code.includes("formFields"));
}

/** The modules that look up words for skills. */
function skillsIn(page: Page): readonly string[] {
  const [, name = ""] = /import\("([^"]+)"\)/.exec(page.load.toString()) ?? [];
  const start = name.startsWith("#") ? join(SRC, name.slice(1)) : join(SRC, "app", name);
  return [...modulesOf(start)].filter(namesSkills);
}

const textsOf = ({ path, texts }: Page) =>
  path === paths.profile ? profileTabs.flatMap((tab) => tab.texts) : texts;

test("pages that show skills load their names, and only these do", () => {
  const shows = memberPages.filter((page) => skillsIn(page).length > 0).map(({ path }) => path);
  const loads = memberPages.filter((page) => textsOf(page).includes("skills")).map(({ path }) => path);
  expect(shows).toContain(paths.userDetail);
  expect(loads).toEqual(shows);
});
