import { checkFailed, checkKept, checkRefused } from "./check-form.ts";
import type { FormLine } from "./line.ts";

/** Tests for each form: what becomes of what is typed into it. */
export function describeForms(lines: readonly FormLine[]): void {
  beforeEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  describe.each(
    lines.map((line) => [`${line.file}${line.of === undefined ? "" : `: ${line.of}`}`, line] as const),
  )("%s", (_name, line) => {
    if (line.fields.some(({ path }) => path !== undefined))
      test("shows what is refused at its field", () => checkRefused(line));
    test("keeps what was typed when it cannot be sent", () => checkFailed(line));
    test(line.lost === undefined ? "keeps a draft until it is sent" : `keeps no draft: ${line.lost}`, () =>
      checkKept(line),
    );
  });
}
