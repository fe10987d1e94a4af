import { act } from "@testing-library/react";
import { refusal } from "#test/fake-graph.ts";
import type { Fate } from "#test/fake-graph.ts";
import { contentOf } from "./line.ts";
import type { Line, Reading } from "./line.ts";
import { visit } from "./visit.tsx";
import type { Sight } from "./visit.tsx";

const REFERENCE = "req-7";
const INTERNAL = refusal({ code: "INTERNAL", requestId: REFERENCE });
const FORBIDDEN = refusal({ code: "FORBIDDEN" });
const NOT_FOUND = refusal({ code: "NOT_FOUND" });

const SENTENCE = /\p{L}+\s+\p{L}+/u;
/** "0 projects", but not "0 / 10". */
const NONE = /(?:^|\s)0 \p{L}/u;

const NO_SUCH_PAGE = "This page doesn't exist, or you don't have access to it.";

type PageTexts = { readonly content: readonly string[]; readonly empty: readonly string[] };

const known = new Map<Line, Promise<PageTexts>>();

/** What the page says with its content, and what only a new account reads: untrue as long as nothing was read. */
function textsOn(line: Line): Promise<PageTexts> {
  const read = async () => {
    // First: parts that load late here are loaded with the content, so that their texts count as content.
    const empty = await visit(line, { graph: "new" });
    const nothing = await empty.sight();
    empty.unmount();
    const full = await visit(line);
    const content = await full.sight({ until: contentOf(line).there });
    full.unmount();
    return { content: content.texts, empty: nothing.texts.filter((text) => SENTENCE.test(text)) };
  };
  const texts = known.get(line) ?? read();
  known.set(line, texts);
  return texts;
}

function expectGone(texts: readonly string[], sight: Sight): void {
  expect(texts.filter((text) => sight.text.includes(text))).toEqual([]);
}

/** One title, and a text for everything. */
function expectSound(sight: Sight, missing: readonly string[]): void {
  expect(sight.titles).toEqual([expect.stringMatching(/\S/)]);
  expect(missing).toEqual([]);
}

/** Nothing is said to be empty, or none, that has not been read. */
function expectNoFalseEmpty({ content, empty }: PageTexts, sight: Sight): void {
  const only = sight.texts.filter((text) => !content.includes(text));
  expect(only.filter((text) => empty.includes(text) || NONE.test(text))).toEqual([]);
}

/** The content is there, and every query of the page is in its line. */
export async function checkContent(line: Line): Promise<void> {
  const page = await visit(line);
  const sight = await page.sight({ until: contentOf(line).there });
  expectSound(sight, page.missing);
  const named = typeof line.reads === "string" ? [] : Object.keys(line.reads);
  if (named.length > 0) expect(sight.alerts).toEqual([]);
  expect([...new Set(page.operations())].toSorted()).toEqual(named.toSorted());
}

/** While every query is pending, the page has its title and says that it loads. */
export async function checkLoading(line: Reading): Promise<void> {
  const texts = await textsOn(line);
  const page = await visit(line, { fateOf: () => "pending" });
  const isWaitedFor = Object.values(line.reads).some((cost) => cost !== "detail");
  const sight = await page.sight({ busy: isWaitedFor });
  expectSound(sight, page.missing);
  expectNoFalseEmpty(texts, sight);
  if (isWaitedFor) expect(sight.text).toContain("Loading...");
  expectGone(contentOf(line).there, sight);
  expect(sight.alerts).toEqual([]);
}

/** Every "Try again" of the page is pressed until none is left. */
async function retryAll(page: Awaited<ReturnType<typeof visit>>): Promise<Sight> {
  let sight = await page.sight();
  for (let round = 0; sight.retries.length > 0 && round < 5; round++) {
    for (const button of sight.retries) act(() => button.click());
    sight = await page.sight();
  }
  return sight;
}

