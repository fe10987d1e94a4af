import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openSettling, type Settling } from "#dev/test/until-settled.ts";
import { SERVICES } from "#dev/topology.ts";
import { OPENED_WITHIN_MS, openWorld, type World } from "../authorization/world.ts";
import { bare, emailOf } from "../authorization/people.ts";
import { queryGraph, at } from "../support/graph.ts";
import { signIn } from "../support/sign-in.ts";
import { tracesInDatabases, tracesInFiles } from "./traces.ts";

/** Identifying words, in the form they are searched for; fields receive them as is if they allow it. */
const NAME = "Wilhelmina";
const SURNAME = "Quartermaine";
const PHONE = "+12125550147";

const TIMEOUT_MS = 80_000;

let world: World;
let settling: Settling;
beforeAll(async () => {
  world = await openWorld();
  settling = openSettling(world.system.places.databaseUrl);
}, OPENED_WITHIN_MS);
afterAll(async () => {
  await settling?.close();
  await world?.close();
});

/** A word in everything that the person writes, in any field. */
const OWN = "Zephyrine";
/** A word in a reported message, whose sealed copy remains with the report. */
const REPORTED = "Brambleshanks";

const MESSAGE = "mutation ($m: MessageInput!) { addMessage(message: $m) { SK } }";
const REPORT = "mutation ($r: ReportInput!) { reportMessages(report: $r) { Status } }";
const SUBMIT = "mutation ($s: SubmissionInput!) { submitToPosition(submission: $s) { PK SK } }";
const PASS = `mutation ($PK: ID!, $SK: ID!) { updateBookingStatus(pK: $PK, sK: $SK, status: "NotBooked") { Status } }`;
const KEEP = `mutation ($p: PostInput!, $a: AvailabilityInput!, $s: SavedSearchInput!, $old: SavedSearchInput!, $key: ID!) {
  savePost(post: $p) { SK }
  saveAvailability(dates: $a) { BookedOut { From } }
  saveSearch(search: $s) { SK }
  old: saveSearch(search: $old) { SK }
  updateAmbassadorBrandcode(PK: $key, BrandCode: "ZEPHYRINE") { PK }
}`;

/** Fills every free text field of a talent, and leaves a decision pending that has not been announced. */
async function writeEverywhere(): Promise<void> {
  const { must, people, workshop, databases } = world;
  const { key } = people.of.talentSelf;
  await databases.query("billing", "update subscriber set brand_code_changed_at = null where user_id = $1", [
    bare(key),
  ]);
  const day = `${new Date().getUTCFullYear() + 1}-03-01`;
  const headshot = await workshop.picture("talentSelf", "Headshot");
  const kept = await must("talentSelf", KEEP, {
    key,
    p: { Type: "Headshot", Contents: [headshot], Description: `${OWN} laughs.` },
    a: { BookedOut: [{ From: day, To: day, Note: OWN }] },
    s: { Name: OWN, Criteria: { Text: OWN } },
    old: { Name: OWN, Criteria: { Text: OWN } },
  });
  await must("talentSelf", "mutation ($SK: ID!) { deleteSavedSearch(SK: $SK) { Status } }", {
    SK: at(kept.data, "old.SK"),
  });
  const { PK, SK } = await workshop.project("Approved", { Name: "The Long Pier" });
  const s = {
    ProjectId: PK,
    RoleId: SK,
    Comments: `${OWN} can start at once.`,
    Website: "https://zephyrine.example.com",
    SocialMedia: `@${OWN}`,
    RepresentationName: OWN,
  };
  await databases.query("casting", "update submission_move set at = at - interval '1 hour'");
  const sent = at((await must("talentSelf", SUBMIT, { s })).data, "submitToPosition") as Readonly<
    Record<string, string>
  >;
  await must("producerOwner", PASS, { PK: sent["PK"], SK: sent["SK"] });
  const waiting = await databases.query("casting", "select from announcement where former::text like $1", [
    `%${OWN}%`,
  ]);
  expect(waiting).toHaveLength(1);
}

