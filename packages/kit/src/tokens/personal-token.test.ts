import { isPersonalToken, newPersonalToken, personalTokenHash } from "./personal-token.ts";

test("a new token is known by its prefix and its checksum, and is kept as a hash", () => {
  const [token, other] = [newPersonalToken(), newPersonalToken()];
  expect(token).toMatch(/^callboard_[0-9a-f]{48}$/);
  expect(isPersonalToken(token)).toBe(true);
  expect(personalTokenHash(token)).toMatch(/^[\w-]{43}$/);
  expect(personalTokenHash(token)).not.toBe(personalTokenHash(other));
});

test.each([
  ["cut", (token: string) => token.slice(0, -1)],
  ["longer", (token: string) => `${token}0`],
  ["mistyped", (token: string) => token.replace(/_./, (start) => (start === "_0" ? "_1" : "_0"))],
  ["in capitals", (token: string) => token.toUpperCase()],
  ["without its prefix", (token: string) => token.slice("callboard_".length)],
  ["empty", () => ""],
])("a token that is %s has no hash", (_how, change) => {
  expect(personalTokenHash(change(newPersonalToken()))).toBeNull();
});
