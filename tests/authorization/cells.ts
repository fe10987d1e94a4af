import type { GraphAnswer } from "../support/graph.ts";
import { PROJECT_STATES, type ActorName, type Cell } from "./contract.ts";

/** True for `ok`, `ok:<view>` and `filtered`. */
export const isGranted = (cell: Cell): boolean => cell === "filtered" || cell.split(":")[0] === "ok";

/** The view of a granted cell: card for `ok:card`; `ok` and `filtered` themselves. */
export const viewOf = (cell: Cell): string => cell.split(":")[1] ?? cell;

const SUBMISSION_STATES = ["Withdrawn", "Booked", "NotBooked"];

/** Expects the refusal that the cell names; a capitalized state means an illegal transition from that state. */
export function expectRefused(answer: GraphAnswer, cell: Cell): void {
  const [code, rule] = cell.split(":");
  const { extensions } = answer.errors[0] ?? {};
  const state = [...PROJECT_STATES, ...SUBMISSION_STATES].find((name) => name.toUpperCase() === rule);
  const expected =
    rule === undefined ? { code } : state ? { code, rule: "ILLEGAL_TRANSITION", state } : { code, rule };
  expect(extensions).toMatchObject(expected);
  expect(extensions?.requestId).toEqual(expect.any(String));
  expect(Object.values(answer.data).filter((value) => value !== null)).toEqual([]);
}

/** Expects data and no errors. */
export function expectGranted(answer: GraphAnswer): void {
  expect(answer.errors).toEqual([]);
  expect(answer.status).toBe(200);
}

/** Actors who differ in what they have to do with a record, and are otherwise alike. */
const CLASSES: readonly (readonly ActorName[])[] = [
  ["guest", "expiredToken"],
  ["noRole", "suspended"],
  ["talentSelf", "talentOther"],
  ["agentLinked", "agentOther", "agentFormer"],
  ["producerOwner", "producerColleague", "producerOther", "producerNoCompany"],
  ["admin"],
];

interface ActorCell {
  readonly operation: string;
  readonly actor: ActorName;
  readonly cell: Cell;
  readonly state?: string;
}

/** All cells with `MATRIX=whole`; otherwise the first of each operation, state, class of actors and result. */
export function testedCells<One extends ActorCell>(cells: readonly One[]): readonly One[] {
  if (process.env["MATRIX"] === "whole") return cells;
  const seen = new Set<string>();
  return cells.filter(({ operation, actor, cell, state = "" }) => {
    const key = [operation, state, CLASSES.findIndex((names) => names.includes(actor)), cell].join();
    return !seen.has(key) && seen.add(key);
  });
}
