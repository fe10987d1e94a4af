import { GUEST, type Actor, type Member } from "@callboard/kit/actor.ts";
import type { MemberCopy } from "#domain/member.ts";
import {
  changePost,
  checkPostFiles,
  filesOf,
  readPost,
  type Post,
  type PostContent,
  type PostInput,
} from "./post.ts";
import { sightOf, widens } from "./post-policy.ts";

const content: PostContent = {
  type: "Headshot",
  isPublic: false,
  guestsSee: false,
  description: "Three looks.",
  contentIds: ["a", "b"],
  thumbnailIds: [],
};
const post: Post = {
  ...content,
  id: "post",
  userId: "owner",
  version: 3,
  createdBy: "owner",
  createdAt: new Date(0),
  removedAt: null,
  views: 0,
};

it.each<[string, PostInput, Partial<PostContent>]>([
  ["nothing keeps all", {}, content],
  ["null clears the description", { Description: null }, { description: null }],
  ["null keeps the type", { Type: null }, { type: "Headshot" }],
  ["a file twice is one", { contentIds: ["c", "c"] }, { contentIds: ["c"] }],
  ["public", { IsPublic: true }, { isPublic: true, guestsSee: true }],
])("over the stored content, %s", (_what, input, expected) => {
  expect(readPost(input, content)).toMatchObject({ ok: true, value: expected });
});

it.each<[string, PostInput, string[]]>([
  ["nothing", {}, ["post.Type", "post.Contents"]],
  ["an unknown type", { Type: "Poem", contentIds: ["a"] }, ["post.Type"]],
  [
    "more stills than files",
    { Type: "Other", contentIds: ["a"], thumbnailIds: ["b", "c"] },
    ["post.ThumbnailContents"],
  ],
  [
    "too many files and a long text",
    {
      Type: "Other",
      contentIds: Array.from({ length: 11 }, (_, place) => `${place}`),
      Description: "x".repeat(5_001),
    },
    ["post.Description", "post.Contents"],
  ],
])("a new post of %s is not accepted", (_what, input, paths) => {
  const read = readPost(input, null);
  expect(read.ok ? [] : read.failure.fields?.map(({ path }) => path)).toEqual(paths);
});

it("lists the accepted types", () => {
  expect(readPost({ Type: "Poem", contentIds: ["a"] }, null)).toMatchObject({
    failure: { fields: [{ rule: "CATALOG", message: expect.stringContaining("Demo Reel, Headshot") }] },
  });
});

it("is the same post when nothing differs, and a later version when something does", () => {
  expect(changePost(post, content)).toBe(post);
  expect(changePost(post, { ...content, isPublic: true })).toMatchObject({ isPublic: true, version: 4 });
});

it.each<[string, string, string, string | undefined]>([
  ["one's own", "owner", "Ready", undefined],
  ["the agent's", "agent", "Ready", undefined],
  ["a stranger's", "stranger", "Ready", "UNKNOWN"],
  ["one that is scanned", "owner", "Scanning", "MEDIA_NOT_READY"],
])("%s file: %s %s", (_what, ownerId, status, rule) => {
  const files = new Map(["a", "b"].map((id) => [id, { ownerId, status }]));
  const checked = checkPostFiles(content, files, ["owner", "agent"]);
  expect(checked.ok ? undefined : checked.failure.fields?.[0]).toEqual(
    rule && { path: "post.Contents.0", rule, message: expect.any(String) },
  );
});

const owner: MemberCopy = {
  id: "owner",
  version: 1,
  firstName: "Ada",
  lastName: "Vale",
  bio: "",
  roles: ["Talent"],
  agentIds: [],
  registered: true,
  suspended: false,
  minor: false,
  hasHeadshot: false,
};
const someone = (facts: Partial<Member>): Member => ({
  kind: "member",
  userId: "someone",
  roles: ["Talent"],
  organisationId: null,
  representedIds: [],
  registered: true,
  suspended: false,
  minor: false,
  version: 1,
  ...facts,
});
const agent = someone({ roles: ["Agent"], representedIds: ["owner"] });
const admin = someone({ roles: ["Admin"] });
const producer = someone({ roles: ["Production"], organisationId: "company" });

