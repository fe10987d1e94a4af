import { jest } from "@jest/globals";
import { ApolloProvider } from "@apollo/client/react";
import { renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { graphOver } from "#lib/graph/apollo.ts";
import { fakeGraph } from "#test/fake-graph.ts";
import { inLanguage, renderPage } from "#test/render-page.tsx";
import { snackbarStore } from "#ui/snackbar/snackbar-store.ts";
import { COLUMNS } from "../table/columns.tsx";
import type { WallPage } from "../wall/use-wall-page.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { MAX_ON_A_SHEET } from "./read-everybody.ts";
import { useSheets } from "./use-sheets.tsx";

const { createObjectURL, revokeObjectURL } = URL;
const saved: Blob[] = [];
beforeEach(async () => {
  saved.length = 0;
  await inLanguage("en", ["submissions"]);
  snackbarStore.setState({ shown: [] });
  Object.assign(URL, {
    createObjectURL: (file: Blob) => {
      saved.push(file);
      return "#csv";
    },
    revokeObjectURL: () => undefined,
  });
});
afterEach(() => {
  Object.assign(URL, { createObjectURL, revokeObjectURL });
  jest.restoreAllMocks();
});

/** The sheets of a wall with this many people, none of whom are loaded. */
function sheetsOf(count: number, isFloor = false) {
  const people = Array.from({ length: count }, (_, index) => ({ PK: "PRJ#p", SK: `SUB#r#${index}` }));
  const { link, calls } = fakeGraph({
    getPositionSubmissions: ({ criteria }: { criteria: { After?: string } }) => {
      // Pages as large as a sheet, since paging is not tested here.
      const from = Number(criteria.After ?? 0);
      const to = from + MAX_ON_A_SHEET;
      return {
        Submissions: people.slice(from, to),
        Total: count,
        TotalIsFloor: isFloor,
        After: to < count ? String(to) : null,
      };
    },
  });
  const graph = graphOver([link]);
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <ApolloProvider client={graph}>{children}</ApolloProvider>
  );
  const page = {
    wall: { hasMore: true, items: [] },
    selected: { people: [] },
    criteria: { RoleId: "ROLE#r" },
  } as unknown as WallPage;
  const { result } = renderHook(() => useSheets(page, "Captain"), { wrapper });
  return { sheets: result.current, calls };
}

const notices = () => snackbarStore.getState().shown.map(({ variant, message }) => [variant, message]);

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
  const { sheets, calls } = sheetsOf(count, isFloor);
  sheets.csv();
  await waitFor(() => expect(notices()).toEqual([notice]));
  expect(saved).toHaveLength(1);
  expect(calls).toHaveLength(1);
});

test("a Turkish file is parted by semicolons, and says in which zone its times are", async () => {
  await inLanguage("tr", ["submissions"]);
  sheetsOf(1).sheets.csv();
  await waitFor(() => expect(saved).toHaveLength(1));
  const [head] = (await saved[0]?.text())?.split("\r\n") ?? [];
  expect(head?.split(";")).toHaveLength(COLUMNS.length + 1);
  expect(head).toMatch(/;Gönderildi;Saat dilimi$/);
});

test("a printed sheet says who is left out", async () => {
  const { sheets } = sheetsOf(MAX_ON_A_SHEET + 500);
  sheets.print();
  const rest = "Only the first 2,000 of 2,500 people are included. Use filters to get the others.";
  await waitFor(() => expect(notices()).toEqual([["warning", rest]]));
  Object.assign(globalThis, { print: () => undefined });
  const sheet = <PrintSheet title="Captain" people={[]} rest={rest} onDone={() => undefined} />;
  await renderPage(sheet, { answers: {}, texts: ["submissions"] });
  expect(screen.getByText(rest)).toBeInTheDocument();
});
