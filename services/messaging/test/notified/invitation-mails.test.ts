import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import {
  CompanyMemberInvitedSchema,
  UserClientInvitedSchema,
} from "@callboard/proto/identity/v1/events_pb.ts";
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

test.each([
  ["a stranger is invited to register", false, "client-invited", "Register and accept"],
  ["a member is invited to read the request", true, "client-requested", "Read the request"],
])("of an address that an agent invited, %s", async (_what, isMember, kind, action) => {
  const email = `${newId()}@callboard.test`;
  const invitationId = newId();
  const agentName = "Deniz Aral";
  system.upstreams.invitedClients.set(invitationId, { email, agentName, language: "en", isMember });
  const agentId = newId();
  const draft = draftEvent(
    UserClientInvitedSchema,
    { invitationId, agentId },
    { aggregateId: agentId, version: 1 },
  );
  const event = { ...draft, id: newId(), occurredAt: new Date(), actorId: agentId, traceparent: "" };
  await system.bus.publish([event]);
  await system.bus.publish([event]);
  const found = await waitFor("the mail", () => system.mails.find(({ to }) => to === email) ?? false);
  expect(found.text).toContain("Agent: Deniz Aral");
  expect(found.text).toContain("/profile");
  expect(found.text).toContain(action);
  const { rows } = await database.query("select kind from mail where recipient = $1", [email]);
  expect(rows).toEqual([{ kind }]);
});