it.each<[string, Actor, Partial<MemberCopy> | null, string, boolean]>([
  ["the person", someone({ userId: "owner" }), {}, "all", false],
  ["the agent", agent, {}, "all", false],
  ["an admin", admin, { suspended: true }, "all", false],
  ["a talent", someone({}), {}, "public", true],
  ["a producer", producer, {}, "public", true],
  ["a guest", GUEST, {}, "public", true],
  ["a talent, of a minor", someone({}), { minor: true }, "none", true],
  ["a guest, of a minor", GUEST, { minor: true }, "none", true],
  ["the agent, of a minor", agent, { minor: true }, "all", false],
  ["a producer, of a suspended member", producer, { suspended: true }, "none", false],
  ["a guest, of nobody", GUEST, null, "none", false],
])("%s sees %s: %s", (_who, actor, facts, sight, canWiden) => {
  const member = facts && { ...owner, ...facts };
  expect(sightOf(actor, "owner", member)).toBe(sight);
  expect(widens(sightOf(actor, "owner", member), member)).toBe(canWiden);
});

it("a new post is hidden, has no stills and no text unless said", () => {
  expect(readPost({ Type: "Other", contentIds: ["a"] }, null)).toEqual({
    ok: true,
    value: {
      type: "Other",
      isPublic: false,
      guestsSee: false,
      description: null,
      contentIds: ["a"],
      thumbnailIds: [],
    },
  });
});

it("may have a still for each of its files, and says so when there are more", () => {
  const input = { Type: "Other", contentIds: ["a"], thumbnailIds: ["b"] };
  expect(readPost(input, null)).toMatchObject({ ok: true, value: { thumbnailIds: ["b"] } });
  expect(readPost({ ...input, thumbnailIds: ["b", "c"] }, null)).toMatchObject({
    failure: {
      fields: [
        {
          path: "post.ThumbnailContents",
          rule: "TOO_MANY",
          message: "ThumbnailContents can have at most one entry for each of Contents.",
        },
      ],
    },
  });
});

it("has each of its files once", () => {
  expect(filesOf({ ...content, contentIds: ["a", "b"], thumbnailIds: ["b", "c"] })).toEqual(["a", "b", "c"]);
});

it.each([
  ["a file that nobody knows", new Map(), "post.Contents.0", "UNKNOWN"],
  ["a file of a stranger", new Map([["a", { ownerId: "x", status: "Ready" }]]), "post.Contents.0", "UNKNOWN"],
  [
    "a file that is still worked on",
    new Map([["a", { ownerId: "owner", status: "Processing" }]]),
    "post.Contents.0",
    "MEDIA_NOT_READY",
  ],
  [
    "a still of a stranger",
    new Map([
      ["a", { ownerId: "owner", status: "Ready" }],
      ["b", { ownerId: "x", status: "Ready" }],
    ]),
    "post.ThumbnailContents.0",
    "UNKNOWN",
  ],
])("does not show %s", (_what, files, path, rule) => {
  const shown = { ...content, contentIds: ["a"], thumbnailIds: files.has("b") ? ["b"] : [] };
  expect(checkPostFiles(shown, files, ["owner"])).toMatchObject({ failure: { fields: [{ path, rule }] } });
});

test.each([
  ["new and public", null, true, true],
  ["private, made public", { isPublic: false, guestsSee: false }, true, true],
  ["public for members alone", { isPublic: true, guestsSee: false }, true, false],
  ["public for guests too", { isPublic: true, guestsSee: true }, true, true],
  ["public for guests too, made private", { isPublic: true, guestsSee: true }, false, false],
])("a post that was %s is seen by guests if it was opened to them", (_was, before, IsPublic, expected) => {
  const input = { Type: "Other", contentIds: ["a"], IsPublic };
  expect(readPost(input, before && { ...content, ...before })).toMatchObject({
    ok: true,
    value: { guestsSee: expected },
  });
});
