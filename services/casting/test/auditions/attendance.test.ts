import { readEvent, subjectOf } from "@callboard/bus/event.ts";
import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import pg from "pg";
import type { Actor } from "@callboard/kit/actor.ts";
import { SubmissionStatusChangedSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { untilAnswered } from "@callboard/testkit/until-answered.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { companyStage } from "../company-stage.ts";
import { facts, type Sent } from "../submission-calls.ts";

const stage = companyStage();

const run = async (actor: Actor, name: string, { PK, SK }: Sent, more: Record<string, string> = {}) => {
  const given = Object.keys(more)
    .map((key) => `, ${key}: $${key}`)
    .join("");
  const declared = Object.keys(more)
    .map((key) => `, $${key}: String`)
    .join("");
  const query = `mutation($pk: ID!, $sk: ID!${declared}) { ${name}(pK: $pk, sK: $sk${given}) { SK } }`;
  return (await stage.world.execute(actor, query, { pk: PK, sk: SK, ...more })).errors;
};
const standing = async (actor: Actor, sent: Sent) => {
  const data = await stage.calls.read(actor, sent, "BookingStatus AuditionStatus AuditionDoorCode");
  return [data["BookingStatus"], data["AuditionStatus"], data["AuditionDoorCode"]];
};
async function confirmed(): Promise<{ sent: Sent; slot: string }> {
  const sent = await stage.calls.send(stage.world.others.position(stage.projectId));
  const slot = stage.world.others.slot(stage.projectId);
  await stage.calls.request(stage.producer, sent, slot);
  await stage.calls.confirm(sent.talent, sent, slot);
  return { sent, slot };
}
/** Moves the start of the slot to an hour ago. */
async function begin(slot: string): Promise<void> {
  const client = new pg.Client(stage.world.databaseUrl);
  await client.connect();
  await client.query("update slot set starts_at = now() - interval '1 hour' where id = $1", [slot]);
  await client.end();
}

/** The changes that say this of somebody's attendance, once there is one. */
const said = (word: string) =>
  waitFor(`a change that says ${word}`, () => {
    const messages = stage.world.published
      .filter(({ subject }) => subject === subjectOf(SubmissionStatusChangedSchema))
      .map((envelope) => readEvent(SubmissionStatusChangedSchema, envelope));
    const found = messages.filter(({ attendance }) => attendance === word);
    return found.length > 0 && found;
  });

test("another time is requested, and offered", async () => {
  const sent = await stage.calls.send(stage.world.others.position(stage.projectId));
  await stage.calls.request(stage.producer, sent, stage.world.others.slot(stage.projectId));
  expect(await run(sent.talent, "requestAnotherTime", sent, { reason: "After six?" })).toEqual([]);
  expect((await standing(stage.producer, sent)).slice(0, 2)).toEqual([
    "AuditionRequested",
    "ChangeRequested",
  ]);
  await stage.calls.request(stage.producer, sent, stage.world.others.slot(stage.projectId));
  expect((await standing(sent.talent, sent)).slice(0, 2)).toEqual(["AuditionRequested", "Offered"]);
});

test("the code at the door checks in; the company sees it, and needs none", async () => {
  const [{ sent }, other] = [await confirmed(), await confirmed()];
  const [, , code] = await standing(stage.producer, sent);
  expect(code).toMatch(/^\d{6}$/);
  expect((await standing(sent.talent, sent))[2]).toBeNull();
  const wrong = code === "000000" ? "000001" : "000000";
  expect(facts(await run(sent.talent, "checkIn", sent, { code: wrong }))).toMatchObject({
    fields: [{ path: "code", rule: "WRONG_CODE" }],
  });
  expect(await run(sent.talent, "checkIn", sent, { code: String(code) })).toEqual([]);
  expect(await run(stage.producer, "checkIn", other.sent)).toEqual([]);
  for (const one of [sent, other.sent]) expect((await standing(stage.producer, one))[1]).toBe("CheckedIn");
  expect(await stage.calls.set(stage.producer, sent, "Auditioned")).toEqual([]);
  expect((await standing(sent.talent, sent)).slice(0, 2)).toEqual(["Auditioned", "Done"]);
});

test("a no-show is recorded once the slot has begun, and disputed with a reason", async () => {
  const { sent, slot } = await confirmed();
  expect(facts(await run(stage.producer, "recordNoShow", sent))).toMatchObject({
    rule: "ILLEGAL_TRANSITION",
  });
  await begin(slot);
  expect(await run(stage.producer, "recordNoShow", sent)).toEqual([]);
  expect(await run(stage.producer, "recordNoShow", sent)).toEqual([]);
  expect((await standing(sent.talent, sent))[1]).toBe("NoShow");
  expect(await said("NoShow")).toMatchObject([{ companyOnly: false, userId: sent.talent.userId }]);
  expect(facts(await run(sent.talent, "disputeNoShow", sent))).toMatchObject({
    fields: [{ path: "reason" }],
  });
  expect(facts(await run(stage.producer, "disputeNoShow", sent, { reason: "x" }))).toMatchObject({
    code: "FORBIDDEN",
  });
  expect(await run(sent.talent, "disputeNoShow", sent, { reason: "I was there." })).toEqual([]);
  expect((await standing(stage.producer, sent))[1]).toBe("Confirmed");
  expect(await said("Disputed")).toMatchObject([{ companyOnly: false, userId: sent.talent.userId }]);
});

test("of fifty confirmations at once for a slot of ten, ten succeed", async () => {
  const slot = stage.world.others.slot(stage.projectId, {
    capacity: 10,
    startsAt: timestampFromDate(new Date(Date.now() + 86_400_000)),
  });
  const sent: Sent[] = [];
  while (sent.length < 50) {
    const one = await stage.calls.send(stage.world.others.position(stage.projectId));
    await stage.calls.request(stage.producer, one, slot, { Shared: true });
    sent.push(one);
  }
  const answers = await Promise.all(
    sent.map((one) => untilAnswered(() => stage.calls.confirm(one.talent, one, slot))),
  );
  expect(answers.filter((errors) => errors.length === 0)).toHaveLength(10);
  expect(new Set(answers.flatMap((errors) => errors.map(({ extensions }) => extensions.rule)))).toEqual(
    new Set(["SLOT_TAKEN"]),
  );
  const states = await Promise.all(sent.map((one) => standing(stage.producer, one)));
  expect(states.filter(([status]) => status === "AuditionConfirmed")).toHaveLength(10);
});
