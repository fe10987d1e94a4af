import { screen, within } from "@testing-library/react";
import { renderPage } from "#test/render-page.tsx";
import { ClientsCard } from "./clients-card.tsx";
import type { Client } from "./clients.ts";

const client = {
  key: "USR#1",
  talent: { PK: "USR#1", SK: "USR#1", Data: { FirstName: "Maya", LastName: "Okafor" } },
  linked: true,
  open: 1_250,
  considered: 100_001,
  auditions: 0,
  booked: 0,
  next: null,
  percent: 90,
} as unknown as Client;

test.each([
  ["all submissions", false, ["1,250", "100,001", "–", "–"]],
  ["some of them", true, ["\u20661,250+\u2069", "\u2066100,000+\u2069", "\u20660+\u2069", "\u20660+\u2069"]],
] as const)("a client whose counts are of %s", async (_name, areFloors, figures) => {
  await renderPage(<ClientsCard clients={[client]} areFloors={areFloors} />, {
    texts: ["dashboard"],
    answers: {},
  });
  const row = screen.getByRole("row", { name: /Maya Okafor/ });
  const cells = within(row)
    .getAllByRole("cell")
    .map((cell) => cell.textContent);
  expect(cells.slice(0, 4)).toEqual(figures);
});