/** A conversation with a subject of its own, in which one message is reported. */
async function talk(): Promise<void> {
  const { must, people } = world;
  const c = { ReceiverId: people.of.producerOwner.key, Subject: `${OWN}'s plans`, Message: `${OWN}.` };
  const started = await must(
    "talentSelf",
    "mutation ($c: ConversationInput!) { createConversation(conversation: $c) { SK } }",
    { c },
  );
  const ConversationId = String(at(started.data, "createConversation.SK"));
  const m = { ConversationId, Message: `${REPORTED}, pay me first.` };
  const message = await must("talentSelf", MESSAGE, { m });
  const r = { ConversationId, MessageIds: [at(message.data, "addMessage.SK")], Reason: "Scam" };
  await must("producerOwner", REPORT, { r });
  await must("talentSelf", MESSAGE, { m: { ConversationId, Message: `Yours, ${OWN}.` } });
}

test("after an erasure no database names the person, whatever they did", async () => {
  const { databases, fixture, people, must, workshop } = world;
  const { key } = people.of.talentSelf;
  const email = emailOf("talentSelf");
  const write = (field: string, value: string) =>
    must(
      "talentSelf",
      "mutation ($key: ID!, $field: String!, $value: String!) { updateUserString(pK: $key, field: $field, value: $value) { PK } }",
      {
        key,
        field,
        value,
      },
    );
  await write("FirstName", NAME);
  await write("LastName", SURNAME);
  await write("PhoneNumber", PHONE);
  await write("Bio", `${NAME} ${SURNAME} acts.`);
  await workshop.conversation("talentSelf", people.of.producerOwner.key);
  await writeEverywhere();
  await talk();
  await settling.wait(TIMEOUT_MS);
  // First checks that there is something to find, so that an empty result afterwards is meaningful.
  const who = [NAME, SURNAME, PHONE, email];
  const before = await tracesInDatabases(databases, [...who, OWN]);
  for (const service of [
    "identity",
    "talent",
    "projects",
    "casting",
    "messaging",
    "billing",
    "identity_provider",
  ])
    expect([service, before.some((place) => place.startsWith(`${service}:`))]).toEqual([service, true]);
  const token = await signIn(world.system, email);
  const exported = await queryGraph(world.system.url, token, "mutation { exportMyData { Status } }", {});
  expect(exported.errors).toEqual([]);
  await waitFor(
    "the whole copy",
    async () => {
      const rows = await databases.query("identity", "select service from data_export_part");
      return rows.length >= SERVICES.length;
    },
    TIMEOUT_MS,
  );
  // A person who is booked or under consideration has to withdraw first.
  await must("talentSelf", "mutation ($pk: ID!, $sk: ID!) { withdrawSubmission(pK: $pk, sK: $sk) { SK } }", {
    pk: fixture.project.PK,
    sk: fixture.submission,
  });
  const erased = await queryGraph(
    world.system.url,
    token,
    "mutation ($confirm: String!) { eraseMyAccount(confirm: $confirm) { Status } }",
    { confirm: email },
  );
  expect(erased.errors).toEqual([]);
  await databases.query("identity", "update account set erase_at = now() where id = $1", [bare(key)]);
  await waitFor(
    "the erasure",
    async () =>
      (await databases.query("identity", "select from outbox where subject like '%user.erased%'")).length > 0,
    TIMEOUT_MS,
  );
  await settling.wait(TIMEOUT_MS);
  expect(await tracesInDatabases(databases, [...who, OWN])).toEqual([]);
  expect(await tracesInFiles(world.system.places.objectsFolder, [...who, OWN])).toEqual([]);
  expect(await tracesInDatabases(databases, [REPORTED])).toEqual([
    expect.stringMatching(/^messaging: reported_message\.body: /),
  ]);
});
