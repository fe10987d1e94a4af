import { LIMITS } from "@callboard/catalog/limits.ts";
import { maySee, mayManage, readDeclaration, refuseBytes, type MediaFile, type Viewer } from "./file.ts";

const declared = { FileName: "me.jpg", ContentType: "image/jpeg", Size: 1_000, Purpose: "Headshot" };

describe("a declaration", () => {
  test.each([
    ["no name", { FileName: " " }, "file.FileName"],
    ["a name that is only a path", { FileName: "../../" }, "file.FileName"],
    ["a long name", { FileName: `${"a".repeat(201)}.jpg` }, "file.FileName"],
    ["an unknown purpose", { Purpose: "Avatar" }, "file.Purpose"],
    ["SVG", { ContentType: "image/svg+xml" }, "file.ContentType"],
    ["HTML", { ContentType: "text/html" }, "file.ContentType"],
    ["a video as headshot", { ContentType: "video/mp4" }, "file.ContentType"],
    ["no bytes", { Size: 0 }, "file.Size"],
    ["half a byte", { Size: 1.5 }, "file.Size"],
    ["one byte too many", { Size: LIMITS.imageBytes + 1 }, "file.Size"],
    ["a long description", { AltText: "x".repeat(301) }, "file.AltText"],
  ])("with %s names its field", (_case, change, path) => {
    const result = readDeclaration({ ...declared, ...change });
    expect(result.ok ? [] : result.failure.fields?.map((field) => field.path)).toEqual([path]);
  });

  test("names all failing fields at once", () => {
    const result = readDeclaration({ Purpose: "Poster" });
    expect(result.ok ? [] : result.failure.fields?.map((field) => field.path)).toEqual([
      "file.FileName",
      "file.ContentType",
      "file.Size",
    ]);
  });

  test("keeps the last part of the name without direction overrides", () => {
    const result = readDeclaration({ ...declared, FileName: "C:\\pictures\\\u202ehead.jpg" });
    expect(result).toMatchObject({ ok: true, value: { fileName: "head.jpg" } });
  });

  test("at the limit is accepted", () => {
    expect(readDeclaration({ ...declared, Size: LIMITS.imageBytes }).ok).toBe(true);
  });
});

test.each([
  ["Headshot", "image/png", 10, null],
  ["Headshot", null, 10, "FILE_KIND"],
  ["Headshot", "video/mp4", 10, "FILE_KIND"],
  ["Headshot", "image/gif", 10, "FILE_KIND"],
  ["Poster", "image/jpeg", LIMITS.imageBytes + 1, "FILE_SIZE"],
  ["Document", "application/pdf", LIMITS.documentBytes, null],
  ["Reel", "application/pdf", 10, "FILE_KIND"],
] as const)("a %s whose bytes are %s of %i: %s", (purpose, contentType, size, reason) => {
  expect(refuseBytes({ purpose }, { contentType, size })).toBe(reason);
});

const owner: Viewer = { userId: "owner", companyId: "a", isAdmin: false };
const colleague: Viewer = { userId: "colleague", companyId: "a", isAdmin: false };
const stranger: Viewer = { userId: "stranger", companyId: "b", isAdmin: false };
const guest: Viewer = { userId: null, companyId: null, isAdmin: false };
const admin: Viewer = { userId: "admin", companyId: null, isAdmin: true };
const file = (change: Partial<MediaFile>) =>
  ({ ownerId: "owner", companyId: "a", status: "Ready", purpose: "Headshot", ...change }) as MediaFile;

test.each([
  ["headshot", file({}), [true, true, true, false, true]],
  ["poster", file({ purpose: "Poster" }), [true, true, true, true, true]],
  ["document", file({ purpose: "Document" }), [true, true, false, false, true]],
  ["headshot that waits", file({ status: "Pending" }), [true, true, false, false, true]],
  ["deleted poster", file({ purpose: "Poster", status: "Deleted" }), [false, false, false, false, false]],
])("who sees a %s: owner, colleague, stranger, guest, admin", (_name, one, expected) => {
  expect([owner, colleague, stranger, guest, admin].map((viewer) => maySee(one, viewer))).toEqual(expected);
});

test("a person without a company manages nothing of people without a company", () => {
  expect(mayManage(file({ companyId: null }), { ...guest, userId: "other" })).toBe(false);
});
