import { timestampFromDate } from "@bufbuild/protobuf/wkt";
import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { MediaReadySchema } from "@callboard/proto/media/v1/events_pb.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import pg from "pg";
import { startMessaging } from "../messaging-fixture.ts";

const LIST = `{ getNotifications { Results { Data { Kind Happening Count FileName UserName } } } }`;

interface Listed {
  readonly getNotifications: { readonly Results: readonly { readonly Data: object }[] };
}

const uploader = member({ roles: ["Talent"] });
const other = member({ roles: ["Talent"] });
let system: Awaited<ReturnType<typeof startMessaging>>;
let database: pg.Client;
beforeAll(async () => {
  system = await startMessaging([{ member: uploader }, { member: other }], new Map());
  database = new pg.Client({ connectionString: system.databaseUrl });
  await database.connect();
});
beforeEach(async () => {
  await database.query("delete from notification");
  await database.query("delete from mail");
});
afterAll(async () => {
  await database.end();
  await system.stop();
});

const READY_AT = new Date("2026-11-22T12:00:30.000Z");

/** A file that became ready this many milliseconds after its bytes arrived; null if the arrival time is unknown. */
function isReady(tookMs: number | null, { status = "Ready", ownerId = uploader.userId } = {}) {
  const mediaId = newId();
  system.upstreams.files.set(mediaId, { ownerId, status, purpose: "Reel" });
  const arrivedAt = tookMs === null ? {} : { arrivedAt: timestampFromDate(new Date(+READY_AT - tookMs)) };
  const facts = { mediaId, ownerId, ...arrivedAt };
  return draftEvent(MediaReadySchema, facts, { aggregateId: mediaId, version: 3 });
}

/** Publishes an event and waits for its effects. */
async function deliver(draft: ReturnType<typeof isReady>, id = newId()): Promise<void> {
  const about = { occurredAt: READY_AT, actorId: uploader.userId, traceparent: "" };
  await system.bus.publish([{ ...draft, ...about, id }]);
  await waitFor("the effects", async () => {
    const { rows } = await database.query(
      "select from inbox where event_id = $1 and consumer in ('messaging-notices', 'messaging-mails')",
      [id],
    );
    return rows.length === 2;
  });
}

const listed = async (who = uploader) =>
  (await system.execute<Listed>(who, LIST)).data.getNotifications.Results.map(({ Data }) => Data);
const mailed = async () => (await database.query("select recipient from mail")).rows;

test("the owner of a file that took longer than half a minute is notified when it is ready", async () => {
  await deliver(isReady(30_001));
  expect(await listed()).toEqual([
    { Kind: "Account", Happening: "media-ready", Count: 1, FileName: "sides.pdf", UserName: null },
  ]);
  const recipient = `${uploader.userId}@example.test`;
  expect(await mailed()).toEqual([{ recipient }]);
  const sent = await waitFor("the mail", () => system.mails.find(({ to }) => to === recipient) ?? false);
  expect(sent.subject).toBe("sides.pdf is ready");
  expect(await listed(other)).toEqual([]);
});

test.each([
  ["took half a minute", 30_000],
  ["was ready before its arrival was kept", null],
])("nobody is notified of a file that %s", async (_name, tookMs) => {
  await deliver(isReady(tookMs));
  expect([await listed(), await mailed()]).toEqual([[], []]);
});

test("nobody is notified of a file that was deleted meanwhile", async () => {
  await deliver(isReady(60_000, { status: "Deleted" }));
  expect([await listed(), await mailed()]).toEqual([[], []]);
});

test("an event that is delivered again after media was unavailable notifies once", async () => {
  const id = newId();
  const draft = isReady(60_000);
  const before = system.upstreams.lookedUp;
  system.upstreams.mediaIsDown = true;
  const delivered = deliver(draft, id);
  await waitFor("both effects fail", () => system.upstreams.lookedUp >= before + 2);
  system.upstreams.mediaIsDown = false;
  await delivered;
  await deliver(draft, id);
  await deliver(isReady(60_000, { ownerId: other.userId }));
  expect(await listed()).toMatchObject([{ Count: 1 }]);
  expect(await mailed()).toHaveLength(2);
});
