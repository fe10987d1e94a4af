import { member } from "@callboard/testkit/as-actor.ts";
import { companyStage } from "../company-stage.ts";
import type { Sent } from "../submission-calls.ts";

// Nothing is announced while the tests run.
const stage = companyStage({ ANNOUNCE_SWEEP_MS: String(3_600_000) });

const OPEN_REQUESTS = `query {
  getOpenRequests(criteria: {}) { Submissions { SK Data { OpenRequest { Kind } } } } }`;
const FIELDS = "BookingStatus AuditionStatus AuditionId ViewerCan OpenRequest { Kind }";

/** What the talent side reads of its submission, and what waits for it. */
async function seen({ talent, ...sent }: Sent): Promise<unknown> {
  const read = await stage.calls.read(talent, { ...sent, talent }, FIELDS);
  return [read, (await stage.world.execute(talent, OPEN_REQUESTS)).data];
}

test("a pass that waits changes nothing that the talent side reads or may do: the audition is answered as before", async () => {
  const { calls, producer, world, projectId } = stage;
  const send = () => calls.send(world.others.position(projectId), member({ roles: ["Talent"] }));
  const [confirms, declines] = [await send(), await send()];
  const slotId = world.others.slot(projectId, { capacity: 2 });
  const statusOf = async (sent: Sent, actor = sent.talent) =>
    (await calls.read(actor, sent, "BookingStatus"))["BookingStatus"];
  for (const sent of [confirms, declines]) {
    await calls.request(producer, sent, slotId);
    const before = await seen(sent);
    expect(JSON.stringify(before)).toContain(`"OpenRequest":{"Kind":"Audition"}`);
    await calls.book(producer, sent, false);
    expect(await seen(sent)).toEqual(before);
  }
  expect(await calls.otherTime(confirms.talent, confirms)).toEqual([]);
  expect(await calls.confirm(confirms.talent, confirms, slotId)).toEqual([]);
  expect(await calls.cancel(declines.talent, declines)).toEqual([]);
  expect([await statusOf(confirms), await statusOf(declines)]).toEqual([
    "AuditionConfirmed",
    "AuditionDeclined",
  ]);
  expect([await statusOf(confirms, producer), await statusOf(declines, producer)]).toEqual([
    "NotBooked",
    "NotBooked",
  ]);
  const taken = await stage.query("select taken from slot where id = $1", [slotId]);
  expect(taken).toEqual([{ taken: 1 }]);
  expect(await calls.set(producer, confirms, "AuditionConfirmed")).toEqual([]);
  expect(await calls.read(producer, confirms, "BookingStatus AuditionId")).toEqual({
    BookingStatus: "AuditionConfirmed",
    AuditionId: `AUD#${slotId}`,
  });
});
