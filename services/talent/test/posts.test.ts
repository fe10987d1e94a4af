import { GUEST, type Actor, type Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { createGrpcClient } from "@callboard/grpc/client.ts";
import { expectFailure, expectOk } from "@callboard/testkit/expect-failure.ts";
import { TalentService } from "@callboard/proto/talent/v1/service_pb.ts";
import { key, openStage, registered, type Stage } from "./stage.ts";

let stage: Stage;
let talent: Member;
beforeAll(async () => {
  stage = await openStage();
  talent = await registered(stage);
});
afterAll(() => stage.close());

const agentOf = (person: Member) => member({ roles: ["Agent"], representedIds: [person.userId] });
const admin = member({ roles: ["Admin"] });
const other = member({ roles: ["Talent"] });

const FIELDS =
  "PK SK Data { Type DemoReel IsPublic Description PostViews Contents Media { PK } User { PK } }";
const SAVE = `mutation($post: PostInput!) { savePost(post: $post) { ${FIELDS} } }`;
interface Post {
  readonly PK: string;
  readonly SK: string;
  readonly Data: Record<string, unknown>;
}
const save = (actor: Actor, post: object) => stage.execute<{ savePost: Post }>(actor, SAVE, { post });
const latest = (actor: Actor, person: Member) =>
  stage.execute<{ getUserLatestPost: Post }>(
    actor,
    `query($id: ID!) { getUserLatestPost(id: $id) { ${FIELDS} } }`,
    { id: key(person) },
  );
const remove = (actor: Actor, PK: string) =>
  stage.execute(actor, "mutation($PK: ID!) { deletePost(PK: $PK) { Status } }", { PK });
const list = (actor: Actor, criteria: object) =>
  stage.execute<{ getUserPosts: { Total: number; Posts: (Post & { Cursor: string })[] } }>(
    actor,
    "query($c: PostCriteria!) { getUserPosts(criteria: $c) { Total Posts { SK Cursor Data { Media { PK } User { PK } } } } }",
    { c: criteria },
  );
const idOf = ({ SK }: Post): string => SK.slice("POST#".length);

/** Adds a person's file, in state Ready by default. */
function file(person: Member, status = "Ready"): string {
  const id = newId();
  stage.files.set(id, { ownerId: person.userId, status });
  return `MED#${id}`;
}

async function posted(person: Member, facts: object = {}): Promise<Post> {
  const { data, errors } = await save(person, { Type: "Demo Reel", Contents: [file(person)], ...facts });
  expect(errors).toEqual([]);
  return data.savePost;
}

describe("savePost", () => {
  test("makes one of the talent or the linked agent, and returns the first for a repeated call", async () => {
    const Contents = [file(talent)];
    const ClientKey = newId();
    const made = await save(talent, { Type: "Demo Reel", Contents, Description: " My reel ", ClientKey });
    expect(made.data.savePost).toMatchObject({
      PK: key(talent),
      SK: expect.stringMatching(/^POST#/),
      Data: { DemoReel: true, IsPublic: false, Description: "My reel", PostViews: 0, Contents },
    });
    const again = await save(talent, { Type: "Demo Reel", Contents, Description: " My reel ", ClientKey });
    expect(again.data.savePost.SK).toBe(made.data.savePost.SK);
    const byAgent = await save(agentOf(talent), { PK: key(talent), Type: "Headshot", Contents });
    expect(byAgent.data.savePost.PK).toBe(key(talent));
    expect(await stage.events(idOf(made.data.savePost))).toEqual(["post.published"]);
  });

  test("changes what is named, and nothing for the same again", async () => {
    const post = await posted(talent);
    const changed = await save(talent, { SK: post.SK, IsPublic: true });
    expect(changed.data.savePost.Data).toMatchObject({ IsPublic: true, Type: "Demo Reel" });
    await save(talent, { SK: post.SK, IsPublic: true });
    expect(await stage.events(idOf(post))).toEqual(["post.published", "post.published"]);
  });

  test.each<[string, () => Actor, object, object]>([
    ["another talent", () => other, {}, { code: "FORBIDDEN", rule: "OWNERSHIP" }],
    ["an admin", () => admin, {}, { code: "FORBIDDEN", rule: "ROLE" }],
    ["a producer", () => member({ roles: ["Production"] }), {}, { code: "FORBIDDEN", rule: "ROLE" }],
    ["a guest", () => GUEST, {}, { code: "UNAUTHENTICATED" }],
    ["nobody's record", () => other, { PK: `USR#${newId()}` }, { code: "NOT_FOUND" }],
    ["an unknown post", () => talent, { SK: `POST#${newId()}` }, { code: "NOT_FOUND" }],
    ["a bad key", () => talent, { SK: "POST#1" }, { fields: [{ path: "post.SK", rule: "KEY" }] }],
    ["a bad file", () => talent, { Contents: ["x"] }, { fields: [{ path: "post.Contents.0", rule: "KEY" }] }],
    ["an unknown file", () => talent, { Contents: [newId()] }, { fields: [{ path: "post.Contents.0" }] }],
    ["a bad type", () => talent, { Type: "Poem" }, { fields: [{ path: "post.Type", rule: "CATALOG" }] }],
  ])("is refused for %s", async (_what, actor, facts, expected) => {
    const post = { PK: key(talent), Type: "Other", Contents: [file(talent)], ...facts };
    expect((await save(actor(), post)).errors[0]?.extensions).toMatchObject(expected);
  });

  test("names a file that is not ready or somebody else's", async () => {
    const Contents = [file(talent), file(talent, "Scanning")];
    const waiting = await save(talent, { Type: "Other", Contents });
    expect(waiting.errors[0]?.extensions.fields).toMatchObject([
      { path: "post.Contents.1", rule: "MEDIA_NOT_READY" },
    ]);
    const foreign = await save(talent, { Type: "Other", Contents: [file(other)] });
    expect(foreign.errors[0]?.extensions.fields).toMatchObject([
      { path: "post.Contents.0", rule: "UNKNOWN" },
    ]);
  });

  test("stops at a hundred of a person", async () => {
    const own = await registered(stage);
    await stage.sql(
      `insert into post (id, user_id, version, type, is_public, content_ids, thumbnail_ids, created_by, created_at)
       select gen_random_uuid(), $1, 1, 'Other', false, array[gen_random_uuid()], '{}', $1, now()
       from generate_series(1, 100)`,
      [own.userId],
    );
    const refused = await save(own, { Type: "Other", Contents: [file(own)] });
    expect(refused.errors[0]?.extensions).toMatchObject({
      code: "LIMIT",
      rule: "POSTS_PER_MEMBER",
      max: 100,
    });
  });
});

describe("getUserLatestPost", () => {
  test("is the newest that the caller may see", async () => {
    const own = await registered(stage);
    const open = await posted(own, { IsPublic: true });
    const hidden = await posted(own);
    const company = newId();
    stage.submitters.set(company, [own.userId]);
    const casting = member({ roles: ["Production"], organisationId: company });
    const stranger = member({ roles: ["Production"], organisationId: newId() });
    for (const actor of [own, agentOf(own), admin, casting])
      expect((await latest(actor, own)).data.getUserLatestPost.SK).toBe(hidden.SK);
    for (const actor of [other, stranger, GUEST])
      expect((await latest(actor, own)).data.getUserLatestPost.SK).toBe(open.SK);
  });

  test("counts each viewer once a day, and never the person, the agent and admins", async () => {
    const own = await registered(stage);
    const post = await posted(own, { IsPublic: true });
    for (const actor of [own, agentOf(own), admin, GUEST, other, other]) await latest(actor, own);
    await latest(member({ roles: ["Talent"] }), own);
    expect((await latest(own, own)).data.getUserLatestPost.Data["PostViews"]).toBe(2);
    expect((await latest(other, own)).data.getUserLatestPost.Data["PostViews"]).toBeNull();
    expect(await stage.events(idOf(post))).toEqual(["post.published", "post.viewed", "post.viewed"]);
  });

  test("of a minor, a suspended member, nobody, or without a public one is NOT_FOUND to others", async () => {
    const minor = await registered(stage, { minor: true });
    await posted(minor, { IsPublic: true });
    const suspended = await registered(stage, { suspended: true });
    await posted(suspended, { IsPublic: true });
    const shy = await registered(stage);
    await posted(shy);
    for (const person of [minor, suspended, shy, member()])
      for (const actor of [other, GUEST])
        expect((await latest(actor, person)).errors[0]?.extensions.code).toBe("NOT_FOUND");
    expect((await latest(agentOf(minor), minor)).errors).toEqual([]);
  });
});

describe("deletePost", () => {
  test("by the talent, once; the files are released", async () => {
    const post = await posted(talent);
    expect((await remove(talent, post.SK)).errors).toEqual([]);
    expect((await remove(talent, post.SK)).errors).toEqual([]);
    expect(await stage.events(idOf(post))).toEqual(["post.published", "post.removed"]);
    expect((await save(talent, { SK: post.SK, IsPublic: true })).errors[0]?.extensions.code).toBe(
      "NOT_FOUND",
    );
  });

  test("by admins of anybody, by others of nobody; what they cannot see does not exist", async () => {
    const post = await posted(talent);
    const open = await posted(talent, { IsPublic: true });
    const code = async (actor: Actor, { SK }: Post) => (await remove(actor, SK)).errors[0]?.extensions.code;
    expect(await code(other, post)).toBe("NOT_FOUND");
    expect(await code(other, open)).toBe("FORBIDDEN");
    expect(await code(member({ roles: ["Production"] }), open)).toBe("FORBIDDEN");
    expect(await code(admin, post)).toBeUndefined();
    expect((await remove(talent, "POST#1")).errors[0]?.extensions.fields).toMatchObject([{ path: "PK" }]);
  });
});

describe("getUserPosts", () => {
  test("pages by cursor and number, and costs the same for one and for many", async () => {
    const own = await registered(stage);
    const made = [];
    for (let count = 0; count < 5; count += 1) made.push((await posted(own, { IsPublic: count < 3 })).SK);
    const newest = made.toReversed();
    const first = await list(own, { PageSize: 2 });
    expect(first.data.getUserPosts.Total).toBe(5);
    const After = first.data.getUserPosts.Posts[1]?.Cursor;
    const rest = await list(own, { After, PageSize: 10 });
    expect([...first.data.getUserPosts.Posts, ...rest.data.getUserPosts.Posts].map(({ SK }) => SK)).toEqual(
      newest,
    );
    const second = await list(own, { Page: 2, PageSize: 2 });
    expect(second.data.getUserPosts.Posts.map(({ SK }) => SK)).toEqual(newest.slice(2, 4));
    const open = await list(other, { UserId: key(own), SortOrder: "Oldest" });
    expect(open.data.getUserPosts.Posts.map(({ SK }) => SK)).toEqual(made.slice(0, 3));
    const one = await list(own, { PageSize: 1 });
    const all = await list(own, { PageSize: 100 });
    expect(all.sqlStatements).toBe(one.sqlStatements);
  });

  test.each([
    [{ Page: 0 }, "criteria.Page"],
    [{ After: "nonsense" }, "criteria.After"],
    [{ UserId: "1" }, "criteria.UserId"],
  ])("%j names %s", async (criteria, path) => {
    expect((await list(talent, criteria)).errors[0]?.extensions).toMatchObject({ fields: [{ path }] });
  });

  test("of nobody is NOT_FOUND", async () => {
    expect((await list(talent, { UserId: newId() })).errors[0]?.extensions.code).toBe("NOT_FOUND");
  });
});

test("other services read which files somebody shows, also to few; what is removed shows none", async () => {
  const own = await registered(stage);
  const [shown, still, gone, loose] = Array.from({ length: 4 }, () => file(own)) as [
    string,
    string,
    string,
    string,
  ];
  await posted(own, { Contents: [shown], ThumbnailContents: [still], IsPublic: false });
  const removed = await posted(own, { Contents: [gone] });
  expect((await remove(own, removed.SK)).errors).toEqual([]);
  const client = createGrpcClient(TalentService, {
    target: stage.service.grpcTarget,
    signer: await stage.keys.signer("identity"),
  });
  const bare = (wire: string) => wire.slice("MED#".length);
  const fileIds = [shown, still, gone, loose, shown].map(bare);
  const found = async (userId: string) =>
    expectOk(await client.findShownFiles({ userId, fileIds })).fileIds.toSorted();
  expect(await found(own.userId)).toEqual([shown, still].map(bare).toSorted());
  expect(await found(talent.userId)).toEqual([]);
  expect(await found("nobody")).toEqual([]);
  const tooMany = await client.findShownFiles({ userId: own.userId, fileIds: Array(101).fill(newId()) });
  expectFailure(tooMany, "VALIDATION");
  client.close();
});
