import { readFileSync } from "node:fs";

/** The rules for everybody, in their order. */
const RULES = readFileSync(new URL("../../public/robots.txt", import.meta.url), "utf8")
  .split("\n")
  .flatMap((line) => {
    const [, verb, path] = /^(Allow|Disallow):\s*(\S+)/.exec(line) ?? [];
    return verb && path ? [{ allows: verb === "Allow", path }] : [];
  });

/** Whether a robot may read a path: the longest rule decides (RFC 9309, 2.2.2). */
const byLength = (path: string): boolean =>
  RULES.filter((rule) => path.startsWith(rule.path)).toSorted(
    (one, other) => other.path.length - one.path.length,
  )[0]?.allows ?? true;
/** Older robots take the first rule that fits. */
const byOrder = (path: string): boolean => RULES.find((rule) => path.startsWith(rule.path))?.allows ?? true;

test.each([
  ["/api/calendar/abc.ics", true],
  ["/", false],
  ["/api/graphql", false],
  ["/api/calendars", false],
  ["/project-search", false],
  ["/gallery/x", false],
])("a robot that wants %s may read it: %s", (path, allowed) => {
  expect([byLength(path), byOrder(path)]).toEqual([allowed, allowed]);
});
