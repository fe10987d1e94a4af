import { PREVIEW_CRAWLERS } from "@callboard/catalog/interface/link-previews.ts";
import { readFileSync } from "node:fs";

interface Group {
  readonly agents: string[];
  /** In their order. */
  readonly rules: { readonly allows: boolean; readonly path: string }[];
}

/** The groups of rules, each for the robots that are named before it. */
function groupsOf(file: string): readonly Group[] {
  const groups: Group[] = [];
  for (const line of file.split("\n")) {
    const [, verb, value = ""] = /^(User-agent|Allow|Disallow):\s*(\S+)/.exec(line) ?? [];
    const last = groups.at(-1);
    if (verb === "User-agent") {
      if (last && last.rules.length === 0) last.agents.push(value);
      else groups.push({ agents: [value], rules: [] });
    } else if (verb) last?.rules.push({ allows: verb === "Allow", path: value });
  }
  return groups;
}

const GROUPS = groupsOf(readFileSync(new URL("../../public/robots.txt", import.meta.url), "utf8"));
const rulesFor = (robot: string): Group["rules"] =>
  (GROUPS.find(({ agents }) => agents.includes(robot)) ?? GROUPS.find(({ agents }) => agents.includes("*")))
    ?.rules ?? [];

/** Whether a robot may read a path: the longest rule decides (RFC 9309, 2.2.2). */
const byLength = (robot: string, path: string): boolean =>
  rulesFor(robot)
    .filter((rule) => path.startsWith(rule.path))
    .toSorted((one, other) => other.path.length - one.path.length)[0]?.allows ?? true;
/** Older robots take the first rule that fits. */
const byOrder = (robot: string, path: string): boolean =>
  rulesFor(robot).find((rule) => path.startsWith(rule.path))?.allows ?? true;

test.each([
  ["/api/calendar/abc.ics", true],
  ["/", false],
  ["/api/graphql", false],
  ["/api/calendars", false],
  ["/project-search", false],
  ["/gallery/x", false],
  ["/featured", false],
  ["/objects/x", false],
])("a robot that wants %s may read it: %s", (path, allowed) => {
  for (const robot of ["Googlebot", "Bingbot"])
    expect([byLength(robot, path), byOrder(robot, path)]).toEqual([allowed, allowed]);
});

const CELLS = PREVIEW_CRAWLERS.flatMap((robot) =>
  (
    [
      ["/api/calendar/abc.ics", true],
      ["/gallery/x/project", true],
      ["/featured-detail/x", true],
      ["/login", true],
      ["/terms", true],
      ["/objects/x", true],
      ["/graphql", false],
      ["/user-detail/x", false],
      ["/project-detail/x", false],
      ["/dashboard", false],
    ] as const
  ).map(([path, allowed]) => [robot, path, allowed] as const),
);

test.each(CELLS)("%s that previews %s may read it: %s", (robot, path, allowed) => {
  expect([byLength(robot, path), byOrder(robot, path)]).toEqual([allowed, allowed]);
});
