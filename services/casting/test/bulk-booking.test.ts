import { newId } from "@callboard/kit/ids.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { companyStage } from "./company-stage.ts";
import { facts, type Sent } from "./submission-calls.ts";

const stage = companyStage();

interface Outcome {
  readonly Key: string;
  readonly Status: string;
  readonly Rule: string | null;
  readonly State: string | null;
}
type Key = Pick<Sent, "PK" | "SK"> & { readonly UserId?: string };

const bookAll = (actor: Actor, submissions: readonly Key[], status = true) =>
  stage.world.execute<{ projectSubmissionsBooking: { Results: Outcome[] } }>(
    actor,
    `mutation($s: [SubmissionKeyInput!]!, $b: Boolean!) { projectSubmissionsBooking(submissions: $s, status: $b) {
      Status Results { Key Status Code Rule State Message } } }`,
    { s: submissions.map(({ PK, SK, UserId }) => ({ PK, SK, UserId })), b: status },
  );
const many = async (positionId: string, count: number): Promise<Sent[]> => {
  const sent: Sent[] = [];
  while (sent.length < count) sent.push(await stage.calls.send(positionId));
  return sent;
};
const outcomes = (answer: Awaited<ReturnType<typeof bookAll>>) =>
  answer.data.projectSubmissionsBooking.Results.map(({ Status, Rule }) => Rule ?? Status);

test("each submission has its own result, and no item delays another", async () => {
  const positionId = stage.world.others.position(stage.projectId, { quantity: 2 });
  const sent = await many(positionId, 4);
  await stage.calls.withdraw(sent[0]!.talent, sent[0]!);
  const foreign = await stage.calls.send(
    stage.world.others.position(stage.world.others.project(stage.people.companyB)),
  );
  const wanted = [...sent.slice(0, 3), foreign];
  const answer = await bookAll(stage.producer, wanted);
  expect(outcomes(answer)).toEqual(["ILLEGAL_TRANSITION", "Done", "Done", "Skipped"]);
  expect(answer.data.projectSubmissionsBooking.Results.map(({ Key: key }) => key)).toEqual(
    wanted.map(({ SK }) => SK),
  );
  expect(outcomes(await bookAll(stage.producer, sent.slice(1, 3)))).toEqual(["Done", "Done"]);
  // Bookings are released individually, each with a reason and terms.
  expect(outcomes(await bookAll(stage.producer, sent.slice(1), false))).toEqual([
    "ILLEGAL_TRANSITION",
    "ILLEGAL_TRANSITION",
    "Done",
  ]);
  const states = await Promise.all(sent.map((one) => stage.calls.read(stage.producer, one, "BookingStatus")));
  expect(states.map(({ BookingStatus }) => BookingStatus)).toEqual([
    "Withdrawn",
    "Booked",
    "Booked",
    "NotBooked",
  ]);
});

test("more people than there are places are refused before anything is written, whatever else is selected", async () => {
  const [positionId, other] = [
    stage.world.others.position(stage.projectId),
    stage.world.others.position(stage.projectId),
  ];
  const sent = [...(await many(positionId, 8)), ...(await many(other, 1))];
  expect(facts((await bookAll(stage.producer, sent)).errors)).toMatchObject({
    code: "CONFLICT",
    rule: "TOO_FEW_PLACES",
    max: 1,
    state: "8",
  });
  const [error] = (await bookAll(stage.producer, sent)).errors;
  expect(error?.message).toBe("1 place, 8 selected. No one was booked.");
  const states = await Promise.all(
    sent.map((one) => stage.calls.read(stage.producer, one, "BookingStatus Version")),
  );
  expect(new Set(states.map(({ Version }) => Version))).toEqual(new Set([1]));
  expect(outcomes(await bookAll(stage.producer, [sent[0]!, sent[8]!]))).toEqual(["Done", "Done"]);
  // One alone reads that the role is filled; who is booked already takes no further place.
  expect(outcomes(await bookAll(stage.producer, sent.slice(0, 2)))).toEqual(["Done", "POSITION_FILLED"]);
});

test("two hundred at a time cost as many statements as one", async () => {
  const positionId = stage.world.others.position(stage.projectId, { quantity: 100 });
  const sent = await many(positionId, 21);
  const one = await bookAll(stage.producer, sent.slice(0, 1));
  const all = await bookAll(stage.producer, sent.slice(1));
  expect(all.sqlStatements).toBe(one.sqlStatements);
  expect(outcomes(all)).toEqual(Array.from({ length: 20 }, () => "Done"));
});

test("none that exists for the caller is NOT_FOUND", async () => {
  const [one] = await many(stage.world.others.position(stage.projectId), 1);
  for (const actor of [stage.people.producerOther, stage.people.producerNoCompany])
    expect(facts((await bookAll(actor, [one!])).errors)).toMatchObject({ code: "NOT_FOUND" });
  expect(facts((await bookAll(one!.talent, [one!])).errors)).toMatchObject({ code: "FORBIDDEN" });
});

test("bad input names its place", async () => {
  const [one] = await many(stage.world.others.position(stage.projectId), 1);
  const bad: readonly [readonly Key[], string][] = [
    [[], "submissions"],
    [[one!, { PK: one!.PK, SK: "x" }], "submissions.1.SK"],
    [[{ ...one!, UserId: newId() }], "submissions.0.UserId"],
  ];
  for (const [items, path] of bad)
    expect(facts((await bookAll(stage.producer, items)).errors)).toMatchObject({ fields: [{ path }] });
  const items = Array.from({ length: 201 }, () => one!);
  expect(facts((await bookAll(stage.producer, items)).errors)).toMatchObject({
    rule: "ITEMS_PER_CALL",
    max: 200,
  });
});
