import { newPushKey } from "./push-key.ts";

test("every key has all of its bytes, those that begin with zeros too", () => {
  const keys = Array.from({ length: 3_000 }, () => Buffer.from(newPushKey(), "base64url"));
  expect(new Set(keys.map(({ length }) => length))).toEqual(new Set([32]));
  // Of 3,000 keys eleven or twelve begin with a zero; that none does has a chance of one in 100,000.
  expect(keys.some(([first]) => first === 0)).toBe(true);
});
