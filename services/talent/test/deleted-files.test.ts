import { draftEvent } from "@callboard/bus/event.ts";
import type { Member } from "@callboard/kit/actor.ts";
import { newId } from "@callboard/kit/ids.ts";
import { MediaDeletedSchema } from "@callboard/proto/media/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openStage, registered, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

const LIST = `query($c: PostCriteria!) { getUserPosts(criteria: $c) { Posts { SK Data { Contents } } } }`;
const contents = async (own: Member) =>
  (
    await stage.execute<{ getUserPosts: { Posts: { Data: { Contents: string[] } }[] } }>(own, LIST, {
      c: { UserId: `USR#${own.userId}` },
    })
  ).data.getUserPosts.Posts.map(({ Data }) => Data.Contents);

test("a file that is deleted leaves the posts, and a post that showed nothing else goes", async () => {
  const own = await registered(stage);
  const file = () => {
    const id = newId();
    stage.files.set(id, { ownerId: own.userId, status: "Ready" });
    return id;
  };
  const [gone, kept] = [file(), file()];
  for (const Contents of [[gone], [gone, kept], [kept]]) {
    const saved = await stage.execute(own, "mutation($p: PostInput!) { savePost(post: $p) { SK } }", {
      p: { Type: "Headshot", Contents: Contents.map((id) => `MED#${id}`) },
    });
    expect(saved.errors).toEqual([]);
  }
  expect(await contents(own)).toHaveLength(3);
  const about = { aggregateId: gone, version: 2 };
  await stage.publish(draftEvent(MediaDeletedSchema, { mediaId: gone, ownerId: own.userId }, about));
  await waitFor("the lists", async () => (await contents(own)).length === 2);
  expect(await contents(own)).toEqual([[`MED#${kept}`], [`MED#${kept}`]]);
});
