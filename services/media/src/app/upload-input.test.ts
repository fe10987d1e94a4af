import { LIMITS } from "@callboard/catalog/limits.ts";
import { validate } from "@callboard/kit/validate.ts";
import { uploadInput } from "./upload-input.ts";

const read = (input: object) => validate(uploadInput, input, "file");
const declared = { FileName: "me.jpg", ContentType: "image/jpeg", Size: 1_000, Purpose: "Headshot" };

describe("a declaration", () => {
  test.each([
    ["an unknown purpose", { Purpose: "Avatar" }, "file.Purpose"],
    ["no bytes", { Size: 0 }, "file.Size"],
    ["half a byte", { Size: 1.5 }, "file.Size"],
    ["one byte too many", { Size: LIMITS.imageBytes + 1 }, "file.Size"],
    ["a long description", { AltText: "x".repeat(301) }, "file.AltText"],
  ])("with %s names its field", (_case, change, path) => {
    const result = read({ ...declared, ...change });
    expect(result.ok ? [] : result.failure.fields?.map((field) => field.path)).toEqual([path]);
  });

  test.each([
    ["Headshot", "image/jpeg", "at most 20 MB"],
    ["Headshot", "application/octet-stream", "at most 20 MB"],
    ["Reel", "", "at most 2 GB"],
    ["Gallery", "application/octet-stream", "at most 2 GB"],
    ["Document", "application/pdf", "at most 25 MB"],
    ["Attachment", "image/png", "at most 20 MB"],
  ])(
    "of a %s announced as %j that is too large says how much may be sent in people's units",
    (Purpose, ContentType, words) => {
      const result = read({ ...declared, Purpose, ContentType, Size: 3 * 1024 ** 3 });
      const [field] = result.ok ? [] : (result.failure.fields ?? []);
      expect(field).toMatchObject({
        path: "file.Size",
        rule: "FILE_SIZE",
        message: expect.stringContaining(words),
      });
      expect(field?.message).not.toMatch(/\d{4}/);
    },
  );

  test.each([
    ["image/gif", "image/gif"],
    ["application/octet-stream", "application/octet-stream"],
    ["", "application/octet-stream"],
    [null, "application/octet-stream"],
    ["IMAGE/JPEG", "image/jpeg"],
  ])("of the declared type %j is accepted: the bytes decide", (ContentType, announced) => {
    expect(read({ ...declared, ContentType })).toMatchObject({ ok: true, value: { contentType: announced } });
  });

  test("of no bytes says that the file is empty", () => {
    const result = read({ ...declared, Size: 0 });
    expect(result.ok ? [] : result.failure.fields).toMatchObject([{ path: "file.Size", rule: "FILE_EMPTY" }]);
  });

  test("names all failing fields at once", () => {
    const result = read({ Purpose: "Poster" });
    expect(result.ok ? [] : result.failure.fields?.map((field) => field.path)).toEqual([
      "file.FileName",
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
