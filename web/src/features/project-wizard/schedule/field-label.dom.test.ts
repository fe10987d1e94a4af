import { renderHook } from "@testing-library/react";
import { inLanguage } from "#test/render-page.tsx";
import { useFieldLabel } from "../steps/use-field-label.ts";

test.each([
  ["en", ["FilmingDates", 1, "Date"], "Filming day 2"],
  ["tr", ["FilmingDates", 0, "Date"], "1. çekim günü"],
  ["en", ["Name"], "Title"],
  ["en", ["Nothing"], null],
])("in %s, %j is refused under the name %j", async (language, path, label) => {
  await inLanguage(language, ["breakdown", "project-wizard"]);
  expect(renderHook(useFieldLabel).result.current(path)).toBe(label);
});
