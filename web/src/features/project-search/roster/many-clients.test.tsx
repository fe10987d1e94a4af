import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { refusal } from "#test/fake-graph.ts";
import { renderPage, talent } from "#test/render-page.tsx";
import { ProjectSearchPage } from "../project-search-page.tsx";
import { responses, ferry, options } from "../search-answers.ts";

const NAMES = ["Ada", "Ben", "Cem", "Dua", "Élan", "Fay", "Gus", "Hal", "Ida"];

const links = NAMES.map((FirstName, index) => {
  const PK = `USR#1${index}`;
  return {
    PK: `LNK#${index}`,
    SK: `LNK#${index}`,
    Data: { Status: "Linked", Talent: { PK, SK: PK, Data: { FirstName, LastName: "Reed" } } },
  };
});

/** As the server orders them: Ida, who fits, the others, who meet nothing, and Hal, who has the role already. */
const ORDERED = [...links.slice(8), ...links.slice(0, 8)];
const clientFits = (isHalSubmitted = true) => ({
  Clients: ORDERED.map(({ Data: { Talent } }) => ({
    Talent: { PK: Talent.PK, SK: Talent.SK },
    Fit: { Met: Talent.PK === "USR#18" ? 1 : 0, Of: 1, Criteria: [] },
    Submission:
      Talent.PK === "USR#17" && isHalSubmitted
        ? { PK: "PRJ#1", SK: "SUB#7#17", Data: { BookingStatus: "Viewed" } }
        : null,
  })),
});
const roleWith = (ClientFits: unknown) => ({
  ...ferry.Data.Positions[0],
  Data: { ...ferry.Data.Positions[0]?.Data, Fit: null, ClientFits },
});
const role = roleWith(clientFits());
const project = { ...ferry, Data: { ...ferry.Data, Positions: [role] } };

// What was typed in one test is no draft for the next.
beforeEach(() => localStorage.clear());

async function renderSheet(more: object = {}, address = "/project-search?project=1") {
  const { callsOf } = await renderPage(<ProjectSearchPage />, {
    ...options,
    address,
    viewer: { ...talent, key: "USR#9", roles: ["Agent"] },
    answers: {
      ...responses,
      me: { PK: "USR#9", SK: "USR#9", Data: { AgentLinks: links } },
      getProjectById: project,
      ...more,
    },
  });
  const user = userEvent.setup();
  if (!address.includes("submit"))
    await user.click(await screen.findByRole("button", { name: "Submit clients for Captain Elif" }));
  const sheet = within(await screen.findByRole("dialog"));
  const box = (name: string) => sheet.getByRole("checkbox", { name: `${name} Reed` });
  const chosen = () =>
    NAMES.filter((name) => {
      const found = sheet.queryByRole("checkbox", { name: `${name} Reed` });
      return found instanceof HTMLInputElement && found.checked;
    });
  return { user, sheet, box, chosen, callsOf };
}

test("a roster takes one request, whoever fits comes first, and who is submitted comes last", async () => {
  const { sheet, box, callsOf } = await renderSheet();
  await waitFor(() => expect(box("Hal")).toBeDisabled());
  const names = sheet.getAllByRole("checkbox").map((one) => (one as HTMLInputElement).dataset["client"]);
  expect([names[0], names.at(-1)]).toEqual(["USR#18", "USR#17"]);
  expect(callsOf("RosterStandings")).toEqual([{ id: "PRJ#1" }]);
  expect(screen.getByText("1 client fits · 1 submitted")).toBeInTheDocument();
});

test("clients are found by name, and Enter chooses the first", async () => {
  const { user, sheet, chosen } = await renderSheet();
  const field = sheet.getByRole("searchbox", { name: "Find a client" });
  await waitFor(() => expect(field).toHaveFocus());
  await user.keyboard("elan");
  expect(sheet.getAllByRole("checkbox")).toHaveLength(1);
  await user.keyboard("{Enter}");
  expect(field).toHaveValue("");
  expect(chosen()).toEqual(["Élan"]);
  await user.keyboard("nobody");
  expect(sheet.getByText("No clients match.")).toBeVisible();
  await user.keyboard("{Enter}");
  expect(screen.getByRole("dialog")).toBeVisible();
});

