import { isInvitee, isOpen, linkOf, newClientInvitation } from "./client-invitation.ts";

const NOW = new Date("2026-11-30T12:00:00Z");
const invitation = newClientInvitation({ id: "i", agentId: "a", email: "nora@callboard.test" }, NOW);
const person = { id: "t", email: "Nora@callboard.test", emailVerified: true, roles: ["Talent"] };

test.each([
  ["at once", {}, 0, true],
  ["within thirty days", {}, 30 * 86_400_000 - 1, true],
  ["after thirty days", {}, 30 * 86_400_000, false],
  ["once it was accepted", { status: "Accepted" } as const, 0, false],
  ["once it was ended", { status: "Ended" } as const, 0, false],
])("an invitation is open %s: %j, %i ms later: %s", (_when, changed, later, expected) => {
  expect(isOpen({ ...invitation, ...changed }, new Date(NOW.getTime() + later))).toBe(expected);
});

test.each([
  ["who proved the address", {}, true],
  ["who did not prove it", { emailVerified: false }, false],
  ["of another address", { email: "ada@callboard.test" }, false],
  ["who is no talent", { roles: ["Production"] }, false],
  ["who is the agent", { id: "a" }, false],
])("it is of somebody %s", (_who, changed, expected) => {
  expect(isInvitee(invitation, { ...person, ...changed })).toBe(expected);
});

test("to the talent it is the agent's request, to the agent it names nobody", () => {
  expect(linkOf(invitation, "t")).toMatchObject({ id: "i", talentId: "t", agentId: "a", status: "Invited" });
  expect(linkOf(invitation).talentId).toMatch(/^[0-]+$/);
});
