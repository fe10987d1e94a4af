import { parseEnv } from "node:util";
import { envFile } from "../../deploy/operator/secret-store.ts";

test.each([
  ["a key", '{"kty":"OKP","d":"a-b_c="}'],
  ["an apostrophe", "it's"],
  ["both kinds of quotes", `"it's"`],
  ["a sign of comments", "a # b"],
  ["spaces at its ends", " a "],
  ["a backslash", "a\\nb's"],
])("a value with %s comes back as it was", (_what, value) => {
  expect(parseEnv(envFile({ ONE: value, TWO: "2" }))).toEqual({ ONE: value, TWO: "2" });
});

test("a value that no quotes can hold is refused by its name, and is not said", () => {
  expect(() => envFile({ ONE: `'"\`` })).toThrow(/^ONE has every kind of quotes/);
});
