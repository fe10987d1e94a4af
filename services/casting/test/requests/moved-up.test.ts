import { readEvent } from "@callboard/bus/event.ts";
import { AvailMovedUpSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { companyStage } from "../company-stage.ts";
import { requestCallsOf } from "../request-calls.ts";
import type { Sent } from "../submission-calls.ts";

const stage = companyStage();
const DAY = "2099-03-01";

/** One person in three lines: for two projects of a company, and behind them for one of another. */
async function line() {
  const { world, calls, people } = stage;
  const requests = requestCallsOf(world);
  const talent = member({ roles: ["Talent"] });
  const all: Sent[] = [];
  for (const [companyId, producer] of [
    [people.companyA, people.producerOwner],
    [people.companyA, people.producerOwner],
    [people.companyB, people.producerOther],
  ] as const) {
    const sent = await calls.send(world.others.position(world.others.project(companyId)), talent);
    expect(await calls.set(producer, sent, "Selected")).toEqual([]);
    expect(await requests.avail(producer, sent, { Kind: "FirstRefusal", Dates: [DAY] })).toEqual([]);
    all.push(sent);
  }
  const [first, second, last] = all as [Sent, Sent, Sent];
  const release = (sent: Sent) => requests.release(people.producerOwner, sent);
  return { talent, requests, first, second, last, release };
}

const keyOf = ({ SK }: Sent) => SK.split("#").slice(1);
const movedUp = ({ SK }: Sent) =>
  stage.world.published
    .filter(({ subject }) => subject.includes("avail.moved_up"))
    .map((one) => readEvent(AvailMovedUpSchema, one))
    .filter((event) => event.positionId === SK.split("#")[1] && event.userId === SK.split("#")[2]);
const rankOf = async (sent: Sent) =>
  (await stage.calls.read(stage.people.producerOther, sent, "Request { Ranks { Rank } }"))["Request"];
/** Since when a request has moved up, as far as its company was not notified. */
const movedUpAt = async (sent: Sent): Promise<unknown> => {
  const [row] = await stage.query(
    `select moved_up_at from request join submission on submission.request_id = request.id
     where position_id = $1 and submission.user_id = $2`,
    keyOf(sent),
  );
  return row?.["moved_up_at"];
};
/** Lets ten minutes pass. */
const pass = (sent: Sent) =>
  stage.query(
    `update request set moved_up_at = moved_up_at - interval '10 minutes' from submission
     where submission.request_id = request.id and position_id = $1 and submission.user_id = $2`,
    keyOf(sent),
  );

test("whoever moves up is notified once, when nothing in front can be called back", async () => {
  const { first, second, last, release } = await line();
  expect(await release(first)).toEqual([]);
  expect(await release(second)).toEqual([]);
  expect(await rankOf(last)).toEqual({ Ranks: [{ Rank: 1 }] });
  expect(await movedUpAt(last)).toEqual(expect.any(Date));
  // Another line, whose ten minutes are over, is notified by the same sweep.
  const other = await line();
  await other.release(other.first);
  await pass(other.last);
  await waitFor("the notice of the other line", () => movedUp(other.last)[0]);
  expect(movedUp(last)).toEqual([]);
  await pass(last);
  await waitFor("the notice", () => movedUp(last)[0]);
  expect(movedUp(last)).toMatchObject([{ companyId: stage.people.companyB }]);
  expect(await movedUpAt(last)).toBeNull();
});

test("whose days were booked in front meanwhile is not notified of a higher rank", async () => {
  const { talent, requests, first, second, last, release } = await line();
  expect(await release(first)).toEqual([]);
  const terms = { Terms: "Scale", Dates: [DAY] };
  expect(await requests.offer(stage.people.producerOwner, second, terms)).toEqual([]);
  expect(await requests.answer(talent, second, "Accept")).toEqual([]);
  await pass(last);
  await waitFor("the sweep", async () => (await movedUpAt(last)) === null);
  expect(movedUp(last)).toEqual([]);
});

test("whose request ended meanwhile is not notified either", async () => {
  const { requests, talent, first, last, release } = await line();
  expect(await release(first)).toEqual([]);
  expect(await requests.answer(talent, last, "NotFree")).toEqual([]);
  await pass(last);
  await waitFor("the sweep", async () => (await movedUpAt(last)) === null);
  expect(movedUp(last)).toEqual([]);
});
