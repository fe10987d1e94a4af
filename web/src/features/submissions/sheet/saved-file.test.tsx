import { jest } from "@jest/globals";
import { waitFor } from "@testing-library/react";
import { snackbarStore } from "#ui/snackbar/snackbar-store.ts";
import { readXlsx, shownDate } from "#test/read-xlsx.ts";
import { renderPage } from "#test/render-page.tsx";
import { producer, submission } from "#test/wall.tsx";
import { MAX_ON_A_SHEET } from "./read-everybody.ts";
import { SavedFile } from "./saved-file.tsx";

const saved: Blob[] = [];
beforeEach(() => {
  saved.length = 0;
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      saved.push(file);
      return "#file";
    },
    revokeObjectURL: () => undefined,
  });
});

type Given = Partial<Omit<Parameters<typeof SavedFile>[0], "onDone">> & {
  readonly people: readonly object[];
  readonly isFloor?: boolean;
  readonly language?: string;
};

/** Saves a file of these people, in pages as large as a sheet. */
async function save({ people, isFloor = false, language = "en", ...given }: Given) {
  const onDone = jest.fn();
  const answers = {
    getPositionSubmissions: ({ criteria }: { criteria: { After?: string } }) => {
      const from = Number(criteria.After ?? 0);
      const to = from + MAX_ON_A_SHEET;
      return {
        Submissions: people.slice(from, to),
        Total: people.length,
        TotalIsFloor: isFloor,
        After: to < people.length ? String(to) : null,
      };
    },
  };
  const file = (
    <SavedFile
      format="csv"
      title="Captain"
      criteria={{ RoleId: "ROLE#r" }}
      wanted={null}
      onDone={onDone}
      {...given}
    />
  );
  const texts = ["submissions", "submission-file", "requests"] as const;
  const page = await renderPage(file, { answers, texts, language, viewer: producer });
  await waitFor(() => expect(onDone).toHaveBeenCalledTimes(1));
  return page;
}

/** The lines of the saved CSV file, each by its cells. */
async function csvLines(separator = ","): Promise<readonly string[][]> {
  const lines = (await saved[0]?.text())?.trimEnd().split("\r\n") ?? [];
  return lines.map((line) => line.split(separator));
}

const notices = () => snackbarStore.getState().shown.map(({ variant, message }) => [variant, message]);
const crowd = (count: number) =>
  Array.from({ length: count }, (_, index) => ({ PK: "PRJ#p", SK: `SUB#r#${index}` }));

test.each([
  ["everybody", 3, false, ["success", "3 people saved as CSV."]],
  [
    "the first of very many",
    MAX_ON_A_SHEET + 500,
    false,
    ["warning", "Only the first 2,000 of 2,500 people are included. Use filters to get the others."],
  ],
  [
    "the first of more than were counted",
    MAX_ON_A_SHEET + 1,
    true,
    ["warning", "Only the first 2,000 of 2,001+ people are included. Use filters to get the others."],
  ],
] as const)("a file of %s says who is in it", async (_what, count, isFloor, notice) => {
  const { calls } = await save({ people: crowd(count), isFloor });
  expect(notices()).toEqual([notice]);
  expect(saved).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test("only those who are selected are saved, and no page after the last of them is read", async () => {
  const { calls } = await save({
    people: crowd(MAX_ON_A_SHEET + 1),
    wanted: new Set(["SUB#r#3", "SUB#r#7"]),
  });
  expect(notices()).toEqual([["success", "2 people saved as CSV."]]);
  expect(await csvLines()).toHaveLength(3);
  expect(calls).toHaveLength(1);
});

const agent = (email: string | null, phone: string | null) => ({
  PK: "USR#a",
  SK: "USR#a",
  Data: {
    FirstName: "Avi",
    LastName: "Stern",
    UserRole: "Agent",
    Email: email,
    PhoneNumber: phone,
    Company: null,
  },
});

const ana = submission({ id: "1", name: "Ana Bell", status: "Offered", groups: [], met: 1 });
const sentByAgent = {
  ...ana,
  Data: {
    ...ana.Data,
    SubmissionDate: "2026-11-21T12:00:00Z",
    RepresentationName: "Stern Talent",
    CreatedBy: agent("avi@stern.test", "+12125550142"),
    Comments: "Free all July",
    User: {
      PK: "USR#1",
      SK: "USR#1",
      Data: { Email: "ana@x.test", PhoneNumber: "+905321234567", LocationCity: "Seattle" },
    },
    Request: {
      Kind: "Offer",
      Dates: ["2027-07-01", "2027-07-02"],
      Fee: 1250.5,
      Currency: "EUR",
      FeeUnit: "Daily",
      Terms: "Online, two years",
      TermsVersion: "1",
      Cancellation: null,
    },
  },
};

/** The cells of the first person in the saved Excel file, by their titles. */
async function cellsOf() {
  const sheet = await readXlsx(saved[0] ?? new Blob());
  const [titles = [], cells = []] = sheet.rows;
  return { sheet, byTitle: new Map(titles.map(({ value }, index) => [value, cells[index]])) };
}

test("an Excel file holds how to reach people, their note, what was offered, and a link", async () => {
  await save({ people: [sentByAgent], format: "xlsx" });
  const { sheet, byTitle } = await cellsOf();
  const held = [...byTitle].map(([title, cell]) => [
    title,
    title === "Sent" && cell ? shownDate(cell) : cell?.value,
  ]);
  expect(Object.fromEntries(held)).toMatchObject({
    Name: "Ana Bell",
    "Criteria met": 1,
    Criteria: 2,
    Email: "ana@x.test",
    Phone: "+90 532 123 45 67",
    Agent: "Avi Stern",
    Agency: "Stern Talent",
    "Agent's email": "avi@stern.test",
    "Agent's phone": "+1 212 555 0142",
    Note: "Free all July",
    Fee: 1250.5,
    Currency: "EUR",
    "Fee unit": "per day",
    Terms: "Online, two years",
    "Cancellation terms": "No terms recorded",
    Link: `${location.origin}/position-submission/1/r`,
  });
  expect(byTitle.get("Fee")?.format).toBe("#,##0.00");
  expect(sheet.links).toHaveLength(1);
});

test("what the reader may not see is an empty cell", async () => {
  const Data = { ...sentByAgent.Data, CreatedBy: agent(null, null), User: null };
  await save({ people: [{ ...sentByAgent, Data }], format: "xlsx" });
  const { byTitle } = await cellsOf();
  for (const title of ["Email", "Phone", "Agent's email", "Agent's phone"])
    expect([title, byTitle.get(title)?.value]).toEqual([title, ""]);
  expect(byTitle.get("Agent")?.value).toBe("Avi Stern");
});

test("a Turkish file is parted by semicolons, and says in which zone its times are", async () => {
  await save({ people: [sentByAgent], language: "tr" });
  const [head, person] = await csvLines(";");
  expect(head?.slice(0, 3)).toEqual(["Ad", "Karşılanan ölçüt", "Ölçüt"]);
  expect(head?.slice(-3)).toEqual(["Gönderildi", "Saat dilimi", "Bağlantı"]);
  expect(person?.slice(0, 3)).toEqual(["Ana Bell", "1", "2"]);
  expect(person).toContain("1250,5");
});

test("an Arabic file runs from right to left", async () => {
  await save({ people: [sentByAgent], language: "ar", format: "xlsx" });
  const { sheet, byTitle } = await cellsOf();
  expect(sheet.rightToLeft).toBe(true);
  expect(byTitle.get("الأجر")?.value).toBe(1250.5);
});
