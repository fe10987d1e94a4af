import { screen, waitFor } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { readXlsx, shownDate } from "#test/read-xlsx.ts";
import { renderPage } from "#test/render-page.tsx";
import { ExportButton } from "./export-button.tsx";

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

const role = (Rate: number, RateFrequency: string) => ({ PK: "P", SK: "R", Data: { Rate, RateFrequency } });
const project = (Name: string, roles: readonly object[]) => ({
  PK: `PRJ#${Name}`,
  SK: `PRJ#${Name}`,
  Data: {
    Name,
    FilmingBeginDate: "2027-03-14",
    SubmissionsDueBy: "2027-03-01T10:05:00Z",
    Positions: roles,
  },
});

const answers = {
  searchProjects: {
    Projects: [
      project("Ferry", [role(300, "Daily"), role(783, "Daily")]),
      project("Harbor", [role(300, "Daily"), role(20, "Hourly")]),
      project("Isle", []),
    ],
    After: null,
  },
};

async function saveAs(format: string): Promise<Blob> {
  const user = userEvent.setup();
  await renderPage(<ExportButton criteria={{}} />, { answers, texts: ["project-search"] });
  await user.click(screen.getByRole("button", { name: "Export" }));
  await user.click(await screen.findByRole("menuitem", { name: format }));
  await waitFor(() => expect(saved).toHaveLength(1));
  return saved[0] ?? new Blob();
}

test("an Excel file of projects has pay, days and links that can be sorted and opened", async () => {
  const { rows, links } = await readXlsx(await saveAs("Excel file"));
  const [titles = [], ...projects] = rows;
  const cell = (row: number, title: string) =>
    projects[row]?.[titles.findIndex(({ value }) => value === title)];
  const pay = (row: number) =>
    ["Lowest pay, USD", "Highest pay, USD", "Paid"].map((title) => cell(row, title)?.value);
  expect(pay(0)).toEqual([300, 783, "per day"]);
  // Units that differ cannot be compared.
  expect(pay(1)).toEqual([20, "", "per hour"]);
  expect(pay(2)).toEqual(["", "", ""]);
  expect(cell(0, "First filming day")).toMatchObject({ type: "number", format: "yyyy-mm-dd" });
  const due = cell(0, "Due");
  expect(due && shownDate(due)).toBe("2027-03-01 10:05");
  expect(links).toHaveLength(3);
});

test("the same columns make the CSV file", async () => {
  const [titles, first] = (await (await saveAs("CSV file")).text()).split("\r\n");
  expect(titles).toContain("Lowest pay, USD");
  expect(first).toContain(",300,783,per day,2027-03-14,");
});
