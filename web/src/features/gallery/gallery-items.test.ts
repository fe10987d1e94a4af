import { galleryType, itemsOf } from "./gallery-items.ts";

const file = (id: string, facts: object = {}) => ({
  PK: `MED#${id}`,
  Data: { ContentUrl: `/${id}`, ContentThumbNailUrl: `/${id}.small`, ContentType: "image/webp", ...facts },
});

test.each([
  [
    "a picture",
    file("1", { Width: 400, Height: 500, AltText: "On deck" }),
    ["/1.small", "On deck", false, 0.8],
  ],
  ["a film", file("1", { ContentType: "video/mp4" }), ["/1.small", "", true, 1]],
  [
    "a film without a still",
    file("1", { ContentType: "video/mp4", ContentThumbNailUrl: null }),
    ["", "", true, 1],
  ],
  [
    "a recording",
    file("1", { ContentType: "audio/mpeg", ContentThumbNailUrl: null, AltText: "Voice reel" }),
    ["", "Voice reel", true, 1],
  ],
  ["a picture without a small one", file("1", { ContentThumbNailUrl: null }), ["/1", "", false, 1]],
  ["a document", file("1", { ContentType: "application/pdf" }), null],
  ["a file whose link is not for the reader", file("1", { ContentUrl: null }), null],
  ["no file", null, null],
])("%s", (_name, given, expected) => {
  const [item] = itemsOf([given]);
  expect(item ? [item.thumbnail, item.caption, item.isPlayed, item.ratio] : null).toEqual(expected);
});

test("a file that is in twice is shown once", () => {
  expect(itemsOf([file("1"), file("2"), file("1")]).map(({ key }) => key)).toEqual(["MED#1", "MED#2"]);
});

test.each([
  ["project", "project"],
  ["user", "user"],
  ["feature", "feature"],
  ["film", null],
  [undefined, null],
])("the address %s names %s", (name, expected) => {
  expect(galleryType(name)).toBe(expected);
});
