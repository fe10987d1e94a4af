import { checkText, checkWords, LINK_LENGTH } from "./submission-input.ts";

const none = { comments: null, website: null, socialMedia: null, representationName: null };

test("texts are trimmed, and empty ones are none", () => {
  expect(checkWords({ ...none, comments: "  hello ", website: "  " })).toEqual({
    ok: true,
    value: { ...none, comments: "hello" },
  });
});

test.each([
  [{ comments: "x".repeat(2_001) }, "submission.Comments", "TOO_LONG"],
  [{ website: "http://example.org" }, "submission.Website", "URL"],
  [{ website: "javascript:alert(1)" }, "submission.Website", "URL"],
  [{ website: `https://example.org/${"x".repeat(LINK_LENGTH)}` }, "submission.Website", "TOO_LONG"],
  [{ socialMedia: "x".repeat(301) }, "submission.SocialMedia", "TOO_LONG"],
  [{ representationName: "x".repeat(121) }, "submission.RepresentationName", "TOO_LONG"],
])("%# is refused at %s", (words, path, rule) => {
  expect(checkWords({ ...none, ...words })).toMatchObject({
    ok: false,
    failure: { fields: [{ path, rule }] },
  });
});

test("all failing fields at once", () => {
  const result = checkWords({ ...none, comments: "x".repeat(2_001), website: "x" });
  expect(result.ok ? [] : result.failure.fields?.map(({ path }) => path)).toEqual([
    "submission.Comments",
    "submission.Website",
  ]);
});

test("characters are counted as people count them", () => {
  expect(checkText("😀".repeat(10), "reason", 10).ok).toBe(true);
  expect(checkText("😀".repeat(11), "reason", 10)).toMatchObject({
    failure: { fields: [{ path: "reason" }] },
  });
});
