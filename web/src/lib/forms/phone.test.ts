import { plainPhone } from "./phone.ts";

test.each([
  ["+1 310 555 0134", "+13105550134"],
  [" +1 (310) 555-0134 ", "+13105550134"],
  ["+49.30/123456", "+4930123456"],
  ["call me", "callme"],
  ["", ""],
])("%s is %s", (written, plain) => {
  expect(plainPhone(written)).toBe(plain);
});
