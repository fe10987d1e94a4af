import { expect, it } from "@jest/globals";
import { renderHook } from "@testing-library/react";
import { useLater } from "./use-later.ts";

it.each([1, 2, 3])("is false for %d drawings and then true", (steps) => {
  const seen: boolean[] = [];
  renderHook(() => {
    const isLater = useLater(steps);
    seen.push(isLater);
  });
  expect(seen).toEqual([...Array.from({ length: steps }, () => false), true]);
});
