import { at } from "../support/graph.ts";
import { ACTORS, type ActorName } from "./contract.ts";
import { TALENT_SIDE } from "./views.ts";
import type { World } from "./world.ts";

const POST = "mutation($p: PostInput!) { savePost(post: $p) { SK } }";
const READ = `query($c: PostCriteria!) { getUserPosts(criteria: $c) {
  Posts { SK Data { Documents { MediaId ContentUrl } } } } }`;

/** The person, the linked agent, the company that has a submission, and admins. */
const READERS: readonly ActorName[] = [...TALENT_SIDE, "producerOwner", "producerColleague", "admin"];

/** Tests who gets links to the resume of T1, which a public post shows. */
export function describeResume(open: () => World): void {
  let resume: string;
  let post: string;
  beforeAll(async () => {
    const { workshop, must } = open();
    resume = await workshop.document("talentSelf");
    const p = { Type: "Resume", Contents: [resume], IsPublic: true };
    post = String(at((await must("talentSelf", POST, { p })).data, "savePost.SK"));
  });

  test.each(ACTORS)("links to a resume: %s", async (actor) => {
    const world = open();
    const c = { UserId: world.people.of.talentSelf.key, PageSize: 100 };
    const { data } = await world.execute(actor, READ, { c });
    const posts = (at(data, "getUserPosts.Posts") ?? []) as readonly { readonly SK: string }[];
    const found =
      at(
        posts.find(({ SK }) => SK === post),
        "Data.Documents",
      ) ?? [];
    const link = { MediaId: resume, ContentUrl: expect.stringMatching(/./) };
    expect(found).toEqual(READERS.includes(actor) ? [link] : []);
  });
}
