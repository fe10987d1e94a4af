import { render } from "@testing-library/react";
import { useRootMark } from "./use-root-mark.ts";

function Panel({ open = true }: { readonly open?: boolean }) {
  useRootMark("panel", open);
  return null;
}

const isMarked = () => document.documentElement.classList.contains("has-panel");

test("the root is marked while one of several is drawn", () => {
  const one = render(<Panel />);
  const other = render(<Panel />);
  expect(isMarked()).toBe(true);
  one.unmount();
  expect(isMarked()).toBe(true);
  other.unmount();
  expect(isMarked()).toBe(false);
});

test("the mark follows what is drawn", () => {
  const { rerender } = render(<Panel open={false} />);
  expect(isMarked()).toBe(false);
  rerender(<Panel />);
  expect(isMarked()).toBe(true);
  rerender(<Panel open={false} />);
  expect(isMarked()).toBe(false);
});
