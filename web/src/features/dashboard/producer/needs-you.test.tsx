import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage, talent } from "#test/render-page.tsx";
import { NeedsYou } from "./needs-you.tsx";
import type { Work } from "./producer-work.ts";

const AGAIN = { again: () => undefined };
const ALL = { unread: 0, more: () => undefined, ...AGAIN };

const letter = (index: number) =>
  ({
    kind: "letter",
    letter: {
      SK: `CNV#${index}`,
      Data: {
        Receiver: { FirstName: "Person", LastName: `${index}` },
        Subject: "Sides",
        Message: "Thank you",
      },
    },
  }) as unknown as Work;

test("further items show after one click", async () => {
  const work = Array.from({ length: 7 }, (_, index) => letter(index));
  await renderPage(<NeedsYou work={work} rest={ALL} auditions={AGAIN} />, {
    texts: ["dashboard", "mail"],
    answers: {},
  });
  expect(await screen.findAllByRole("listitem")).toHaveLength(5);
  await userEvent.click(screen.getByRole("button", { name: "2 more" }));
  expect(screen.getAllByRole("listitem")).toHaveLength(7);
  expect(screen.queryByRole("button", { name: /more/ })).not.toBeInTheDocument();
});

test.each([
  ["COM#1", "/waiting-for-you"],
  [null, undefined],
])(
  "a member of company %s is led to the list of everyone who is waiting: %s",
  async (companyKey, address) => {
    await renderPage(<NeedsYou work={[letter(1)]} rest={ALL} auditions={AGAIN} />, {
      texts: ["dashboard", "mail"],
      viewer: { ...talent, roles: ["Production"], companyKey },
      answers: {},
    });
    await screen.findByRole("listitem");
    const link = screen.queryByRole("link", { name: "Needs you: Everyone waiting" });
    expect(link?.getAttribute("href")).toBe(address);
  },
);
