import { shownPhoto } from "./shown-photo.ts";
import type { Photographed } from "./shown-photo.ts";

const chosen = {
  PK: "MED#1",
  Data: { ContentUrl: "/1", ContentThumbNailUrl: "/1t", ContentSmallUrl: "/1s", AltText: "In the rain" },
};
const headshot = { PK: "MED#2", Data: { ContentUrl: "/2", ContentThumbNailUrl: null, AltText: "" } };

test.each<[string, Photographed | undefined, ReturnType<typeof shownPhoto>]>([
  [
    "the chosen one",
    { Photo: chosen, ProfileImage: headshot },
    { key: "MED#1", small: "/1s", thumbnail: "/1t", large: "/1", alt: "In the rain" },
  ],
  [
    "the headshot where none was chosen, or it is gone",
    { Photo: null, ProfileImage: headshot },
    { key: "MED#2", small: null, thumbnail: "/2", large: "/2", alt: null },
  ],
  [
    "nothing without both",
    { Photo: null, ProfileImage: null },
    { key: null, small: null, thumbnail: null, large: null, alt: null },
  ],
  [
    "nothing before there is a record",
    undefined,
    { key: null, small: null, thumbnail: null, large: null, alt: null },
  ],
])("a submission shows %s", (_what, data, shown) => {
  expect(shownPhoto(data)).toEqual(shown);
});
