import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import type { Actor, Member } from "@callboard/kit/actor.ts";
import { createPeople } from "../casting-world.ts";
import { companyStage } from "../company-stage.ts";

const stage = companyStage();

const invite = (invitation: object) =>
  stage.world.execute(
    stage.producer,
    "mutation($i: InvitationInput!) { inviteToPosition(invitation: $i) { SK } }",
    { i: invitation },
  );

function newTalent(): Member {
  const { talentOther } = createPeople();
  const id = talentOther.userId;
  const facts = { firstName: "A", lastName: "B", roles: ["Talent"], registered: true, version: 1n };
  stage.world.others.members.set(id, { id, ...facts });
  return talentOther;
}

const invitations = async (actor: Actor) =>
  (
    await stage.world.execute<{ getOpenInvitations: { Data: Record<string, unknown> }[] }>(
      actor,
      `{ getOpenInvitations { Data { Message SubmissionsDueBy FirstName Project { Name }
        Position { PositionId } } } }`,
      {},
    )
  ).data.getOpenInvitations.map(({ Data }) => Data);

test("the invited find the role, the message and the deadline, until they submit", async () => {
  const talent = newTalent();
  const agent = { ...stage.people.agentOther, representedIds: [talent.userId] };
  const dueBy = new Date(Date.now() + 86_400_000);
  const later = stage.world.others.position(stage.projectId);
  const soon = stage.world.others.position(stage.projectId, {
    submissionsDueBy: timestampFromDate(dueBy),
  });
  for (const RoleId of [later, soon])
    expect((await invite({ RoleId, UserId: talent.userId, Message: "Come" })).errors).toEqual([]);
  const found = await invitations(talent);
  expect(found).toMatchObject([
    {
      Message: "Come",
      FirstName: "A",
      Project: { Name: "A film" },
      Position: { PositionId: `ROLE#${soon}` },
      SubmissionsDueBy: expect.stringMatching(/Z$/),
    },
    { Position: { PositionId: `ROLE#${later}` }, SubmissionsDueBy: null },
  ]);
  expect(await invitations(agent)).toEqual(found);
  for (const actor of [stage.people.talentSelf, stage.people.agentFormer, stage.producer, stage.people.admin])
    expect(await invitations(actor)).toEqual([]);
  await stage.calls.send(soon, talent);
  expect(await invitations(talent)).toMatchObject([{ Position: { PositionId: `ROLE#${later}` } }]);
});

test.each([
  ["a role that is on hold", "update position set status = 'OnHold' where id = $1"],
  ["a role that was removed", "update position set removed = true where id = $1"],
  ["a role whose deadline has passed", "update position set due_by = now() where id = $1"],
  ["a role for adults, of a minor", "update position set adults_only = true where id = $1"],
  [
    "a project that was closed",
    "update project set status = 'Closed' where id = (select project_id from position where id = $1)",
  ],
])("an invitation to %s does not wait", async (_what, change) => {
  const talent = newTalent();
  const RoleId = stage.world.others.position(stage.projectId);
  await invite({ RoleId, UserId: talent.userId });
  expect(await invitations(talent)).toHaveLength(1);
  await stage.query("update person set minor = true where id = $1", [talent.userId]);
  await stage.query(change, [RoleId]);
  expect(await invitations(talent)).toEqual([]);
});
