import { screen, within } from "@testing-library/react";
import { axe } from "jest-axe";
import { renderPage, talent } from "#test/render-page.tsx";
import { WaitingPage } from "./waiting-page.tsx";

const person = (id: string, FirstName: string, more: object) => ({
  PK: "PRJ#1",
  SK: `SUB#7#${id}`,
  Data: {
    UserId: `USR#${id}`,
    FirstName,
    LastName: "Okafor",
    Project: { ProjectId: "PRJ#1", Name: "The Night Ferry" },
    Position: { PositionId: "ROLE#7", Name: "Captain" },
    Audition: null,
    AuditionExpiresAt: null,
    Request: null,
    ...more,
  },
});
const LISTS: Readonly<Record<string, object>> = {
  DecideRequest: {
    Total: 140,
    Submissions: [
      person("1", "Ann", {
        Request: { ExpiresAt: "2020-12-01T18:00:00Z", DecideBy: "2126-12-03T18:00:00Z" },
      }),
    ],
  },
  ChangeRequested: {
    Total: 1,
    Submissions: [
      person("2", "Bo", {
        Audition: { PK: "PRJ#1", SK: "AUD#3", Data: { StartsAt: "2126-12-02T18:00:00Z" } },
      }),
    ],
  },
  EndedRequest: {
    Total: 1,
    Submissions: [
      person("3", "Cy", { Request: { ExpiresAt: "2020-12-01T18:00:00Z", DecideBy: "2126-12-03T18:00:00Z" } }),
    ],
  },
};
type Given = { readonly criteria: { readonly Kind: string } };
const show = (getAuditionsToHandle: unknown) =>
  renderPage(<WaitingPage />, {
    texts: ["waiting"],
    viewer: { ...talent, roles: ["Production"] as const, companyKey: "COM#1" },
    answers: { getAuditionsToHandle },
  });

test("who waits is listed by what they wait for, each with the page that responds", async () => {
  const { container } = await show(({ criteria }: Given) => LISTS[criteria.Kind]);
  const decide = await screen.findByRole("region", { name: "Free on your dates: decide 140" });
  expect(within(decide).getByText(/^Decide by .*Dec 3/)).toBeVisible();
  expect(within(decide).getByText("The first 1 of 140")).toBeVisible();
  expect(within(decide).getByRole("link", { name: "Open: Ann Okafor" })).toHaveAttribute(
    "href",
    "/position-submission/1/7",
  );
  const times = screen.getByRole("region", { name: "Asking for another time 1" });
  expect(within(times).getByText(/^Instead of .*Dec 2/)).toBeVisible();
  expect(within(times).getByRole("link", { name: "Schedule: Bo Okafor" })).toHaveAttribute(
    "href",
    "/project-detail/1?tab=schedule",
  );
  const ended = screen.getByRole("region", { name: "Requests that expired in the last 7 days 1" });
  expect(within(ended).getByText(/^Expired .*Dec 1/)).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});