test("Shift chooses a range, by mouse and by the arrow keys, and leaves out who is submitted", async () => {
  const { user, sheet, box, chosen } = await renderSheet();
  await waitFor(() => expect(box("Hal")).toBeDisabled());
  await user.click(box("Ada"));
  await user.keyboard("{Shift>}");
  await user.click(box("Cem"));
  await user.keyboard("{/Shift}");
  expect(chosen()).toEqual(["Ada", "Ben", "Cem"]);
  expect(box("Cem")).toHaveFocus();
  await user.keyboard("{ArrowDown}");
  expect(chosen()).toEqual(["Ada", "Ben", "Cem"]);
  await user.keyboard("{Shift>}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{/Shift}");
  expect(chosen()).toEqual(["Ada", "Ben", "Cem", "Dua", "Élan", "Fay", "Gus"]);
  await user.click(sheet.getByText("Chosen 7"));
  expect(sheet.getAllByRole("checkbox")).toHaveLength(7);
});

test("all who fit are chosen at once, and a reopened sheet still has them", async () => {
  const { user, sheet, chosen } = await renderSheet();
  await user.click(await sheet.findByRole("button", { name: "Choose 1 who fits" }));
  expect(chosen()).toEqual(["Ida"]);
  await user.click(sheet.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.click(screen.getByRole("button", { name: "Submit clients for Captain Elif" }));
  const again = within(await screen.findByRole("dialog"));
  expect(again.getByRole("checkbox", { name: "Ida Reed" })).toBeChecked();
});

test("a fit that cannot be read is said, and clients can be chosen without it", async () => {
  let isAway = true;
  const { user, sheet, box, chosen } = await renderSheet({
    getProjectById: {
      ...project,
      Data: {
        ...project.Data,
        Positions: [
          roleWith(() => {
            if (isAway) throw refusal({ code: "INTERNAL", requestId: "req-7" });
            return clientFits();
          }),
        ],
      },
    },
  });
  expect(await sheet.findByText("How your clients fit")).toBeVisible();
  await user.click(box("Ada"));
  expect(chosen()).toEqual(["Ada"]);
  isAway = false;
  await user.click(sheet.getByRole("button", { name: "Try again" }));
  await waitFor(() => expect(box("Hal")).toBeDisabled());
  expect(sheet.queryByText("How your clients fit")).not.toBeInTheDocument();
});

test("what was sent is known at once, from a second request", async () => {
  let isSubmitted = false;
  const { user, sheet, box } = await renderSheet({
    getProjectById: () => ({
      ...project,
      Data: { ...project.Data, Positions: [roleWith(clientFits(isSubmitted))] },
    }),
    submitToPosition: () => {
      isSubmitted = true;
      return { PK: "PRJ#1", SK: "SUB#7#17", Data: { BookingStatus: "Submitted" } };
    },
  });
  await sheet.findByRole("button", { name: "Choose 1 who fits" });
  expect(box("Hal")).toBeEnabled();
  await user.click(box("Hal"));
  await user.click(sheet.getByRole("button", { name: "Send submission" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  await user.click(screen.getByRole("button", { name: "Submit clients for Captain Elif" }));
  const again = within(await screen.findByRole("dialog"));
  await waitFor(() => expect(again.getByRole("checkbox", { name: "Hal Reed" })).toBeDisabled());
});

test("a link opens the sheet of its role, and closing it keeps it closed", async () => {
  const { user, sheet } = await renderSheet({}, "/project-search?project=1&position=7&submit=1");
  expect(await sheet.findByText("Submit clients for Captain Elif")).toBeVisible();
  await user.click(sheet.getByRole("button", { name: "Close" }));
  await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeInTheDocument());
  expect(screen.getByRole("button", { name: "Show less of Captain Elif" })).toHaveFocus();
});
