import { checkChosen, chosenIds, foreignIds, type ChosenFile } from "./chosen-media.ts";

const photo: ChosenFile = { ownerId: "talent", status: "Ready", contentType: "image/jpeg" };
const reel: ChosenFile = { ownerId: "talent", status: "Ready", contentType: "video/mp4" };

interface Case {
  readonly photo?: ChosenFile | "unknown";
  readonly reel?: ChosenFile | "unknown";
  readonly shown?: readonly string[];
}

/** The refusals for the photo `p` and the reel `r`; what is not given was not chosen. */
function check({ shown = [], ...chosen }: Case) {
  const files = new Map<string, ChosenFile>();
  const idOf = (id: string, file: ChosenFile | "unknown" | undefined) => {
    if (file === undefined) return null;
    if (file !== "unknown") files.set(id, file);
    return id;
  };
  const media = { photoId: idOf("p", chosen.photo), reelId: idOf("r", chosen.reel) };
  const answer = checkChosen(media, { files, userId: "talent", shownIds: new Set(shown) });
  return answer.ok ? [] : (answer.failure.fields ?? []).map(({ path, rule }) => `${path} ${rule}`);
}

const agents = { ownerId: "agent" };

test.each<[string, Case, readonly string[]]>([
  ["nothing", {}, []],
  ["a photo and a reel of the talent", { photo, reel }, []],
  ["one that an agent uploaded and a post shows", { photo: { ...photo, ...agents }, shown: ["p"] }, []],
  ["one that an agent uploaded", { photo: { ...photo, ...agents } }, ["submission.PhotoId UNKNOWN"]],
  ["a reel of somebody else", { reel: { ...reel, ...agents } }, ["submission.ReelId UNKNOWN"]],
  [
    "one whose bytes are awaited",
    { photo: { ...photo, status: "Pending" } },
    ["submission.PhotoId MEDIA_NOT_READY"],
  ],
  [
    "a reel that is scanned",
    { reel: { ...reel, status: "Scanning" } },
    ["submission.ReelId MEDIA_NOT_READY"],
  ],
  ["one that was refused", { photo: { ...photo, status: "Rejected" } }, ["submission.PhotoId UNKNOWN"]],
  ["one that is deleted", { reel: { ...reel, status: "Deleted" } }, ["submission.ReelId UNKNOWN"]],
  [
    "files that nobody knows, though a post still names one",
    { photo: "unknown", reel: "unknown", shown: ["p"] },
    ["submission.PhotoId UNKNOWN", "submission.ReelId UNKNOWN"],
  ],
  ["a video as photo", { photo: reel }, ["submission.PhotoId NOT_AN_IMAGE"]],
  ["a recording as reel", { reel: { ...reel, contentType: "audio/mpeg" } }, []],
  ["a photo as reel", { reel: photo }, ["submission.ReelId FILE_KIND"]],
  [
    "a document, whose it is said first",
    { photo: { ...agents, status: "Scanning", contentType: "application/pdf" } },
    ["submission.PhotoId UNKNOWN"],
  ],
  [
    "both wrongly",
    { photo: reel, reel: photo },
    ["submission.PhotoId NOT_AN_IMAGE", "submission.ReelId FILE_KIND"],
  ],
])("choosing %s", (_what, chosen, refused) => {
  expect(check(chosen)).toEqual(refused);
});

test("a file that is chosen twice is fetched once; only files of others are looked up in posts", () => {
  expect(chosenIds({ photoId: "p", reelId: "p" })).toEqual(["p"]);
  expect(chosenIds({ photoId: null, reelId: null })).toEqual([]);
  const files = new Map([
    ["p", { ...photo, ...agents }],
    ["r", reel],
  ]);
  expect(foreignIds({ photoId: "p", reelId: "r" }, files, "talent")).toEqual(["p"]);
  expect(foreignIds({ photoId: "gone", reelId: null }, files, "talent")).toEqual([]);
});
