import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { inLanguage } from "#test/render-page.tsx";
import { Pager } from "./pager.tsx";

const nowhere = () => undefined;

test.each([
  { what: "the only page", of: { page: 1, pages: 1, isLast: true }, place: null },
  {
    what: "the first of three",
    of: { page: 1, pages: 3, isLast: false },
    place: "Page 1 of 3",
    closed: "Previous",
  },
  {
    what: "the last of three",
    of: { page: 3, pages: 3, isLast: true },
    place: "Page 3 of 3",
    closed: "Next",
  },
  {
    what: "one of many that nobody counted",
    of: { page: 1_200, pages: null, isLast: false },
    place: "Page 1,200",
  },
])("$what says where one is, and leads only where there is something", async ({ of, place, closed }) => {
  await inLanguage("en", []);
  render(<Pager {...of} onChange={nowhere} />);
  if (place === null) {
    expect(screen.queryByRole("navigation")).not.toBeInTheDocument();
    return;
  }
  expect(screen.getByText(place)).toHaveAttribute("aria-current", "page");
  for (const name of ["Previous", "Next"])
    expect((screen.getByRole("button", { name }) as HTMLButtonElement).disabled).toBe(name === closed);
});

test("each button opens the page beside the one that is shown", async () => {
  await inLanguage("en", []);
  const pages: number[] = [];
  render(<Pager page={4} pages={9} isLast={false} onChange={(page) => pages.push(page)} />);
  const user = userEvent.setup();
  await user.click(screen.getByRole("button", { name: "Previous" }));
  await user.click(screen.getByRole("button", { name: "Next" }));
  expect(pages).toEqual([3, 5]);
});
