import { jest } from "@jest/globals";
import { act, renderHook } from "@testing-library/react";
import { useSettled } from "./use-settled.ts";

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test("a value counts once it has rested, and none of the letters before it", () => {
  const seen: string[] = [];
  const { rerender } = renderHook(({ value }) => seen.push(useSettled(value)), {
    initialProps: { value: "" },
  });
  for (const value of ["h", "ha", "har"]) {
    rerender({ value });
    act(() => jest.advanceTimersByTime(199));
  }
  expect(new Set(seen)).toEqual(new Set([""]));
  act(() => jest.advanceTimersByTime(1));
  expect(new Set(seen)).toEqual(new Set(["", "har"]));
});
