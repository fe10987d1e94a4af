import { GUEST, type Actor, type Member } from "@callboard/kit/actor.ts";
import { createGrpcClient } from "@callboard/grpc/client.ts";
import { newId } from "@callboard/kit/ids.ts";
import { TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { key, openStage, registered, type Stage } from "./stage.ts";

let stage: Stage;
let talent: Member;
beforeAll(async () => {
  stage = await openStage();
  talent = await registered(stage);
});
afterAll(() => stage.close());

const agentOf = (person: Member) => member({ roles: ["Agent"], representedIds: [person.userId] });
const YEAR = new Date().getUTCFullYear() + 1;
const range = (from: string, to: string, Note: string | null = null) => ({
  From: `${YEAR}-${from}`,
  To: `${YEAR}-${to}`,
  Note,
});
const FIELDS = "User { PK } BookedOut { From To Note }";
interface Availability {
  readonly BookedOut: { From: string; To: string; Note: string | null }[];
}
const save = (actor: Actor, BookedOut: readonly object[], PK?: string) =>
  stage.execute<{ saveAvailability: Availability }>(
    actor,
    `mutation($d: AvailabilityInput!) { saveAvailability(dates: $d) { ${FIELDS} } }`,
    { d: { PK, BookedOut } },
  );
const read = (actor: Actor, criteria: object) =>
  stage.execute<{ getAvailability: Availability }>(
    actor,
    `query($c: AvailabilityCriteria!) { getAvailability(criteria: $c) { ${FIELDS} } }`,
    { c: criteria },
  );

test("the talent and the linked agent replace the days; the same again publishes nothing", async () => {
  const own = await registered(stage);
  const tour = range("03-01", "03-05", "Tour");
  const saved = await save(own, [range("03-04", "03-08"), tour]);
  expect(saved.data.saveAvailability).toEqual({
    User: { PK: key(own) },
    BookedOut: [range("03-01", "03-08", "Tour")],
  });
  await save(own, [range("03-01", "03-08", "Tour")]);
  await save(agentOf(own), [range("05-01", "05-01")], key(own));
  expect(await stage.events(own.userId)).toEqual([
    "talent.availability_changed",
    "talent.availability_changed",
  ]);
  await save(own, []);
  const window = { From: `${YEAR}-01-01`, To: `${YEAR}-12-31` };
  expect((await read(own, window)).data.getAvailability.BookedOut).toEqual([]);
});

test("companies that hold a submission read the days without the notes; other outsiders find nobody", async () => {
  const own = await registered(stage);
  await save(own, [range("03-01", "03-05", "Surgery"), range("07-01", "07-02")]);
  const company = newId();
  stage.submitters.set(company, [own.userId]);
  const criteria = { UserId: key(own), From: `${YEAR}-03-05`, To: `${YEAR}-06-30` };
  const casting = member({ roles: ["Production"], organisationId: company });
  expect((await read(casting, criteria)).data.getAvailability.BookedOut).toEqual([range("03-01", "03-05")]);
  for (const actor of [own, agentOf(own), member({ roles: ["Admin"] })])
    expect((await read(actor, criteria)).data.getAvailability.BookedOut).toEqual([
      range("03-01", "03-05", "Surgery"),
    ]);
  const stranger = member({ roles: ["Production"], organisationId: newId() });
  for (const actor of [stranger, member({ roles: ["Talent"] }), member({ roles: ["Agent"] })])
    expect((await read(actor, criteria)).errors[0]?.extensions.code).toBe("NOT_FOUND");
  expect((await read(GUEST, criteria)).errors[0]?.extensions.code).toBe("UNAUTHENTICATED");
});

test.each<[string, () => Actor, object[], object]>([
  ["another talent", () => member({ roles: ["Talent"] }), [], { code: "FORBIDDEN", rule: "OWNERSHIP" }],
  ["an admin", () => member({ roles: ["Admin"] }), [], { code: "FORBIDDEN", rule: "ROLE" }],
  [
    "bad days",
    () => talent,
    [{ From: "2026-02-30", To: "2099-01-01" }],
    {
      fields: [
        { path: "dates.BookedOut.0.From", rule: "DATE" },
        { path: "dates.BookedOut.0.To", rule: "RANGE" },
      ],
    },
  ],
])("is refused for %s", async (_what, actor, BookedOut, expected) => {
  expect((await save(actor(), BookedOut, key(talent))).errors[0]?.extensions).toMatchObject(expected);
});

test("other services read the days of many in one call", async () => {
  const own = await registered(stage);
  await save(own, [range("03-01", "03-05", "Tour")]);
  const client = createGrpcClient(TalentService, {
    target: stage.service.grpcTarget,
    signer: await stage.keys.signer("identity"),
  });
  const userIds = [own.userId, talent.userId, newId()];
  const { availability } = expectOk(
    await client.batchGetAvailability({ userIds, from: `${YEAR}-03-05`, to: `${YEAR}-03-09` }),
  );
  expect(availability).toMatchObject([
    { userId: own.userId, bookedOut: [{ from: `${YEAR}-03-01`, to: `${YEAR}-03-05` }] },
  ]);
  expectFailure(await client.batchGetAvailability({ userIds, from: "x", to: "y" }), "VALIDATION");
  client.close();
});
