import { render } from "@testing-library/react";
import { MediaImage } from "./media-image.tsx";

const imageOf = (small: string | null): HTMLImageElement | null =>
  render(<MediaImage url="/thumbnail" small={small} alt="" name="Ana Bell" />).container.querySelector("img");

test("the browser may choose between a picture's small rendition and its thumbnail", () => {
  expect(imageOf("/small")).toHaveAttribute("srcset", "/small 300w, /thumbnail 480w");
  expect(imageOf("/small")).toHaveAttribute("src", "/thumbnail");
});

test("a picture that was not made so small has one source", () => {
  expect(imageOf(null)).not.toHaveAttribute("srcset");
  expect(imageOf(null)).toHaveAttribute("src", "/thumbnail");
});

test("a poster without artwork is its title, never initials; a person's picture keeps them", () => {
  const imageOf = (shape: "poster" | "round") =>
    render(<MediaImage url={null} alt="Poster" name="Signal 🎬" shape={shape} />).container.querySelector(
      "[role=img]",
    );
  expect(imageOf("poster")).toHaveAttribute("data-title", "Signal 🎬");
  expect(imageOf("poster")).not.toHaveAttribute("data-initials");
  expect(imageOf("round")).toHaveAttribute("data-initials", "S🎬");
});
