import { ApolloProvider } from "@apollo/client/react";
import { renderHook, screen, waitFor } from "@testing-library/react";
import type { ReactNode } from "react";
import { graphOver } from "#lib/graph/apollo.ts";
import { fakeGraph } from "#test/fake-graph.ts";
import { inLanguage, renderPage } from "#test/render-page.tsx";
import { snackbarStore } from "#ui/snackbar/snackbar-store.ts";
import { stopReel, useReelQueue } from "../reel/reel-store.ts";
import type { WallPage } from "../wall/use-wall-page.tsx";
import { PrintSheet } from "./print-sheet.tsx";
import { MAX_ON_A_SHEET } from "./read-everybody.ts";
import { useSheets } from "./use-sheets.tsx";

beforeEach(async () => {
  await inLanguage("en", ["submissions"]);
  snackbarStore.setState({ shown: [] });
});

/** The sheets of a wall with this many people, none of whom are loaded. */
function sheetsOf(count: number) {
  const people = Array.from({ length: count }, (_, index) => ({ PK: "PRJ#p", SK: `SUB#r#${index}` }));
  const { link } = fakeGraph({
    getPositionSubmissions: ({ criteria }: { criteria: { After?: string } }) => {
      // Pages as large as a sheet, since paging is not tested here.
      const from = Number(criteria.After ?? 0);
      const to = from + MAX_ON_A_SHEET;
      return {
        Submissions: people.slice(from, to),
        Total: count,
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
  const { result } = renderHook(() => useSheets(page, { name: "Captain", project: "Ferry" }), { wrapper });
  return result.current;
}

const notices = () => snackbarStore.getState().shown.map(({ variant, message }) => [variant, message]);

test("a printed sheet says who is left out", async () => {
  const sheets = sheetsOf(MAX_ON_A_SHEET + 500);
  sheets.print();
  const rest = "Only the first 2,000 of 2,500 people are included. Use filters to get the others.";
  await waitFor(() => expect(notices()).toEqual([["warning", rest]]));
  Object.assign(globalThis, { print: () => undefined });
  const sheet = (
    <PrintSheet title="Captain" project="Ferry" people={[]} rest={rest} onDone={() => undefined} />
  );
  await renderPage(sheet, { answers: {}, texts: ["submissions"] });
  expect(screen.getByText(rest)).toBeInTheDocument();
});

test("all reels of a wall are played, not only those loaded by scrolling", async () => {
  sheetsOf(120).play();
  const queue = renderHook(useReelQueue).result;
  await waitFor(() => expect(queue.current).toHaveLength(120));
  stopReel();
});
