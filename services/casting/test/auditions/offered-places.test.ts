import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { companyStage } from "../company-stage.ts";
import { facts, type Sent } from "../submission-calls.ts";

/** A place that casting offers is that person's until they must have responded, and counts. */
const stage = companyStage({ ANNOUNCE_SWEEP_MS: "20" });
const DAY_MS = 86_400_000;

const submitted = () => stage.calls.send(stage.world.others.position(stage.projectId));
const offer = (sent: Sent, slot: string | null, more: object = {}) =>
  stage.calls.request(stage.producer, sent, slot, more);
const places = async (slot: string) => {
  const answer = await stage.world.execute<{ _entities: { Data: { PlacesLeft: number } }[] }>(
    stage.producer,
    "query($r: [_Any!]!) { _entities(representations: $r) { ... on AuditionTime { Data { PlacesLeft } } } }",
    { r: [{ __typename: "AuditionTime", PK: `PRJ#${stage.projectId}`, SK: `AUD#${slot}` }] },
  );
  return answer.data._entities[0]?.Data.PlacesLeft;
};
const standing = (sent: Sent) =>
  stage.calls.read(
    sent.talent,
    sent,
    "BookingStatus AuditionId AuditionExpiresAt Waiting { AuditionId Place HeldUntil }",
  );

test("a place that was offered is nobody else's, and counts among those that are left", async () => {
  const slot = stage.world.others.slot(stage.projectId, { capacity: 2 });
  const [first, second, third] = [await submitted(), await submitted(), await submitted()];
  expect(await offer(first, slot)).toEqual([]);
  expect(await places(slot)).toBe(1);
  expect(await offer(second, slot)).toEqual([]);
  expect(await places(slot)).toBe(0);
  expect(facts(await offer(third, slot))).toMatchObject({ code: "CONFLICT", rule: "SLOT_TAKEN" });
  expect(await offer(third, null)).toEqual([]);
  expect(facts(await stage.calls.confirm(third.talent, third, slot))).toMatchObject({ rule: "SLOT_TAKEN" });
  // An offer is no place in a line.
  expect(await standing(first)).toMatchObject({ AuditionId: `AUD#${slot}`, Waiting: null });
  for (const one of [first, second]) expect(await stage.calls.confirm(one.talent, one, slot)).toEqual([]);
  expect(await places(slot)).toBe(0);
});

test("offering a place to several says so; the first to confirm has it", async () => {
  const slot = stage.world.others.slot(stage.projectId);
  const [held, one, other] = [await submitted(), await submitted(), await submitted()];
  for (const sent of [one, other]) expect(await offer(sent, slot, { Shared: true })).toEqual([]);
  expect(await places(slot)).toBe(1);
  expect(await stage.calls.confirm(other.talent, other, slot)).toEqual([]);
  expect(facts(await stage.calls.confirm(one.talent, one, slot))).toMatchObject({ rule: "SLOT_TAKEN" });
  expect(facts(await offer(held, slot))).toMatchObject({ rule: "SLOT_TAKEN" });
});

test("a place that is declined, given up, taken back or not responded to is free again", async () => {
  const slot = stage.world.others.slot(stage.projectId);
  const ends: readonly ((sent: Sent) => Promise<unknown>)[] = [
    (sent) => stage.calls.cancel(sent.talent, sent),
    (sent) => stage.calls.withdraw(sent.talent, sent),
    (sent) => stage.calls.cancel(stage.producer, sent),
    (sent) => offer(sent, null),
    (sent) => offer(sent, stage.world.others.slot(stage.projectId)),
    (sent) => offer(sent, slot, { Shared: true }),
    async ({ talent }) => {
      await stage.query("update submission set audition_expires_at = now() where user_id = $1", [
        talent.userId,
      ]);
      await waitFor("the end", async () => (await places(slot)) === 1);
    },
  ];
  for (const end of ends) {
    const sent = await submitted();
    expect(await offer(sent, slot)).toEqual([]);
    expect(await places(slot)).toBe(0);
    await end(sent);
    expect(await places(slot)).toBe(1);
  }
});

test("one person has one place: joining another line gives back what was offered", async () => {
  const [slot, full] = [stage.world.others.slot(stage.projectId), stage.world.others.slot(stage.projectId)];
  const [inside, sent] = [await submitted(), await submitted()];
  await offer(inside, full);
  await stage.calls.confirm(inside.talent, inside, full);
  await offer(sent, slot);
  expect(await stage.calls.join(sent.talent, sent, full)).toEqual([]);
  expect(await standing(sent)).toMatchObject({
    AuditionId: null,
    Waiting: { AuditionId: `AUD#${full}`, Place: 1 },
  });
  expect(await places(slot)).toBe(1);
});

test("who had a freed place held and joins another line is no longer invited to the first slot", async () => {
  const [a, b] = [stage.world.others.slot(stage.projectId), stage.world.others.slot(stage.projectId)];
  const [inA, inB, sent] = [await submitted(), await submitted(), await submitted()];
  for (const [one, slot] of [
    [inA, a],
    [inB, b],
  ] as const) {
    await offer(one, slot);
    await stage.calls.confirm(one.talent, one, slot);
  }
  await offer(sent, null);
  expect(await stage.calls.join(sent.talent, sent, a)).toEqual([]);
  await stage.calls.cancel(inA.talent, inA);
  await waitFor("the offer", async () => (await standing(sent))["AuditionId"] !== null);
  expect(await stage.calls.join(sent.talent, sent, b)).toEqual([]);
  expect(await standing(sent)).toMatchObject({
    AuditionId: null,
    Waiting: { AuditionId: `AUD#${b}`, Place: 1 },
  });
  expect(await places(a)).toBe(1);
});

test("a repeated offer with a later end extends it, and with an earlier end keeps the announced one", async () => {
  const slot = stage.world.others.slot(stage.projectId);
  const sent = await submitted();
  const until = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString();
  const [first, later] = [until(1), until(2)];
  await offer(sent, slot, { ExpiresAt: first });
  expect(await offer(sent, slot, { ExpiresAt: later })).toEqual([]);
  expect(await standing(sent)).toMatchObject({ AuditionExpiresAt: later });
  expect(await offer(sent, slot, { ExpiresAt: first })).toEqual([]);
  expect(await offer(sent, slot, { ExpiresAt: first, Message: "Bring sides." })).toEqual([]);
  expect(await standing(sent)).toMatchObject({ AuditionExpiresAt: later });
});

test("whoever is in line for a slot stays in line when it moves to a later day", async () => {
  const start = (ms: number) => ({ startsAt: timestampFromDate(new Date(Date.now() + ms)) });
  const slot = stage.world.others.slot(stage.projectId, start(2_000));
  const [inside, waiting] = [await submitted(), await submitted()];
  await offer(inside, slot);
  expect(await stage.calls.confirm(inside.talent, inside, slot)).toEqual([]);
  await offer(waiting, null);
  expect(await stage.calls.join(waiting.talent, waiting, slot)).toEqual([]);
  await stage.calls.changeSlot(slot, start(14 * DAY_MS), { moved: true });
  await waitFor(
    "the new end",
    async () => Date.parse(String((await standing(waiting))["AuditionExpiresAt"])) > Date.now() + DAY_MS,
  );
  await waitFor("the former start", async () => {
    const [row] = await stage.query(
      "select now() > updated_at + interval '2.5 seconds' as over from submission where user_id = $1",
      [waiting.talent.userId],
    );
    return row?.["over"] === true;
  });
  expect(await standing(waiting)).toMatchObject({
    BookingStatus: "AuditionRequested",
    Waiting: { Place: 1 },
  });
});
