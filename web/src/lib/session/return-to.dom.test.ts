import { ownPath, rememberReturnTo, takeReturnTo } from "./return-to.ts";

test.each([
  ["/project-search?project=1", "/project-search?project=1"],
  ["/mail/inbox/7#last", "/mail/inbox/7#last"],
  ["/dashboard", "/dashboard"],
  ["//evil.example/x", null],
  ["/\\evil.example", null],
  ["/a\\b", null],
  ["https://evil.example", null],
  ["javascript:alert(1)", null],
  ["dashboard", null],
  ["/", null],
  ["/login?interaction=1", null],
  ["/signed-in", null],
  ["/confirm/a@b.test", null],
  ["", null],
  [null, null],
])("%j returns to %j", (candidate, expected) => {
  expect(ownPath(candidate)).toBe(expected);
});

test("a remembered path is handed out once", () => {
  rememberReturnTo("/profile");
  expect(takeReturnTo()).toBe("/profile");
  expect(takeReturnTo()).toBeNull();
});
