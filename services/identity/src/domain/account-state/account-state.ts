import { illegalTransition } from "@callboard/kit/failure.ts";
import { fail, ok, type Result } from "@callboard/kit/result.ts";
import type { Account } from "#domain/account.ts";

export const ACCOUNT_STATES = ["New", "Active", "Suspended", "Deleting", "Deleted"] as const;
/** New: registration is incomplete. Deleting: closed, and can be kept until it is erased. */
export type AccountState = (typeof ACCOUNT_STATES)[number];

/** Days within which a member may keep an account after closing it. */
const ERASURE_DAYS = 30;
const DAY_MS = 86_400_000;

export function stateOf({ erasedAt, eraseAt, suspended, registered }: Account): AccountState {
  if (erasedAt !== null) return "Deleted";
  if (eraseAt !== null) return "Deleting";
  if (suspended) return "Suspended";
  return registered ? "Active" : "New";
}

/** Each action's target state and allowed source states; in the target state itself it changes nothing. */
export const ACTIONS = {
  suspend: { to: "Suspended", from: ["New", "Active", "Suspended"] },
  reinstate: { to: "Active", from: ["Suspended"] },
  erase: { to: "Deleting", from: ["New", "Active"] },
  keep: { to: "Active", from: ["Deleting"] },
  finish: { to: "Deleted", from: ["Deleting"] },
} as const satisfies Record<string, { to: AccountState; from: readonly AccountState[] }>;
export type AccountAction = keyof typeof ACTIONS;

/** States in which an action is a no-op. */
const ALREADY: Readonly<Record<AccountAction, readonly AccountState[]>> = {
  suspend: [],
  reinstate: ["New", "Active"],
  erase: ["Deleting"],
  keep: ["New", "Active"],
  finish: ["Deleted"],
};

function apply(account: Account, action: AccountAction, after: Account): Result<Account> {
  const state = stateOf(account);
  const from: readonly AccountState[] = ACTIONS[action].from;
  if (from.includes(state)) return ok(after);
  if (ALREADY[action].includes(state)) return ok(account);
  return fail(illegalTransition(state, ACTIONS[action].to, nextStates(state)));
}

/** States that an account can move to from this one. */
export function nextStates(state: AccountState): AccountState[] {
  const moves = Object.values(ACTIONS).filter(({ from }) =>
    (from as readonly AccountState[]).includes(state),
  );
  return [...new Set(moves.map(({ to }) => to))].filter((to) => to !== state);
}

/** Reason and end of a suspension; a null end means indefinitely. */
export interface Suspension {
  readonly reason: string | null;
  readonly until: Date | null;
}

/** The account suspended; if it already is, with the new reason and end. */
export function suspend(account: Account, { reason, until }: Suspension): Result<Account> {
  const after = { ...account, suspended: true, suspensionReason: reason, suspendedUntil: until };
  return apply(account, "suspend", after);
}

const FREE = { suspended: false, suspensionReason: null, suspendedUntil: null };

/** The account without its suspension. */
export function reinstate(account: Account): Result<Account> {
  return apply(account, "reinstate", { ...account, ...FREE });
}

/** The account closed, to be erased after 30 days; hidden like a suspended one. */
export function startErasure(account: Account, now: Date): Result<Account> {
  const eraseAt = new Date(now.getTime() + ERASURE_DAYS * DAY_MS);
  return apply(account, "erase", { ...account, suspended: true, eraseAt });
}

/** The account kept by its member. */
export function keepAccount(account: Account): Result<Account> {
  return apply(account, "keep", { ...account, ...FREE, eraseAt: null });
}

/** The account without personal data. Its id remains, since other records refer to it. */
export function finishErasure(account: Account, now: Date): Result<Account> {
  return apply(account, "finish", {
    ...account,
    subject: `erased:${account.id}`,
    email: `${account.id}@erased.invalid`,
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
    suspended: true,
    suspensionReason: null,
    suspendedUntil: null,
    birthYear: null,
    minor: false,
    settings: {},
    shortcuts: null,
    eraseAt: null,
    erasedAt: now,
  });
}
