import { checkImage } from "./images.ts";

const file = { ownerId: "me", companyId: "", status: "Ready", contentType: "image/png" };

it.each([
  ["a ready image of one's own", file, "ok"],
  ["someone else's", { ...file, ownerId: "other" }, "UNKNOWN"],
  ["none", null, "UNKNOWN"],
  ["one that is being scanned", { ...file, status: "Scanning" }, "MEDIA_NOT_READY"],
  ["a video", { ...file, contentType: "video/mp4" }, "NOT_AN_IMAGE"],
])("%s", (_what, chosen, expected) => {
  const result = checkImage(chosen, {
    path: "value",
    isOwn: ({ ownerId }) => ownerId === "me",
    imageOnly: "A headshot must be an image.",
  });
  expect(result.ok ? "ok" : result.failure.fields?.[0]).toEqual(
    expected === "ok" ? "ok" : expect.objectContaining({ path: "value", rule: expected }),
  );
});
