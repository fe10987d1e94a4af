import type { ComponentType } from "react";
import type { Viewer } from "#lib/session/viewer.tsx";
import type { Answers } from "#test/fake-graph.ts";
import { talent } from "#test/render-page.tsx";

/**
 * What a failed query costs: the content of the page; a part of it, which says so and can be loaded again; or a detail
 * that is left out until the query succeeds.
 */
type Cost = "page" | "part" | "detail";

/** Why a page has no query: it only has words, a form, or another address to go to. */
type Still = "words" | "form" | "redirect";

/** Why a page cannot be empty: what it shows is one record, settings, or days, which exist without entries. */
type NeverEmpty = Still | "record" | "settings" | "days";

/** Why there is nothing unknown at an address: it names no record, or the viewer's own. */
type NeverUnknown = Still | "list" | "own";

/** A page at an address, and its states. */
export type Line = {
  /** The pattern of the page in its list. */
  readonly path: string;
  readonly at: string;
  readonly as: Viewer;
  /** Texts that are there only if a query has succeeded, by query; a single text is that of the first one. */
  readonly shows: string | Readonly<Record<string, string>>;
  /** Every query of the page, with what its failure costs, the most costly first. */
  readonly reads: Readonly<Record<string, Cost>> | Still;
  /** What a new account reads, and the name of the link or button to go on with, if there is one. */
  readonly empty: { readonly text: string; readonly next?: string } | NeverEmpty;
  /** How the server answers about a record that does not exist. */
  readonly unknown: "null" | "NOT_FOUND" | NeverUnknown;
  /** Said alike of what does not exist and of what the viewer may not see, where that must not be told apart. */
  readonly hides?: string;
  /** The page itself, where what its table loads around it works only in Vite. */
  readonly load?: () => Promise<ComponentType>;
  /** Answers where a filled graph does not show the content. */
  readonly answers?: Answers;
  /** What a new account has. */
  readonly own?: Answers;
};

export type Reading = Line & { readonly reads: Exclude<Line["reads"], string> };

/** Whether the page reads anything. */
export function isReading(line: Line): line is Reading {
  return typeof line.reads !== "string";
}

/** What the page shows while these queries fail, and what it does not. */
export function contentOf(line: Line, failing: readonly string[] = []) {
  const { reads, shows } = line;
  if (typeof reads === "string") return { there: [String(shows)], gone: [] };
  const [first = ""] = Object.keys(reads);
  const all = Object.entries(typeof shows === "string" ? { [first]: shows } : shows);
  const isLost = (name: string) => failing.includes(name) || failing.some((one) => reads[one] === "page");
  return {
    there: all.filter(([name]) => !isLost(name)).map(([, text]) => text),
    gone: all.filter(([name]) => isLost(name)).map(([, text]) => text),
  };
}

export const TALENT: Viewer = talent;
export const AGENT: Viewer = { ...talent, roles: ["Agent"] };
export const PRODUCER: Viewer = { ...talent, roles: ["Production"], companyKey: "CMP#1" };
export const ADMIN: Viewer = { ...talent, roles: ["Admin"], companyKey: "CMP#1" };
export const NEWCOMER: Viewer = { ...talent, roles: [], registered: false };
