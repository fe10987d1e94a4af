import { plainPhone } from "./phone.ts";

test.each([
  ["+1 310 555 0134", "+13105550134"],
  ["\u202a+90 532 123 45 67\u202c", "+905321234567"],
  ["+44 (0)20 7946 0000", "+442079460000"],
  [" call me ", "call me"],
  ["", ""],
])("%j is sent as %j", async (written, plain) => {
  expect(await plainPhone(written)).toBe(plain);
});
