import { createElement } from "react";
import { guestPages, openPages } from "#app/guest-pages.ts";
import { memberPages } from "#app/pages.ts";
import { fetchOver } from "#test/fake-graph.ts";
import type { Call, Fate, Rest } from "#test/fake-graph.ts";
import { filled } from "#test/filled.ts";
import { watchTexts } from "#test/missing-texts.ts";
import { renderPage } from "#test/render-page.tsx";
import type { Line } from "./line.ts";

export const allPages = [...memberPages, ...guestPages, ...openPages];

/** How many times in a row the page must look the same to be read: turns, since a busy machine has slow ones. */
const CALM_TURNS = 6;
const TURN_MS = 15;
const MAX_MS = 60_000;

const turn = () => new Promise((resolve) => setTimeout(resolve, TURN_MS));

/** Resolves once a condition holds and the page does not change any more; rejects with what it shows instead. */
async function calm(holds: () => boolean, what: string): Promise<void> {
  const start = performance.now();
  let shown = "";
  let turns = 0;
  while (turns < CALM_TURNS || !holds()) {
    if (performance.now() - start > MAX_MS) throw new Error(`Not ${what}: ${texts().join(" ")}`);
    await turn();
    turns = document.body.innerHTML === shown ? turns + 1 : 0;
    shown = document.body.innerHTML;
  }
}

/** Texts of the page, each as one node has it. */
function texts(): string[] {
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const found: string[] = [];
  while (walker.nextNode()) {
    const text = walker.currentNode.textContent?.trim() ?? "";
    if (text !== "" && walker.currentNode.parentElement?.tagName !== "STYLE") found.push(text);
  }
  return found;
}

const isBusy = () => document.querySelector("[aria-busy='true']") !== null;

/** What can be read on the page now. */
function look() {
  return {
    texts: texts(),
    text: texts().join(" "),
    titles: [...document.querySelectorAll("h1")].map((title) => title.textContent),
    /** What has failed; other alerts tell of the record. */
    alerts: [...document.querySelectorAll("[role='alert']")]
      .filter((alert) => alert.matches(".failure-line") || alert.querySelector(".state-block") !== null)
      .map((alert) => alert.textContent),
    isBusy: isBusy(),
    retries: [...document.querySelectorAll("button")].filter(
      ({ textContent }) => textContent === "Try again",
    ),
  };
}

export type Sight = ReturnType<typeof look>;

type Conduct = {
  readonly fateOf?: (operation: string) => Fate;
  /** A graph as full as it can be; or with nothing but what a new account has. */
  readonly graph?: "filled" | "new";
  readonly language?: string;
};

/** Members' pages have the landmark of the frame, others their own. */
const isInFrame = (path: string) => memberPages.some((page) => page.path === path);

/** Opens a page through its own line in the table of pages. */
export async function visit(line: Line, { fateOf, graph = "filled", language = "en" }: Conduct = {}) {
  const page = allPages.find(({ path }) => path === line.path);
  if (!page) throw new Error(`There is no page at ${line.path}.`);
  const element = createElement(await (line.load ?? page.load)());
  const missing = watchTexts();
  const isMember = isInFrame(page.path);
  const answers = (graph === "filled" ? line.answers : line.own) ?? {};
  const rest: { rest?: Rest } = graph === "filled" ? { rest: filled } : {};
  const conduct = { ...(fateOf && { fateOf }), ...rest };
  // Pages for everyone do not use Apollo.
  const fetched: Call[] = [];
  globalThis.fetch = fetchOver(answers, conduct, fetched);
  const view = await renderPage(
    [
      { path: page.path, element: isMember ? <main>{element}</main> : element },
      { path: "*", element: <h1>Elsewhere</h1> },
    ],
    {
      texts: page.texts,
      viewer: line.as,
      address: line.at,
      language,
      answers,
      graph: conduct,
      session: { state: () => (isMember ? "member" : "guest"), signIn: async () => undefined },
    },
  );
  return {
    missing,
    unmount: view.unmount,
    /** Names of the operations so far. */
    operations: () => [...view.calls, ...fetched].map(({ name }) => name),
    /** The page once it has stopped changing, waits for nothing unless it must, and says what failed if it must. */
    async sight({ busy = false, failed = false, until = [] as readonly string[] } = {}): Promise<Sight> {
      const holds = () =>
        isBusy() === busy &&
        (!failed || look().alerts.length > 0) &&
        until.every((text) => look().text.includes(text));
      await calm(holds, [busy ? "busy" : "at rest", ...(failed ? ["an alert"] : []), ...until].join(", "));
      return look();
    },
  };
}