/** Operations that fail, cost what their line says, and succeed when they are tried again. */
async function checkFailure(line: Reading, fate: Fate, failing = Object.keys(line.reads)): Promise<void> {
  const texts = await textsOn(line);
  let isBroken = true;
  const page = await visit(line, {
    fateOf: (name) => (isBroken && failing.includes(name) ? fate : "answered"),
  });
  const costs = failing.map((name) => line.reads[name]);
  const { there, gone } = contentOf(line, failing);
  const failed = costs.some((cost) => cost !== "detail");
  const sight = await page.sight({ until: there, failed });
  expectSound(sight, page.missing);
  expectNoFalseEmpty(texts, sight);
  expectGone(gone, sight);
  if (!failed) {
    expect(sight.alerts).toEqual([]);
    return;
  }
  expect(sight.alerts.length).toBeGreaterThan(0);
  for (const alert of sight.alerts) expect(alert).toContain("This couldn't be loaded");
  if (fate === INTERNAL) expect(sight.alerts[0]).toContain(`Reference: ${REFERENCE}`);
  expect(sight.retries).toHaveLength(sight.alerts.length);

  isBroken = false;
  const before = page.operations().length;
  await retryAll(page);
  const after = await page.sight({ until: contentOf(line).there });
  expect(after.alerts).toEqual([]);
  const again = new Set(page.operations().slice(before));
  expect(failing.filter((name) => line.reads[name] !== "detail" && !again.has(name))).toEqual([]);
}

/** No server is reached. */
export const checkUnreachable = (line: Reading) => checkFailure(line, "unreachable");
/** Everything fails on the server, which sends a reference. */
export const checkInternal = (line: Reading) => checkFailure(line, INTERNAL);
/** One query fails, and costs what its line says. */
export const checkAlone = (line: Reading, name: string) => checkFailure(line, INTERNAL, [name]);

/** The queries without which there is no page; of a page of parts, all. */
function decisiveOf({ reads }: Reading): string[] {
  const names = Object.keys(reads);
  const decisive = names.filter((name) => reads[name] === "page");
  return decisive.length > 0 ? decisive : names;
}

/** The viewer may not see it: the page says so and who could change that, or hides that it exists. */
export async function checkForbidden(line: Reading): Promise<void> {
  const words = await textsOn(line);
  const decisive = decisiveOf(line);
  const page = await visit(line, { fateOf: (name) => (decisive.includes(name) ? FORBIDDEN : "answered") });
  const explanation = line.hides ?? "If you think you should, ask an admin.";
  const sight = await page.sight({ until: [explanation] });
  expectSound(sight, page.missing);
  if (line.hides === undefined) expectNoFalseEmpty(words, sight);
  expectGone(contentOf(line, decisive).gone, sight);
  expect(sight.retries).toEqual([]);
}

/** There is no such record. */
export async function checkUnknown(line: Reading): Promise<void> {
  const decisive = decisiveOf(line);
  const isRefused = line.unknown === "NOT_FOUND";
  const page = await visit(
    { ...line, own: {} },
    {
      graph: isRefused ? "filled" : "new",
      fateOf: (name) => (isRefused && decisive.includes(name) ? NOT_FOUND : "answered"),
    },
  );
  const sight = await page.sight({ until: [line.hides ?? NO_SUCH_PAGE] });
  expectSound(sight, page.missing);
  expectGone(contentOf(line, decisive).gone, sight);
  expect(sight.alerts).toEqual([]);
  expect(sight.retries).toEqual([]);
}

/** A new account reads why there is nothing, and how to go on. */
export async function checkEmpty(line: Line): Promise<void> {
  if (typeof line.empty === "string") return;
  const { text, next } = line.empty;
  const page = await visit(line, { graph: "new" });
  const sight = await page.sight({ until: [text] });
  expectSound(sight, page.missing);
  expect(sight.alerts).toEqual([]);
  if (next === undefined) return;
  const ways = [...document.querySelectorAll("main a[href], main button")];
  expect(ways.map(({ textContent }) => textContent?.trim())).toContain(next);
}
