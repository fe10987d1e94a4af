import { makeMarket } from "#dev/seed/market.ts";
import { DEMO_ADDRESSES } from "#dev/seed/people.ts";

test("the demo talent and a client of the demo agent are invited to a role that they can still submit to", () => {
  const now = new Date("2026-11-21T12:00:00Z");
  const { roleInvitations, submissions, members, links } = makeMarket(now);
  const agent = members.find(({ email }) => email === DEMO_ADDRESSES.agent);
  const linked = links.filter(({ agentId, status }) => agentId === agent?.id && status === "Linked");
  const [own, client, ...more] = roleInvitations;
  expect(more).toEqual([]);
  expect(own?.talent.email).toBe(DEMO_ADDRESSES.talent);
  expect(linked.map(({ talentId }) => talentId)).toContain(client?.talent.id);
  for (const { project, position, talent, message } of roleInvitations) {
    expect([project.status, position.status, message === ""]).toEqual(["Approved", "Open", false]);
    expect(position.dueBy.getTime()).toBeGreaterThan(now.getTime() + 2 * 86_400_000);
    const sent = submissions.filter((one) => one.position.id === position.id && one.talent.id === talent.id);
    expect(sent).toEqual([]);
  }
});
