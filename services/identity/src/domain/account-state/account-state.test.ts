import type { Account } from "#domain/account.ts";
import { exampleAccount } from "#domain/example-account.ts";
import {
  ACCOUNT_STATES,
  ACTIONS,
  finishErasure,
  keepAccount,
  nextStates,
  reinstate,
  startErasure,
  stateOf,
  suspend,
  type AccountAction,
  type AccountState,
} from "./account-state.ts";

const now = new Date("2026-06-01T12:00:00Z");
const EXAMPLES: Readonly<Record<AccountState, Account>> = {
  New: exampleAccount({ registered: false }),
  Active: exampleAccount(),
  Suspended: exampleAccount({ suspended: true, suspensionReason: "Spam." }),
  Deleting: exampleAccount({ suspended: true, eraseAt: now }),
  Deleted: exampleAccount({ suspended: true, registered: false, erasedAt: now }),
};
const APPLY: Readonly<Record<AccountAction, (account: Account) => ReturnType<typeof reinstate>>> = {
  suspend: (account) => suspend(account, { reason: "Abuse.", until: now }),
  reinstate,
  erase: (account) => startErasure(account, now),
  keep: keepAccount,
  finish: (account) => finishErasure(account, now),
};
const ILLEGAL = "ILLEGAL_TRANSITION";

const cases: [AccountState, AccountAction, string][] = [
  ["New", "suspend", "Suspended"],
  ["New", "reinstate", "unchanged"],
  ["New", "erase", "Deleting"],
  ["New", "keep", "unchanged"],
  ["New", "finish", ILLEGAL],
  ["Active", "suspend", "Suspended"],
  ["Active", "reinstate", "unchanged"],
  ["Active", "erase", "Deleting"],
  ["Active", "keep", "unchanged"],
  ["Active", "finish", ILLEGAL],
  ["Suspended", "suspend", "Suspended"],
  ["Suspended", "reinstate", "Active"],
  ["Suspended", "erase", ILLEGAL],
  ["Suspended", "keep", ILLEGAL],
  ["Suspended", "finish", ILLEGAL],
  ["Deleting", "suspend", ILLEGAL],
  ["Deleting", "reinstate", ILLEGAL],
  ["Deleting", "erase", "unchanged"],
  ["Deleting", "keep", "Active"],
  ["Deleting", "finish", "Deleted"],
  ["Deleted", "suspend", ILLEGAL],
  ["Deleted", "reinstate", ILLEGAL],
  ["Deleted", "erase", ILLEGAL],
  ["Deleted", "keep", ILLEGAL],
  ["Deleted", "finish", "unchanged"],
];

it("has a case for every state and action", () => {
  expect(cases).toHaveLength(ACCOUNT_STATES.length * Object.keys(ACTIONS).length);
  for (const state of ACCOUNT_STATES) expect(stateOf(EXAMPLES[state])).toBe(state);
});

it.each(cases)("%s, %s: %s", (state, action, expected) => {
  const before = EXAMPLES[state];
  const applied = APPLY[action](before);
  const outcome = applied.ok
    ? applied.value === before
      ? "unchanged"
      : stateOf(applied.value)
    : applied.failure.rule;
  expect(outcome).toBe(expected);
});

it("returns a member who was suspended before registration to where they were", () => {
  const suspended = suspend(EXAMPLES.New, { reason: "Spam.", until: null });
  const back = suspended.ok ? reinstate(suspended.value) : suspended;
  expect(back.ok && stateOf(back.value)).toBe("New");
});

it("says what an account may still become", () => {
  expect(nextStates("Active")).toEqual(["Suspended", "Deleting"]);
  expect(nextStates("Deleting")).toEqual(["Active", "Deleted"]);
  expect(nextStates("Deleted")).toEqual([]);
});

it("keeps nothing personal of an erased account", () => {
  const erased = finishErasure({ ...EXAMPLES.Deleting, bio: "A bio.", phoneNumber: "+15551234567" }, now);
  const kept = JSON.stringify(erased.ok && erased.value);
  for (const fact of ["Ada", "Vale", "ada@callboard.test", "A bio.", "+15551234567", "1990"])
    expect(kept).not.toContain(fact);
});
