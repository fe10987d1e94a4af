import { LIMITS } from "@callboard/catalog/limits.ts";
import { validate } from "@callboard/kit/validate.ts";
import { uploadInput } from "./upload-input.ts";

const read = (input: object) => validate(uploadInput, input, "file");
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
    const result = read({ ...declared, ...change });
    expect(result.ok ? [] : result.failure.fields?.map((field) => field.path)).toEqual([path]);
  });

  test.each([
    ["Headshot", "PHOTO_KIND", /photo: JPEG, PNG, WebP or AVIF/],
    ["Poster", "PHOTO_KIND", /photo: JPEG, PNG, WebP or AVIF/],
    ["Gallery", "PHOTO_OR_VIDEO_KIND", /photo .* or a video/],
    ["Reel", "VIDEO_KIND", /MP4, MOV or WebM/],
    ["Document", "PDF_KIND", /a PDF/],
    ["Attachment", "ATTACHMENT_KIND", /Word document/],
  ])("of another kind than a %s says in words what may be sent", (Purpose, rule, words) => {
    const result = read({ ...declared, Purpose, ContentType: "image/svg+xml" });
    const [field] = result.ok ? [] : (result.failure.fields ?? []);
    expect(field).toMatchObject({ rule, message: expect.stringMatching(words) });
    expect(field?.message).not.toMatch(/image\/|video\/|application\//);
  });

  test("names all failing fields at once", () => {
    const result = read({ Purpose: "Poster" });
    expect(result.ok ? [] : result.failure.fields?.map((field) => field.path)).toEqual([
      "file.FileName",
      "file.ContentType",
      "file.Size",
    ]);
  });

  test("keeps the last part of the name without direction overrides", () => {
    const result = read({ ...declared, FileName: "C:\\pictures\\\u202ehead.jpg" });
    expect(result).toMatchObject({ ok: true, value: { fileName: "head.jpg" } });
  });

  test("at the limit is accepted", () => {
    expect(read({ ...declared, Size: LIMITS.imageBytes }).ok).toBe(true);
  });
});
