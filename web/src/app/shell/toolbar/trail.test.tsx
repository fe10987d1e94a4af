import { screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { renderPage, talent } from "#test/render-page.tsx";
import { PageHeader } from "#ui/page/page-header.tsx";
import type { Stop } from "#ui/page/place.ts";
import { Trail } from "./trail.tsx";

const producer = { ...talent, roles: ["Production"] as const };
const above = [{ text: "The Long Night", link: "/project-detail/7" }];

const open = (address: string, title: string, stops?: readonly Stop[]) =>
  renderPage(
    <>
      <Trail />
      <PageHeader title={title} {...(stops && { above: stops })} />
    </>,
    { texts: [], address, viewer: producer, answers: {} },
  );

const links = (trail: HTMLElement) =>
  within(trail)
    .queryAllByRole("link")
    .map((link) => [link.textContent, link.getAttribute("href")]);

test.each([
  [
    "a page of a project",
    "/position-submissions/3/7",
    "Dell",
    above,
    [
      ["Your projects", "/projects"],
      ["The Long Night", "/project-detail/7"],
    ],
  ],
  ["a section itself", "/projects", "Your projects", undefined, []],
  ["a page that no section leads to", "/user-detail/1", "Maya Okafor", undefined, [["User search", "/user"]]],
])("%s", async (_what, address, title, stops, expected) => {
  const { container } = await open(address, title, stops);
  const trail = await screen.findByRole("navigation", { name: "You are here" });
  expect(links(trail)).toEqual(expected);
  expect(within(trail).getByText(title).closest("[aria-current=page]")).toBeInTheDocument();
  expect(document.title).toBe(`${title} · Callboard`);
  expect(await axe(container)).toHaveNoViolations();
});
