import { newId } from "@callboard/kit/ids.ts";
import type { Actor } from "@callboard/kit/actor.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { UserErasedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { createPeople, openWorld, type World } from "../casting-world.ts";
import { callsOf, facts } from "../submission-calls.ts";

let world: World;
let people: ReturnType<typeof createPeople>;
let projectId: string;
beforeAll(async () => {
  // Disables automatic announcements for the duration of the tests.
  world = await openWorld({ ANNOUNCE_SWEEP_MS: String(3_600_000) });
  people = createPeople();
  projectId = world.others.project(people.companyA);
});
afterAll(() => world.close());

const SUBMIT = `mutation($s: SubmissionInput!) { submitToPosition(submission: $s) {
  PK SK Data { BookingStatus Photo { PK } Reel { PK } } } }`;
interface Submitted {
  submitToPosition: { PK: string; SK: string; Data: Record<string, unknown> };
}
const submit = (actor: Actor, input: object) => world.execute<Submitted>(actor, SUBMIT, { s: input });
const talent = () => member({ roles: ["Talent"] });
const video = { purpose: "Reel", contentType: "video/mp4" };
const key = (id: string) => ({ PK: `MED#${id}` });

test("the chosen photo and reel go with the submission, for the talent and the company", async () => {
  const person = talent();
  const RoleId = world.others.position(projectId);
  const photo = world.others.file(person.userId);
  const reel = world.others.file(person.userId, video);
  const sent = await submit(person, { RoleId, PhotoId: `MED#${photo}`, ReelId: reel });
  expect(sent.errors).toEqual([]);
  const chosen = { Photo: key(photo), Reel: key(reel) };
  expect(sent.data.submitToPosition.Data).toMatchObject(chosen);
  const record = { ...sent.data.submitToPosition, talent: person };
  const fields = "Photo { PK } Reel { PK }";
  expect(await callsOf(world).read(people.producerOwner, record, fields)).toEqual(chosen);
  // A decision and calling it back leave the media unchanged.
  expect(await callsOf(world).book(people.producerOwner, record)).toEqual([]);
  expect(await callsOf(world).read(person, record, fields)).toEqual(chosen);
  expect(await callsOf(world).set(people.producerOwner, record, "Submitted")).toEqual([]);
  expect(await callsOf(world).read(people.producerOwner, record, fields)).toEqual(chosen);
});

test("without a choice media is not called, and the record has no photo", async () => {
  world.others.away.add("media");
  const sent = await submit(talent(), { RoleId: world.others.position(projectId) }).finally(() =>
    world.others.away.delete("media"),
  );
  expect(sent.errors).toEqual([]);
  expect(sent.data.submitToPosition.Data).toMatchObject({ Photo: null, Reel: null });
});

test("what an agent uploaded counts once the talent shows it: in a post or as headshot", async () => {
  const { agentLinked, talentSelf } = people;
  const UserId = `USR#${talentSelf.userId}`;
  const [posted, headshot, other] = Array.from({ length: 3 }, () => world.others.file(agentLinked.userId));
  world.others.shown.set(talentSelf.userId, [posted as string]);
  world.others.members.set(talentSelf.userId, {
    id: talentSelf.userId,
    firstName: "Mia",
    profileMediaId: headshot as string,
    version: 1n,
  });
  const choose = (PhotoId: string | undefined) =>
    submit(agentLinked, { RoleId: world.others.position(projectId), UserId, PhotoId });
  expect((await choose(posted)).errors).toEqual([]);
  expect((await choose(headshot)).errors).toEqual([]);
  expect((await choose(other)).errors[0]?.extensions).toMatchObject({
    code: "VALIDATION",
    fields: [{ path: "submission.PhotoId", rule: "UNKNOWN" }],
  });
});

