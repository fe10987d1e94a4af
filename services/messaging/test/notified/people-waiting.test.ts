import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { CompanyRemindedSchema } from "@callboard/proto/casting/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { startMessaging } from "../messaging-fixture.ts";

const companyId = newId();
const producer = member({ roles: ["Production"], organisationId: companyId });
const talent = member({ roles: ["Talent"] });
let system: Awaited<ReturnType<typeof startMessaging>>;
beforeAll(async () => {
  system = await startMessaging([{ member: producer }, { member: talent }], new Map());
});
afterAll(() => system.stop());

interface Found {
  readonly getNotifications: { readonly Results: readonly { readonly Data: object }[] };
}
const LIST = `{ getNotifications(criteria: {}) { Results { Data { Happening Count UserName Path } } } }`;

test("people who wait for a company are one line for each kind, with their number, names and list", async () => {
  const message = {
    companyId,
    localDay: "2026-12-03",
    zone: "UTC",
    decisions: 7,
    decisionUserIds: [talent.userId],
    otherTimes: 0,
  };
  const draft = draftEvent(CompanyRemindedSchema, message, { aggregateId: newId(), version: 1 });
  const envelope = { id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" };
  await system.bus.publish([{ ...draft, ...envelope }]);
  const lines = async () => {
    const { data } = await system.execute<Found>(producer, LIST);
    return data.getNotifications.Results.map(({ Data }) => Data);
  };
  await waitFor("the line", async () => (await lines()).length > 0);
  expect(await lines()).toEqual([
    { Happening: "waiting-decisions", Count: 7, UserName: "Ada Test", Path: "/waiting-for-you" },
  ]);
});
