import {
  checkAlone,
  checkContent,
  checkEmpty,
  checkForbidden,
  checkInternal,
  checkLoading,
  checkUnknown,
  checkUnreachable,
} from "./check-line.ts";
import { isReading } from "./line.ts";
import type { Line } from "./line.ts";

function describeReading(line: Line): void {
  if (!isReading(line)) return;
  test("waits", () => checkLoading(line));
  test("cannot be reached, and then it can", () => checkUnreachable(line));
  test("fails with a reference, and then it succeeds", () => checkInternal(line));
  const names = Object.keys(line.reads);
  if (names.length > 1) test.each(names)("loses %s alone", (name) => checkAlone(line, name));
  if (Object.values(line.reads).some((cost) => cost !== "detail"))
    test("is forbidden", () => checkForbidden(line));
  if (line.unknown === "null" || line.unknown === "NOT_FOUND")
    test("does not exist", () => checkUnknown(line));
}

/** Tests for each state of each line. */
export function describeLines(lines: readonly Line[]): void {
  describe.each(lines.map((line) => [line.at, line.as.roles.join() || "Newcomer", line] as const))(
    "%s as %s",
    (_at, _who, line) => {
      test("shows its content", () => checkContent(line));
      describeReading(line);
      if (typeof line.empty !== "string") test("is empty", () => checkEmpty(line));
    },
  );
}
