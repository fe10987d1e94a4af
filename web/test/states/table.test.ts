import { matchPath } from "react-router-dom";
import { profileTabs } from "#app/pages/profile-tabs.ts";
import { TABS } from "#features/project-detail/tab-view.tsx";
import { paths } from "#lib/paths.ts";
import { hasRole, worksForCompany } from "#lib/session/viewer.tsx";
import { isReading } from "./line.ts";
import { allLines } from "./lines/all-lines.ts";
import { allPages } from "./visit.tsx";

/** Parts of addresses that are not keys of records: which list, which folder, whose mail. */
const WORDS = new Set(["type", "folderHandle", "email", "groupId"]);

const pageOf = (path: string) => allPages.find((page) => page.path === path);

test("every page has its states in the table, and every line a page", () => {
  const named = new Set(allLines.map(({ path }) => path));
  expect([...named].toSorted()).toEqual(allPages.map(({ path }) => path).toSorted());
});

test.each(allLines)("$at is an address of its page, and of someone who may open it", ({ path, at, as }) => {
  const [pathname = ""] = at.split("?");
  const page = pageOf(path);
  expect(matchPath(path, pathname)).not.toBeNull();
  expect(hasRole(as, page?.roles)).toBe(true);
  expect(page?.ofCompany !== true || worksForCompany(as)).toBe(true);
});

test.each(allLines)("$at has an unknown record if it names one", ({ path, at, unknown }) => {
  const [pathname = ""] = at.split("?");
  const parameters = matchPath(path, pathname)?.params ?? {};
  const keys = Object.keys(parameters).filter((name) => parameters[name] !== undefined && !WORDS.has(name));
  const isChecked = unknown === "null" || unknown === "NOT_FOUND";
  expect(isChecked).toBe(keys.length > 0 || at.includes("project="));
});

test("a page that reads nothing says the same of each of its states", () => {
  const still = allLines.filter((line) => !isReading(line));
  const differing = still.filter(({ reads, unknown }) => unknown !== reads);
  expect(differing).toEqual([]);
});

test.each([
  ["profile", paths.profile, profileTabs.map(({ id }) => id), "about"],
  ["workspace", paths.projectDetail, TABS, "overview"],
])("every tab of the %s has a line", (_what, path, tabs, first) => {
  const lines = allLines.filter((line) => line.path === path);
  const found = lines.map(({ at }) => new URL(at, "https://x.test").searchParams.get("tab") ?? first);
  // Submissions have a page of their own, to which their tab leads.
  expect([...new Set(found)].toSorted()).toEqual(tabs.filter((tab) => tab !== "submissions").toSorted());
});
