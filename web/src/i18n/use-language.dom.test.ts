import { act, renderHook } from "@testing-library/react";
import { changeLanguage, startTexts } from "./i18n.ts";
import { useLanguage } from "./use-language.ts";

test("it follows the language that is shown", async () => {
  await startTexts("en");
  const { result } = renderHook(() => useLanguage());
  expect(result.current).toBe("en");
  await act(() => changeLanguage("tr"));
  expect(result.current).toBe("tr");
});
