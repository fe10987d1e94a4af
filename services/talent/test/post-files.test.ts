import { GUEST, type Actor, type Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { member } from "@callboard/testkit/as-actor.ts";
import { key, openStage, registered, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const agentOf = (person: Member) => member({ roles: ["Agent"], representedIds: [person.userId] });
const admin = member({ roles: ["Admin"] });
const other = member({ roles: ["Talent"] });

/** Adds a person's file that is ready, with a purpose. */
function file(person: Member, purpose = "Headshot"): string {
  const id = newId();
  stage.files.set(id, { ownerId: person.userId, status: "Ready", purpose });
  return `MED#${id}`;
}

async function posted(person: Member, facts: object): Promise<void> {
  const save = "mutation($post: PostInput!) { savePost(post: $post) { PK } }";
  expect((await stage.execute(person, save, { post: facts })).errors).toEqual([]);
}

describe("a resume", () => {
  const company = newId();
  const producer = member({ roles: ["Production"], organisationId: company });
  const documents = async (actor: Actor, person: Member) => {
    const { data } = await stage.execute<{
      getUserPosts: { Posts: { Data: { Documents: unknown[] } }[] } | null;
    }>(
      actor,
      `query($c: PostCriteria!) { getUserPosts(criteria: $c) { Posts { Data {
        Documents { MediaId FileName ContentUrl } } } } }`,
      { c: { UserId: key(person) } },
    );
    return data?.getUserPosts?.Posts.flatMap(({ Data }) => Data.Documents) ?? [];
  };

  test.each([true, false])(
    "is read by its person, their agent, companies submitted to and admins alone; public: %s",
    async (IsPublic) => {
      const own = await registered(stage);
      const resume = file(own, "Document");
      await posted(own, { Type: "Resume", Contents: [file(own), resume], IsPublic });
      const link = {
        MediaId: resume,
        FileName: "resume.pdf",
        ContentUrl: `/objects/${resume.slice(4)}`,
      };
      for (const actor of [own, agentOf(own), admin]) expect(await documents(actor, own)).toEqual([link]);
      const agent = member({ roles: ["Agent"] });
      for (const actor of [other, agent, producer, GUEST]) expect(await documents(actor, own)).toEqual([]);
      stage.submitters.set(company, [own.userId]);
      expect(await documents(producer, own)).toEqual([link]);
      const rival = member({ roles: ["Production"], organisationId: newId() });
      expect(await documents(rival, own)).toEqual([]);
    },
  );
});

describe("the pictures of a public post", () => {
  const openFiles = async (actor: Actor, person: Member) => {
    const { data } = await stage.execute<{
      getUserLatestPost: { Data: { OpenFiles: { MediaId: string }[] } } | null;
    }>(
      actor,
      `query($id: ID!) { getUserLatestPost(id: $id) { Data { OpenFiles {
        MediaId FileName ContentUrl ContentThumbNailUrl ContentType AltText Width Height } } } }`,
      { id: key(person) },
    );
    return data?.getUserLatestPost?.Data.OpenFiles ?? null;
  };

  test("have links for everyone, also for guests; a document among them has none", async () => {
    const own = await registered(stage);
    const [picture, resume] = [file(own), file(own, "Document")];
    await posted(own, { Type: "Headshot", Contents: [picture, resume], IsPublic: true });
    const shown = {
      MediaId: picture,
      FileName: "look.webp",
      ContentUrl: `/objects/${picture.slice(4)}`,
      ContentThumbNailUrl: null,
      ContentType: "image/webp",
      AltText: null,
      Width: 480,
      Height: 600,
    };
    for (const actor of [GUEST, other, own, admin]) expect(await openFiles(actor, own)).toEqual([shown]);
  });

  test("have none where the post is not public, or its person is a minor, suspended or unknown", async () => {
    const own = await registered(stage);
    await posted(own, { Type: "Headshot", Contents: [file(own)], IsPublic: false });
    expect([await openFiles(GUEST, own), await openFiles(own, own)]).toEqual([null, []]);
    for (const facts of [{ minor: true }, { suspended: true }]) {
      const hidden = await registered(stage, facts);
      await posted(hidden, { Type: "Headshot", Contents: [file(hidden)], IsPublic: true });
      expect(await openFiles(GUEST, hidden)).toBeNull();
      expect(await openFiles(admin, hidden)).toEqual([]);
    }
    expect(await openFiles(GUEST, member({ roles: ["Talent"] }))).toBeNull();
  });

  test("that was public before guests were meant are theirs once it is made public again", async () => {
    const own = await registered(stage);
    await posted(own, { Type: "Headshot", Contents: [file(own)], IsPublic: true });
    await stage.sql("update post set guests_see = false where user_id = $1", [own.userId]);
    expect(await openFiles(GUEST, own)).toEqual([]);
    const [{ id } = { id: "" }] = await stage.sql<{ id: string }>("select id from post where user_id = $1", [
      own.userId,
    ]);
    for (const IsPublic of [true, false, true]) await posted(own, { SK: `POST#${id}`, IsPublic });
    expect(await openFiles(GUEST, own)).toHaveLength(1);
  });
});
