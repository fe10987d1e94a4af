import { renderHook } from "@testing-library/react";
import { useCatalog } from "#i18n/use-catalog.ts";
import { inLanguage } from "#test/render-page.tsx";
import { STATUS_STYLES, statusLook } from "./status-looks.ts";

test.each([
  ["en", "Unknown"],
  ["tr", "Bilinmiyor"],
  ["ar", "غير معروف"],
])("in %s a state of a later version reads %s, not as its name", async (language, word) => {
  await inLanguage(language, []);
  const { current: words } = renderHook(() => useCatalog()).result;
  for (const list of ["bookingStatuses", "talentStatuses", "stages"] as const) {
    expect(words(list, "Shortlisted")).toBe(word);
    expect(words(list, "Unknown")).toBe(word);
  }
});

test("it has a look that no other state has", () => {
  const look = statusLook("submission", "Shortlisted");
  expect(look).toEqual(STATUS_STYLES.submission["Unknown"]);
  const others = Object.entries(STATUS_STYLES.submission).filter(([status]) => status !== "Unknown");
  expect(others.map(([, { icon }]) => icon)).not.toContain(look.icon);
});
