import { render, screen } from "@testing-library/react";
import { FilmStill } from "./film-still.tsx";

const still = () => document.querySelector("img, video")?.getAttribute("src");

test.each([
  ["its picture", { thumbnail: "/still.webp", url: "/film.webm" }, "/still.webp"],
  ["else its first second", { thumbnail: null, url: "/film.webm?sign=1" }, "/film.webm?sign=1#t=1"],
  ["else letters of the name", { thumbnail: null, url: null }, undefined],
])("a film is shown by %s", (_what, film, src) => {
  render(<FilmStill {...film} name="Maya Okafor" />);
  expect(still()).toBe(src);
  expect(screen.queryByRole("img")).not.toBeInTheDocument();
});