test.each<[string, (person: string) => object, readonly object[]]>([
  [
    "keys that are none",
    () => ({ PhotoId: "x", ReelId: "USR#1" }),
    [
      { path: "submission.PhotoId", rule: "KEY" },
      { path: "submission.ReelId", rule: "KEY" },
    ],
  ],
  [
    "a file that is not there and another person's",
    () => ({ PhotoId: newId(), ReelId: world.others.file(newId(), video) }),
    [
      { path: "submission.PhotoId", rule: "UNKNOWN" },
      { path: "submission.ReelId", rule: "UNKNOWN" },
    ],
  ],
  [
    "files that are not ready",
    (person) => ({
      PhotoId: world.others.file(person, { status: "Pending" }),
      ReelId: world.others.file(person, { ...video, status: "Scanning" }),
    }),
    [
      { path: "submission.PhotoId", rule: "MEDIA_NOT_READY" },
      { path: "submission.ReelId", rule: "MEDIA_NOT_READY" },
    ],
  ],
  [
    "files of the other kind",
    (person) => ({ PhotoId: world.others.file(person, video), ReelId: world.others.file(person) }),
    [
      { path: "submission.PhotoId", rule: "NOT_AN_IMAGE" },
      { path: "submission.ReelId", rule: "FILE_KIND" },
    ],
  ],
])("%s are refused on their fields, and nothing is left", async (_what, chosen, fields) => {
  const person = talent();
  const sent = await submit(person, { RoleId: world.others.position(projectId), ...chosen(person.userId) });
  expect(facts(sent.errors)).toMatchObject({ code: "VALIDATION", fields });
  const list = await world.execute<{ getUserSubmissions: unknown[] }>(
    person,
    "{ getUserSubmissions(criteria: {}) { SK } }",
  );
  expect(list.data.getUserSubmissions).toEqual([]);
});

test("who may not submit the person learns nothing about the files", async () => {
  const stranger = world.others.file(newId());
  const input = { RoleId: world.others.position(projectId), UserId: newId(), PhotoId: stranger };
  expect(facts((await submit(talent(), input)).errors)).toMatchObject({
    code: "FORBIDDEN",
    rule: "OWNERSHIP",
  });
});

test("a ClientKey repeats the result even if the photo is gone since, and refuses another photo", async () => {
  const person = talent();
  const [first, second] = [world.others.file(person.userId), world.others.file(person.userId)];
  const input = { RoleId: world.others.position(projectId), ClientKey: newId(), PhotoId: first };
  const sent = await submit(person, input);
  world.others.files.delete(first);
  expect((await submit(person, input)).data).toEqual(sent.data);
  const other = await submit(person, { ...input, PhotoId: second });
  expect(facts(other.errors)).toMatchObject({ code: "CONFLICT", rule: "KEY_REUSED" });
});

test("sent again after it was withdrawn, it has what was chosen then", async () => {
  const person = talent();
  const RoleId = world.others.position(projectId);
  const [photo, other] = [world.others.file(person.userId), world.others.file(person.userId, video)];
  const { data } = await submit(person, { RoleId, PhotoId: photo });
  expect(await callsOf(world).withdraw(person, { ...data.submitToPosition, talent: person })).toEqual([]);
  const again = await submit(person, { RoleId, ReelId: other });
  expect(again.data.submitToPosition.Data).toMatchObject({ Photo: null, Reel: key(other) });
});

test.each(["media", "talent"])("while %s does not respond, a choice waits", async (service) => {
  const person = talent();
  const PhotoId = world.others.file(newId());
  world.others.away.add(service);
  const sent = await submit(person, { RoleId: world.others.position(projectId), PhotoId }).finally(() =>
    world.others.away.delete(service),
  );
  expect(facts(sent.errors)).toMatchObject({ code: "UNAVAILABLE", dependency: service });
});

test("the choice goes with the person who is erased", async () => {
  const person = talent();
  const PhotoId = world.others.file(person.userId);
  const sent = await submit(person, { RoleId: world.others.position(projectId), PhotoId });
  const record = { ...sent.data.submitToPosition, talent: person };
  await world.receive(UserErasedSchema, { userId: person.userId });
  const photo = () => callsOf(world).read(people.admin, record, "Photo { PK }");
  await waitFor("the erasure", async () => (await photo())["Photo"] === null);
  expect(await callsOf(world).read(people.admin, record, "BookingStatus")).toEqual({
    BookingStatus: "Submitted",
  });
});
