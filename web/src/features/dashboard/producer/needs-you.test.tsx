import { screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "#test/render-page.tsx";
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
