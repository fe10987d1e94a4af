import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { CompanyMemberInvitedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { startMessaging } from "../messaging-fixture.ts";

let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  system = await startMessaging([], new Map());
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

test("an invited address gets one mail, in the language of whoever invited", async () => {
  const companyId = newId();
  const invited = { companyId, invitationId: newId(), invitedBy: newId() };
  const draft = draftEvent(CompanyMemberInvitedSchema, invited, { aggregateId: companyId, version: 1 });
  const event = { ...draft, id: newId(), occurredAt: new Date(), actorId: null, traceparent: "" };
  await system.bus.publish([event]);
  await system.bus.publish([event]);
  await waitFor("the mail", () => system.mails.length > 0);
  const { rows } = await database.query("select recipient from mail where kind = 'company-invited'");
  expect(rows).toEqual([{ recipient: "nora@callboard.test" }]);
  expect(system.mails).toEqual([
    expect.objectContaining({
      to: "nora@callboard.test",
      // Nothing that a company wrote stands where our own words do.
      subject: "Callboard'da bir şirketle çalışma daveti",
      text: expect.stringMatching(/Şirket: Marsh Lane Pictures[^]*\/company-info/),
    }),
  ]);
});
