import { draftEvent } from "@callboard/bus/event.ts";
import { newId } from "@callboard/kit/ids.ts";
import { UserErasedSchema, UserExportRequestedSchema } from "@callboard/proto/identity/v1/events_pb.ts";
import { waitFor } from "@callboard/testkit/wait-for.ts";
import { openStage, registered, writeProfile, type Stage } from "./stage.ts";

let stage: Stage;
beforeAll(async () => {
  stage = await openStage();
});
afterAll(() => stage.close());

async function withEverything() {
  const own = await registered(stage);
  await writeProfile(stage, own, { EyeColor: "Blue" });
  const day = `${new Date().getUTCFullYear() + 1}-03-01`;
  await stage.execute(
    own,
    "mutation($d: AvailabilityInput!) { saveAvailability(dates: $d) { BookedOut { From } } }",
    {
      d: { BookedOut: [{ From: day, To: day, Note: "Tour" }] },
    },
  );
  const file = newId();
  stage.files.set(file, { ownerId: own.userId, status: "Ready" });
  const saved = await stage.execute(own, "mutation($p: PostInput!) { savePost(post: $p) { SK } }", {
    p: { Type: "Headshot", Contents: [file], Description: "Three looks." },
  });
  expect(saved.errors).toEqual([]);
  return { own, day };
}

test("an export gets the profile, the posts and the booked-out days", async () => {
  const { own, day } = await withEverything();
  const exportId = newId();
  const about = { aggregateId: own.userId, version: 2 };
  await stage.publish(draftEvent(UserExportRequestedSchema, { userId: own.userId, exportId }, about));
  const part = await waitFor("the part", async () => stage.exported.get(exportId) ?? false);
  expect(JSON.parse(part)).toMatchObject({
    profile: { eye_color: "Blue" },
    posts: [{ description: "Three looks." }],
    bookedOut: [{ from: day, to: day, note: "Tour" }],
  });
});

test("nothing is left of somebody who is erased, also not in the search", async () => {
  const { own } = await withEverything();
  const { userId } = own;
  const known = stage.people.get(userId);
  if (known)
    stage.people.set(userId, {
      ...known,
      firstName: "",
      lastName: "",
      roles: [],
      registered: false,
      version: 9,
    });
  await stage.publish(draftEvent(UserErasedSchema, { userId }, { aggregateId: userId, version: 9 }));
  await waitFor("the erasure", async () => {
    const rows = await stage.sql("select 1 from profile where user_id = $1", [userId]);
    const [member] = await stage.sql<{ first_name: string }>("select first_name from member where id = $1", [
      userId,
    ]);
    return rows.length === 0 && member?.first_name === "";
  });
  for (const table of ["post", "booked_out"])
    expect(await stage.sql(`select 1 from ${table} where user_id = $1`, [userId])).toEqual([]);
});
