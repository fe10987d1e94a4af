import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { axe } from "jest-axe";
import { renderPage } from "#test/render-page.tsx";
import { AboutTab } from "../about-tab.tsx";

const SEAGULL = { Kind: "Theater", Title: "The Seagull", Part: "Nina", Company: "City Theaters", Year: 2024 };
const SLEEP = { Kind: "Film", Title: "Winter Sleep", Part: null, Company: null, Year: null };

/** The profile of someone with these credits, which saving replaces. */
async function openProfile(Credits: readonly object[]) {
  let credits = Credits;
  const me = () => ({
    PK: "USR#1",
    SK: "USR#1",
    Data: { FirstName: "Deniz", AgentLinks: [], Credits: credits, Training: [], HeightCm: null },
  });
  const page = await renderPage(<AboutTab />, {
    texts: ["profile", "profile-fields", "skills"],
    answers: {
      me,
      updateUserDemographics: me,
      saveCredits: ({ credits: sent }: { credits: { Credits: readonly object[] } }) => {
        credits = sent.Credits.map((one) => ({ ...SLEEP, ...one }));
        return me();
      },
    },
  });
  const section = await screen.findByRole("region", { name: "Credits" });
  return { ...page, section, user: userEvent.setup() };
}

test("a credit is added at the top, as its list is saved whole", async () => {
  const { section, user, callsOf, container } = await openProfile([SLEEP]);
  expect(within(section).getByText("Winter Sleep")).toBeVisible();
  await user.click(within(section).getByRole("button", { name: "Add a credit" }));
  const dialog = await screen.findByRole("dialog");
  await user.type(within(dialog).getByLabelText("Title"), "The Seagull");
  await user.click(within(dialog).getByLabelText("Kind"));
  await user.click(await screen.findByTitle("Theater"));
  await user.type(within(dialog).getByLabelText("Year (optional)"), "2024");
  await user.click(within(dialog).getByRole("button", { name: "Save" }));
  await waitFor(() =>
    expect(callsOf("SaveCredits")).toEqual([
      {
        credits: {
          PK: "USR#1",
          Credits: [
            { Title: "The Seagull", Kind: "Theater", Year: 2024 },
            { Title: "Winter Sleep", Kind: "Film" },
          ],
        },
      },
    ]),
  );
  expect(await within(section).findByText("Theater, 2024")).toBeVisible();
  expect(await axe(container)).toHaveNoViolations();
});

test("a credit that was deleted can be taken back", async () => {
  const { section, user, callsOf } = await openProfile([SEAGULL, SLEEP]);
  await user.click(within(section).getByRole("button", { name: "More about The Seagull" }));
  await user.click(await screen.findByRole("menuitem", { name: "Delete" }));
  expect(await screen.findByText("The Seagull was deleted.")).toBeVisible();
  expect(within(section).queryByText("The Seagull")).not.toBeInTheDocument();
  await user.click(screen.getByRole("button", { name: "Undo" }));
  expect(await within(section).findByText("The Seagull")).toBeVisible();
  expect(callsOf("SaveCredits")).toHaveLength(2);
});

test("a height is read in the reader's units and sent in centimeters; what is none stays in the field", async () => {
  const { user, callsOf } = await openProfile([]);
  const height = screen.getByLabelText("Exact height");
  await user.type(height, "tall{Enter}");
  expect(await screen.findByText("This must be a height, such as 5'11\" or 180 cm.")).toBeVisible();
  expect([callsOf("SaveDemographics").length, height]).toEqual([
    0,
    expect.objectContaining({ value: "tall" }),
  ]);
  await user.clear(height);
  await user.type(height, "5'11\"{Enter}");
  await waitFor(() =>
    expect(callsOf("SaveDemographics")).toEqual([{ demographic: { PK: "USR#1", HeightCm: 180 } }]),
  );
});

test("a language that no catalog has is written in one's own words", async () => {
  const { user, callsOf } = await openProfile([]);
  await user.type(screen.getByLabelText("Other languages"), "Turkish, Zazaki{Enter}");
  await waitFor(() =>
    expect(callsOf("SaveDemographics")).toEqual([
      { demographic: { PK: "USR#1", OtherLanguages: ["Turkish", "Zazaki"] } },
    ]),
  );
});
