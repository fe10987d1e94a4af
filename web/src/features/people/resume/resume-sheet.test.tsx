import { screen, waitFor, within } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { renderPage } from "#test/render-page.tsx";
import { UserDetailPage } from "../user-detail-page.tsx";

const DENIZ = {
  PK: "USR#2",
  SK: "USR#2",
  Data: {
    FirstName: "Deniz",
    LastName: "Aksoy",
    UserRole: "Talent",
    Email: "deniz@example.com",
    AgeRange: "22-30",
    OtherAgeRanges: ["13-21"],
    HeightRange: "average",
    HeightCm: 172,
    OtherLanguages: ["Turkish"],
    Skills: ["Fencing"],
    LocationCity: "Istanbul",
    LocationCountry: "TR",
    Credits: [
      { Kind: "Theater", Title: "The Seagull", Part: "Nina", Company: "City Theaters", Year: 2024 },
      { Kind: "Film", Title: "Winter Sleep", Part: "Nihal", Company: "N. B. Ceylan", Year: null },
    ],
    Training: [{ Subject: "Acting, BA", School: "Mimar Sinan", Year: 2021 }],
  },
};
const JONAS = { PK: "USR#8", SK: "USR#8", Data: { FirstName: "Jonas", LastName: "Weber" } };

/** Presses Print resume on the page of a person, and returns the sheet as the printer had it. */
async function printed(Data: object): Promise<HTMLElement> {
  let sheet: HTMLElement | null = null;
  globalThis.print = () => {
    sheet = document.querySelector<HTMLElement>(".resume-sheet")?.cloneNode(true) as HTMLElement;
  };
  await renderPage(<UserDetailPage />, {
    texts: ["people", "profile-fields", "skills"],
    path: "/user-detail/:id",
    address: "/user-detail/2",
    answers: { getUserById: { ...DENIZ, Data: { ...DENIZ.Data, ...Data } } },
  });
  await userEvent.click(await screen.findByRole("button", { name: "Print resume" }));
  await waitFor(() => expect(sheet).not.toBeNull());
  return sheet as unknown as HTMLElement;
}

test("a resume has the facts with units, credits by kind, training, skills and the own contact", async () => {
  const sheet = await printed({});
  const headings = [...sheet.querySelectorAll("h1, h2")].map(({ textContent }) => textContent);
  expect(headings).toEqual(["Deniz Aksoy", "Film", "Theater", "Training"]);
  const text = sheet.textContent ?? "";
  for (const words of ["5'8\" (172 cm)", "Istanbul, Türkiye", "Turkish", "Fencing", "22–30", "13–21"])
    expect(text).toContain(words);
  expect(text).toContain("deniz@example.com");
  expect(text).not.toContain("5'7\" to 6'");
  expect(text).not.toContain("Weight");
  const row = within(sheet).getByText("The Seagull").closest("li");
  expect([...(row?.children ?? [])].map(({ textContent }) => textContent)).toEqual([
    "The Seagull",
    "Nina",
    "City Theaters",
    "2024",
  ]);
  await waitFor(() => expect(document.querySelector(".resume-sheet")).toBeNull());
});

test("of someone with an agent the agent is called, and nobody else", async () => {
  const text = (await printed({ Agent: JONAS })).textContent ?? "";
  expect(text).toContain("Jonas Weber");
  expect(text).not.toContain("deniz@example.com");
});

const CONTACT = { PhoneNumber: "+14155550123", Email: "jonas@example.com" };

test.each([
  ["shares", CONTACT, [expect.stringMatching(/415.*0123 · jonas@example\.com$/)]],
  ["keeps to themselves", {}, []],
])("the agency is on the sheet, with the contact that its agent %s", async (_what, contact, more) => {
  const agency = { Company: { PK: "CMP#1", SK: "CMP#1", Data: { Name: "Weber Talent" } } };
  const sheet = await printed({ Agent: { ...JONAS, Data: { ...JONAS.Data, ...agency, ...contact } } });
  const lines = [...sheet.querySelectorAll("header p")].map(({ textContent }) => textContent);
  expect(lines).toEqual(["Represented by Jonas Weber", "Weber Talent", ...more]);
});
