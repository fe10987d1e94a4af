import { screen, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { MinorsPage } from "./minors-page.tsx";

const person = (id: string, FirstName: string, LastName: string) => ({
  PK: `USR#${id}`,
  SK: `USR#${id}`,
  Data: { FirstName, LastName },
});
const link = {
  PK: "LNK#7",
  SK: "LNK#7",
  Data: {
    AcceptedAt: "2026-11-20T10:00:00Z",
    Agent: person("2", "Ida", "Stone"),
    Talent: person("3", "Bo", "Cruz"),
  },
};
const show = (answers: object) =>
  renderPage(<MinorsPage />, {
    texts: ["moderation"],
    viewer: { ...talent, roles: ["Admin"] as const },
    answers: {
      getMinorsToReview: { Links: [link], TooYoung: [person("4", "Ana", "Bell")] },
      acceptAgentLink: link,
      endAgentLink: { Status: "OK" },
      ...answers,
    },
  });

test("a minor's link to an agent is confirmed, or ended, after a question; who is too young is listed", async () => {
  const { callsOf, container } = await show({});
  const user = userEvent.setup();
  const row = await screen.findByRole("row", { name: /Bo Cruz Ida Stone/ });
  expect(screen.getByRole("link", { name: "Ana Bell" })).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
  await user.click(within(row).getByRole("button", { name: "Confirm" }));
  const first = await screen.findByRole("dialog", { name: "Confirm Ida Stone for Bo Cruz?" });
  await user.click(within(first).getByRole("button", { name: "Confirm" }));
  expect(await screen.findByText("The link has begun.")).toBeVisible();
  expect(callsOf("ConfirmAgentLink")).toEqual([{ linkId: "LNK#7" }]);
  await user.click(within(row).getByRole("button", { name: "End" }));
  const second = await screen.findByRole("dialog", { name: "End the link of Ida Stone and Bo Cruz?" });
  await user.click(within(second).getByRole("button", { name: "End" }));
  expect(await screen.findByText("The link has ended.")).toBeVisible();
  expect(callsOf("EndMinorsLink")).toEqual([{ linkId: "LNK#7" }]);
});

test("nothing to review says so", async () => {
  await show({ getMinorsToReview: { Links: [], TooYoung: [] } });
  expect(await screen.findByText("Nothing to review")).toBeVisible();
});

test("a page that may not be read says why", async () => {
  await show({ getMinorsToReview: refusal({ code: "FORBIDDEN", rule: "ROLE" }) });
  expect(await screen.findByText("You don't have access to this page")).toBeVisible();
});
