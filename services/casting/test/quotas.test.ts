import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { companyStage } from "./company-stage.ts";
import { facts } from "./submission-calls.ts";

/** What a company and a talent can do so many times. */
const stage = companyStage();

const newTalent = () => {
  const id = newId();
  stage.world.others.members.set(id, { id, roles: ["Talent"], registered: true, version: 1n });
  return id;
};
const invite = async (actor: object, positionId: string, userId: string) =>
  (
    await stage.world.execute(
      actor as never,
      "mutation($i: InvitationInput!) { inviteToPosition(invitation: $i) { PK } }",
      { i: { RoleId: `ROLE#${positionId}`, UserId: `USR#${userId}` } },
    )
  ).errors;

test("a company invites a hundred people a day to its roles; a repeated invitation is none", async () => {
  const positionId = stage.world.others.position(stage.projectId);
  const [first, ...others] = Array.from({ length: 101 }, newTalent) as [string, ...string[]];
  expect(await invite(stage.producer, positionId, first)).toEqual([]);
  expect(await invite(stage.producer, positionId, first)).toEqual([]);
  for (const one of others.slice(0, 99)) expect(await invite(stage.producer, positionId, one)).toEqual([]);
  const last = others.at(-1) ?? "";
  for (const actor of [stage.producer, stage.people.producerColleague])
    expect(facts(await invite(actor, positionId, last))).toMatchObject({
      code: "LIMIT",
      limit: "ROLE_INVITATIONS_PER_DAY",
      max: 100,
    });
  expect(await invite(stage.producer, positionId, first)).toEqual([]);
  const { producerOther, companyB } = stage.people;
  const theirs = stage.world.others.position(stage.world.others.project(companyB));
  expect(await invite(producerOther, theirs, last)).toEqual([]);
});

test("a door code cannot be guessed: ten tries an hour; casting still checks in", async () => {
  const startsAt = timestampFromDate(new Date(Date.now() + 600_000));
  const slot = stage.world.others.slot(stage.projectId, { startsAt });
  const sent = await stage.calls.invited(stage.producer, stage.projectId, slot);
  expect(await stage.calls.confirm(sent.talent, sent, slot)).toEqual([]);
  const tries = async (code: string) =>
    (
      await stage.world.execute(
        sent.talent,
        "mutation($p: ID!, $s: ID!, $c: String) { checkIn(pK: $p, sK: $s, code: $c) { SK } }",
        { p: sent.PK, s: sent.SK, c: code },
      )
    ).errors;
  for (let times = 0; times < 10; times += 1)
    expect(facts(await tries("wrong"))).toMatchObject({ fields: [{ rule: "WRONG_CODE" }] });
  const [row] = await stage.query("select door_code from slot where id = $1", [slot]);
  expect(facts(await tries(String(row?.["door_code"])))).toMatchObject({
    code: "LIMIT",
    limit: "DOOR_CODES_PER_HOUR",
    max: 10,
  });
  expect(await stage.calls.checkIn(stage.producer, sent)).toEqual([]);
});

test("an agent's clients for one position are one submission for the limit; the eleventh position is not", async () => {
  const clients = Array.from({ length: 35 }, () => member({ roles: ["Talent"] }));
  const agent = member({ roles: ["Agent"], representedIds: clients.map(({ userId }) => userId) });
  const submit = async (RoleId: string, { userId }: { readonly userId: string }) =>
    (
      await stage.world.execute(
        agent,
        "mutation($s: SubmissionInput!) { submitToPosition(submission: $s) { SK } }",
        { s: { RoleId, UserId: `USR#${userId}` } },
      )
    ).errors;
  const position = () => stage.world.others.position(stage.projectId);
  const RoleId = position();
  for (const client of clients) expect(await submit(RoleId, client)).toEqual([]);
  for (let more = 1; more < 10; more += 1) expect(await submit(position(), clients[0]!)).toEqual([]);
  expect(facts(await submit(position(), clients[0]!))).toMatchObject({
    limit: "SUBMISSIONS_PER_MINUTE",
    max: 10,
  });
  expect(await submit(RoleId, clients[0]!)).toEqual([]);
});
