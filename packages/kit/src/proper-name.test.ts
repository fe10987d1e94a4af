import { properName } from "./fields.ts";

const name = properName(120);

test.each([
  "P!nk",
  "Ke$ha",
  "Sinéad O'Connor",
  "Muhammad-Ali Jr., M.D.",
  "wwwendy",
  "Callboards United",
  "The Callboarders",
  "محمد علي",
  "Şule & Ørsted (Films) / 2",
])("%s is a name", (text) => {
  expect(name.safeParse(text).success).toBe(true);
});

test.each([
  "Open https://example.com now",
  "ftp://example.com",
  "www.example.com",
  "WWW.example.com",
  "Callboard",
  "callboard support team",
  "The CALLBOARD, Inc.",
  "C\u0430llb\u043eard",
  "Cal1board",
  "\uff23\uff41\uff4c\uff4cboard",
])("%s is refused as a name", (text) => {
  expect(name.safeParse(text).success).toBe(false);
});
