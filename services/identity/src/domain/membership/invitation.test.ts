import {
  decidesAboutOwners,
  moveInvitation,
  newInvitation,
  readInvitation,
  requireRemainingOwner,
  statusAt,
  type Invitation,
  type InvitationMove,
} from "./invitation.ts";

const now = new Date("2026-06-01T12:00:00Z");
const later = new Date("2026-06-15T12:00:00Z");
const facts = { id: "i", companyId: "c", email: "nora@callboard.test", owner: false, invitedBy: "o" };
const invited = newInvitation(facts, now);

function invitation(state: string): Invitation {
  if (state === "Expired") return { ...invited, expiresAt: now };
  return { ...invited, status: state as Invitation["status"] };
}

const cases: [string, InvitationMove, string][] = [
  ["Invited", "Accepted", "Accepted"],
  ["Invited", "Ended", "Ended"],
  ["Accepted", "Accepted", "unchanged"],
  ["Accepted", "Ended", "ILLEGAL_TRANSITION"],
  ["Ended", "Accepted", "ILLEGAL_TRANSITION"],
  ["Ended", "Ended", "unchanged"],
  ["Expired", "Accepted", "ILLEGAL_TRANSITION"],
  ["Expired", "Ended", "Ended"],
];

it.each(cases)("%s to %s: %s", (state, to, expected) => {
  const moved = moveInvitation(invitation(state), to, { userId: "nora", now });
  const outcome = moved.ok
    ? moved.value.changed
      ? moved.value.invitation.status
      : "unchanged"
    : moved.failure.rule;
  expect(outcome).toBe(expected);
});

it.each(["Accepted", "Ended"] as const)("%s once is for good, and again changes nothing", (to) => {
  const decided = { ...invited, status: to, decidedAt: now, decidedBy: "nora" };
  expect(moveInvitation(invited, to, { userId: "nora", now })).toEqual({
    ok: true,
    value: { invitation: decided, changed: true },
  });
  expect(moveInvitation(decided, to, { userId: "nora", now: later })).toEqual({
    ok: true,
    value: { invitation: decided, changed: false },
  });
});

it.each([
  ["Accepted", "Ended", []],
  ["Ended", "Accepted", []],
  ["Expired", "Accepted", ["Ended"]],
] as const)("%s cannot become %s, only %j", (state, to, allowed) => {
  expect(moveInvitation(invitation(state), to, { userId: "nora", now })).toMatchObject({
    ok: false,
    failure: { state, to, allowed },
  });
});

it("runs out after two weeks, unless it was decided", () => {
  expect(statusAt(invited, now)).toBe("Invited");
  expect(statusAt(invited, new Date(later.getTime() - 1))).toBe("Invited");
  expect(statusAt(invited, later)).toBe("Expired");
  expect(statusAt({ ...invited, status: "Accepted" }, later)).toBe("Accepted");
});

it.each([
  [{ Email: " Nora@Callboard.test " }, { email: "nora@callboard.test", owner: false }],
  [
    { Email: "a@b.test", Owner: true },
    { email: "a@b.test", owner: true },
  ],
])("reads %j", (input, value) => {
  expect(readInvitation(input)).toEqual({ ok: true, value });
});

it.each([
  [{}, "invitation.Email", "REQUIRED"],
  [{ Email: "nora" }, "invitation.Email", "EMAIL"],
])("%j names %s", (input, path, rule) => {
  expect(readInvitation(input)).toMatchObject({ failure: { fields: [{ path, rule }] } });
});

it.each([
  [["Production"], { userId: "o", isOwner: true }, true],
  [["Production"], { userId: "o", isOwner: false }, false],
  [["Production"], null, false],
  [["Admin"], null, true],
])("%j, %j decides about owners: %s", (roles, self, expected) => {
  expect(decidesAboutOwners({ userId: "o", roles, companyId: "c" }, self)).toBe(expected);
});

it.each([
  [true, 0, "LAST_OWNER"],
  [true, 1, undefined],
  [false, 0, undefined],
])("an owner (%s) leaves %i other owners: %s", (isOwner, others, rule) => {
  const left = requireRemainingOwner({ userId: "o", isOwner }, others);
  expect(left.ok ? undefined : left.failure.rule).toBe(rule);
});
