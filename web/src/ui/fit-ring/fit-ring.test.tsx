import { render, screen } from "@testing-library/react";
import { inLanguage } from "#test/render-page.tsx";
import { FitRing, arcsOf } from "./fit-ring.tsx";

test.each([
  [0, 4, [false, false, false, false]],
  [3, 4, [true, true, true, false]],
  [1, 2, [true, false]],
  [0, 1, [false]],
])("%i of %i is drawn as %j", (met, of, expected) => {
  expect(arcsOf({ met, of }).map(({ isMet }) => isMet)).toEqual(expected);
});

test("of many criteria the met part is one arc, and no arc is empty", () => {
  expect(arcsOf({ met: 5, of: 9 }).map(({ isMet }) => isMet)).toEqual([false, true]);
  expect(arcsOf({ met: 0, of: 9 }).map(({ isMet }) => isMet)).toEqual([false]);
  for (const { path } of arcsOf({ met: 5, of: 9 })) expect(path).not.toMatch(/NaN/);
});

test("it says in words what it shows, and nothing where nothing is required", async () => {
  await inLanguage("en", ["frame"]);
  const { container, rerender } = render(<FitRing met={4} of={5} />);
  const ring = screen.getByRole("img", { name: "Fits 4 of 5" });
  expect(ring.parentElement).toHaveAttribute("title", "Fits 4 of 5");
  expect(ring.querySelector(".fit-ring-check")).toBeNull();
  rerender(<FitRing met={5} of={5} />);
  expect(screen.getByRole("img", { name: "Fits 5 of 5" }).querySelector(".fit-ring-check")).not.toBeNull();
  rerender(<FitRing met={0} of={0} />);
  expect(container).toBeEmptyDOMElement();
});
