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
  expect(nextStates("Suspended")).toEqual(["Active"]);
  expect(nextStates("Deleting")).toEqual(["Active", "Deleted"]);
  expect(nextStates("Deleted")).toEqual([]);
});

it("closes an account for thirty days, hidden as a suspended one", () => {
  expect(startErasure(EXAMPLES.Active, now)).toMatchObject({
    ok: true,
    value: { suspended: true, eraseAt: new Date("2026-07-01T12:00:00Z") },
  });
});

it("keeps the facts of the suspension, and none of it when it ends", () => {
  const reason = { suspensionReason: "Abuse.", suspendedUntil: now };
  expect(APPLY.suspend(EXAMPLES.Active)).toMatchObject({ value: { suspended: true, ...reason } });
  const free = { suspended: false, suspensionReason: null, suspendedUntil: null };
  expect(reinstate({ ...EXAMPLES.Suspended, ...reason })).toMatchObject({ value: free });
  expect(keepAccount({ ...EXAMPLES.Deleting, ...reason })).toMatchObject({
    value: { ...free, eraseAt: null },
  });
});

it("keeps the id of an erased account, and nothing personal", () => {
  const before = exampleAccount({
    ...EXAMPLES.Deleting,
    phoneNumber: "+15551234567",
    signInPhone: "+15551234567",
    profileMediaId: "headshot",
    companyId: "company",
    companyOwner: true,
    bio: "A bio.",
    suspensionReason: "Spam.",
    minor: true,
    settings: { Language: "tr" },
    shortcuts: ["mail"],
  });
  expect(finishErasure(before, now)).toEqual({
    ok: true,
    value: {
      id: "talent",
      issuer: before.issuer,
      subject: "erased:talent",
      email: "talent@erased.invalid",
      emailVerified: false,
      firstName: "",
      lastName: "",
      phoneNumber: null,
      signInPhone: null,
      profileMediaId: null,
      role: null,
      roles: [],
      companyId: null,
      companyOwner: false,
      bio: null,
      registered: false,
      acceptedTermsAt: null,
      suspended: true,
      suspensionReason: null,
      suspendedUntil: null,
      eraseAt: null,
      erasedAt: now,
      birthYear: null,
      minor: false,
      settings: {},
      shortcuts: null,
      version: 1,
      sessionVersion: 1,
    } satisfies Account,
  });
});
