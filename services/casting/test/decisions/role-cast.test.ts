import { readEvent } from "@callboard/bus/event.ts";
import {
  SubmissionNotBookedSchema,
  SubmissionReleasedSchema,
} from "@callboard/proto/casting/v1/events_pb.ts";
import { PositionFilledSchema } from "@callboard/proto/projects/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { companyStage } from "../company-stage.ts";
import { requestCallsOf } from "../request-calls.ts";
import type { Sent } from "../submission-calls.ts";

const stage = companyStage({ ANNOUNCE_SWEEP_MS: String(3_600_000) });

/** What an event about letting somebody go says, once there is one. */
async function letGo(sent: Sent): Promise<object> {
  const found = () =>
    stage.world.published.find(
      ({ subject, payload }) =>
        /released|not_booked/.test(subject) && Buffer.from(payload).includes(sent.talent.userId),
    );
  await waitFor("the event", async () => found() !== undefined);
  const envelope = found()!;
  const schema = envelope.subject.includes("released") ? SubmissionReleasedSchema : SubmissionNotBookedSchema;
  return { subject: envelope.subject.split(".").at(-2), ...readEvent(schema, envelope) };
}

test("whoever is held for a role that was filled reads at once that it is cast; whoever is not is passed on as ever", async () => {
  const { calls, producer, world, projectId } = stage;
  const requests = requestCallsOf(world);
  const positionId = world.others.position(projectId);
  const [free, asked, plain] = [
    await calls.send(positionId),
    await calls.send(positionId),
    await calls.send(positionId),
  ];
  for (const sent of [free, asked, plain]) await calls.set(producer, sent, "Selected");
  for (const sent of [free, asked]) await requests.avail(producer, sent, { Dates: ["2099-03-01"] });
  await requests.answer(free.talent, free, "Free");
  world.others.positions.set(positionId, {
    ...world.others.positions.get(positionId),
    status: "Filled",
    version: 2n,
  });
  await world.receive(PositionFilledSchema, { projectId, positionId, companyId: stage.people.companyA });
  await waitFor("the role is filled", async () => {
    const rows = await stage.query("select 1 from position where id = $1 and ended_as = 'Filled'", [
      positionId,
    ]);
    return rows.length === 1;
  });
  for (const sent of [free, asked, plain]) expect(await calls.book(producer, sent, false)).toEqual([]);
  expect(await letGo(free)).toMatchObject({ roleCast: true });
  expect(await letGo(asked)).toMatchObject({ roleCast: true, announcedLater: false });
  expect(await letGo(plain)).toMatchObject({ roleCast: false, announcedLater: true });
  const statusOf = async (sent: Sent) =>
    (await calls.read(sent.talent, sent, "BookingStatus"))["BookingStatus"];
  expect([await statusOf(free), await statusOf(asked), await statusOf(plain)]).toEqual([
    "Released",
    "NotBooked",
    "Selected",
  ]);
});
