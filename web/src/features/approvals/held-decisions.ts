import { createStore } from "zustand/vanilla";
import { holdCall, takeBackCall } from "#lib/forms/held-calls.ts";

/** How long a decision is held before it is sent, in milliseconds, so that it can be taken back. */
const DECISION_MS = 10_000;

export type DecisionKind = "approve" | "deny" | "takeDown";

export type Decision = {
  readonly id: string;
  readonly project: string;
  readonly name: string;
  readonly kind: DecisionKind;
  readonly comment: string | null;
};

type Held = Decision & { readonly state: "held" | "sending" };

type Decisions = {
  /** Decisions that are held or being sent, oldest first. */
  readonly held: readonly Held[];
  /** What the denial of a project was refused with, if that concerns its comment. */
  readonly refused: Readonly<Record<string, unknown>>;
};

export const decisionStore = createStore<Decisions>(() => ({ held: [], refused: {} }));

/** Removes a decision that was taken back, or whose effect is in the refetched queue. */
export function dropDecision(id: string): void {
  decisionStore.setState(({ held }) => ({ held: held.filter((one) => one.id !== id) }));
}

/** Keeps why a denial was refused until its comment is edited; `undefined` forgets it. */
export function keepRefusal(project: string, error: unknown): void {
  decisionStore.setState(({ refused }) => ({ refused: { ...refused, [project]: error } }));
}

/** Holds a decision for `DECISION_MS`, then sends it. */
export function holdDecision(decision: Decision, send: () => void): void {
  decisionStore.setState(({ held }) => ({ held: [...held, { ...decision, state: "held" }] }));
  holdCall({
    id: decision.id,
    milliseconds: DECISION_MS,
    send: () => {
      decisionStore.setState(({ held }) => ({
        held: held.map((one) => (one.id === decision.id ? { ...one, state: "sending" } : one)),
      }));
      send();
    },
  });
}

/** Takes back the latest held decision, or the one with this ID; null if there is none. */
export function takeDecisionBack(id?: string): Decision | null {
  const { held } = decisionStore.getState();
  const last = held.findLast((one) => (id === undefined || one.id === id) && one.state === "held");
  if (last === undefined || !takeBackCall(last.id)) return null;
  dropDecision(last.id);
  return last;
}
