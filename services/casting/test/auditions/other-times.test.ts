import { readEvent } from "@callboard/bus/event.ts";
import { AuditionChangeRequestedSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { companyStage } from "../company-stage.ts";
import { facts, type Sent } from "../submission-calls.ts";

const stage = companyStage();

const key = (slotId: string) => `AUD#${slotId}`;
const want = async ({ talent, PK, SK }: Sent, reason: string | null, auditionIds: readonly string[]) =>
  (
    await stage.world.execute(
      talent,
      `mutation($pK: ID!, $sK: ID!, $reason: String, $auditionIds: [ID!]) {
        requestAnotherTime(pK: $pK, sK: $sK, reason: $reason, auditionIds: $auditionIds) { SK } }`,
      { pK: PK, sK: SK, reason, auditionIds },
    )
  ).errors;
const READ = "AuditionStatus AuditionId OtherTime { Reason Auditions { SK } }";
const read = (sent: Sent, actor = stage.producer) => stage.calls.read(actor, sent, READ);
const eventsOf = ({ talent }: Sent) =>
  stage.world.published
    .filter(({ subject }) => subject.includes("audition.change_requested"))
    .map((one) => readEvent(AuditionChangeRequestedSchema, one))
    .filter(({ userId }) => userId === talent.userId);

async function invited() {
  const { world, calls, producer, projectId } = stage;
  const [held, other, third] = [
    world.others.slot(projectId),
    world.others.slot(projectId),
    world.others.slot(projectId),
  ];
  const sent = await calls.send(world.others.position(projectId));
  expect(await calls.request(producer, sent, held)).toEqual([]);
  return { sent, held, other, third };
}

test("both sides read which times would do, in whose words, and casting moves the person to one of them", async () => {
  const { sent, held, other, third } = await invited();
  const foreign = stage.world.others.slot(stage.world.others.project(stage.people.companyB));
  expect(await want(sent, "After two.", [third, other, held, foreign].map(key))).toEqual([]);
  const wanted = {
    AuditionStatus: "ChangeRequested",
    AuditionId: key(held),
    OtherTime: { Reason: "After two.", Auditions: [{ SK: key(third) }, { SK: key(other) }] },
  };
  expect(await read(sent)).toEqual(wanted);
  expect(await read(sent, sent.talent)).toEqual(wanted);
  // The same again changes nothing, another wish replaces it.
  expect(await want(sent, "After two.", [third, other, held, foreign].map(key))).toEqual([]);
  expect(await want(sent, null, [key(other)])).toEqual([]);
  expect((await read(sent))["OtherTime"]).toEqual({ Reason: null, Auditions: [{ SK: key(other) }] });
  await waitFor("both", () => eventsOf(sent).length === 2);
  expect(eventsOf(sent)).toMatchObject([{ slotId: held }, { slotId: held }]);

  expect(await stage.calls.request(stage.producer, sent, other)).toEqual([]);
  expect(await read(sent)).toEqual({ AuditionStatus: "Offered", AuditionId: key(other), OtherTime: null });
});

test("casting keeps the time by offering it again; the place was the person's all the while", async () => {
  const { sent, held } = await invited();
  expect(await want(sent, "Later?", [])).toEqual([]);
  const rival = await stage.calls.send(stage.world.others.position(stage.projectId));
  expect(facts(await stage.calls.request(stage.producer, rival, held))).toMatchObject({ rule: "SLOT_TAKEN" });
  expect(await stage.calls.request(stage.producer, sent, held)).toEqual([]);
  expect(await read(sent)).toEqual({ AuditionStatus: "Offered", AuditionId: key(held), OtherTime: null });
  expect(await stage.calls.confirm(sent.talent, sent, held)).toEqual([]);
});

test("a time that is full by then is refused, and the first offer stays", async () => {
  const { sent, held, other } = await invited();
  expect(await want(sent, null, [key(other)])).toEqual([]);
  const rival = await stage.calls.send(stage.world.others.position(stage.projectId));
  expect(await stage.calls.request(stage.producer, rival, other)).toEqual([]);
  expect(facts(await stage.calls.request(stage.producer, sent, other))).toMatchObject({ rule: "SLOT_TAKEN" });
  expect(await read(sent)).toMatchObject({ AuditionStatus: "ChangeRequested", AuditionId: key(held) });
});

test("more than ten times, and a key that is none, name the argument", async () => {
  const { sent } = await invited();
  const many = Array.from({ length: 11 }, () => key(stage.world.others.slot(stage.projectId)));
  expect(facts(await want(sent, null, many))).toMatchObject({ code: "VALIDATION" });
  expect(facts(await want(sent, null, ["ROLE#1"]))).toMatchObject({
    code: "VALIDATION",
    fields: [{ path: "auditionIds.0" }],
  });
});
