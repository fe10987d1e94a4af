import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "#test/render-page.tsx";
import { inHours, options } from "../dashboard-screen.ts";
import type { Entry } from "./producer-work.ts";
import { TodayCard } from "./today-card.tsx";

const person = (id: number, from: number, to: number) => ({
  Id: `${id}`,
  Kind: "Audition",
  Date: "2026-11-22",
  StartsAt: inHours(from),
  EndsAt: inHours(to),
  Zone: null,
  Project: { ProjectId: "PRJ#1", Name: "Ferry" },
  Position: { PositionId: "ROLE#1", Name: "Captain" },
  User: { PK: `USR#${id}`, SK: `USR#${id}`, Data: { FirstName: `P${id}`, LastName: "Bell" } },
  Submission: {
    PK: "PRJ#1",
    SK: `SUB#1#${id}`,
    Data: { UserId: `USR#${id}`, AuditionStatus: "Confirmed", Round: 1, ViewerCan: [] },
  },
});

const open = (entries: readonly unknown[]) =>
  renderPage(<TodayCard entries={entries as readonly Entry[]} onChanged={() => undefined} />, {
    ...options,
    answers: {},
  });

const names = () =>
  [...document.querySelectorAll(".dash-card > .work-list a")].map(({ textContent }) => textContent);

test("a long day folds what is over, shows the next ones and says how many more there are", async () => {
  const over = [1, 2].map((id) => person(id, -3, -2));
  const ahead = [3, 4, 5, 6, 7, 8, 9, 10, 11, 12].map((id) => person(id, id, id + 1));
  await open([...over, ...ahead]);
  expect(names()).toEqual(["P3 Bell", "P4 Bell", "P5 Bell", "P6 Bell", "P7 Bell", "P8 Bell"]);
  const earlier = screen.getByText("2 earlier").closest("details");
  expect(earlier).not.toHaveAttribute("open");
  expect(earlier).toHaveTextContent("P1 Bell");
  await userEvent.setup().click(screen.getByRole("button", { name: "4 more" }));
  expect(names()).toHaveLength(10);
  expect(screen.queryByRole("button", { name: /more/ })).not.toBeInTheDocument();
});

test("at the end of the day what is over is open, and the link is called what it opens", async () => {
  await open([person(1, -3, -2)]);
  expect(screen.getByText("1 earlier").closest("details")).toHaveAttribute("open");
  expect(screen.getByRole("link", { name: "Auditions today: Calendar" })).toHaveAttribute(
    "href",
    "/calendar?view=day",
  );
});
