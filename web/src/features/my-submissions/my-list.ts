import type { MySubmissionsQueryVariables, StageCriteria } from "#gen/graphql.ts";
import { keyOf } from "#lib/graph/record-key.ts";
import type { QueryWords } from "#lib/use-query-state.ts";
import { PAGE_SIZE } from "./submission-documents.ts";

/** The stages of a submission in talent's words; `open` is everything that is neither booked nor past. */
export const TAB_NAMES = [
  "open",
  "submitted",
  "seen",
  "consideration",
  "audition",
  "availability",
  "booked",
  "past",
] as const;
export type Tab = (typeof TAB_NAMES)[number];

export const ORDERS = ["change", "deadline", "role"] as const;
export type Order = (typeof ORDERS)[number];

const SORTS: Readonly<Record<Order, string>> = { change: "Changed", deadline: "Deadline", role: "Role" };

/** The tab and the order that the address specifies. */
export function viewOf(address: QueryWords): { readonly tab: Tab; readonly order: Order } {
  return {
    tab: TAB_NAMES.find((one) => one === address.text("tab")) ?? "open",
    order: ORDERS.find((one) => one === address.text("sort")) ?? "change",
  };
}

/** The longest text that the server searches for. */
export const MAX_WORDS = 200;

/** The client whose submissions alone an agent's address shows; null for all. */
export function clientOf(address: QueryWords): string | null {
  const id = address.text("client");
  return id === "" ? null : keyOf("USR", id);
}

/** What the server is to list for an address, with these words. */
export function criteriaOf(address: QueryWords, words: string): StageCriteria {
  const { tab, order } = viewOf(address);
  const client = clientOf(address);
  const text = words.trim().slice(0, MAX_WORDS);
  return {
    ...(client && { UserId: client }),
    Stage: tab,
    ...(text && { Text: text }),
    SortOrder: SORTS[order],
    PageSize: PAGE_SIZE,
  };
}

/** The variables of the whole page for an address, with these words. */
export function variablesOf(address: QueryWords, words: string): MySubmissionsQueryVariables {
  const client = clientOf(address);
  return { criteria: criteriaOf(address, words), ...(client && { client }) };
}

type Stages = ReadonlyArray<{ readonly Stage: string; readonly Count: number }>;

/** How many submissions a tab has. */
export function countOf(stages: Stages, tab: Tab): number {
  return stages.find(({ Stage }) => Stage.toLowerCase() === tab)?.Count ?? 0;
}

/** Whether there is no submission at any stage. */
export function isNone(stages: Stages): boolean {
  return stages.every(({ Count }) => Count === 0);
}
