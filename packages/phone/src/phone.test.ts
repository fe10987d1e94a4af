import { parsePhone, shownPhone } from "./phone.ts";

test.each([
  ["grouped", "+1 (310) 555-0134", "+13105550134"],
  ["with points", "+49.30/123456", "+4930123456"],
  ["with marks of direction", "\u202a+90 532 123 45 67\u202c", "+905321234567"],
  ["in an isolate", "\u2066+90 532 123 45 67\u2069", "+905321234567"],
  [
    "with thin spaces and hyphens that do not break",
    "+90\u2009532\u2011123\u201145\u201167",
    "+905321234567",
  ],
  ["in Arabic digits", "+٩٠ ٥٣٢ ١٢٣ ٤٥ ٦٧", "+905321234567"],
  ["in Persian digits", "+۹۸ ۲۱ ۱۲۳۴ ۵۶۷۸", "+982112345678"],
  ["in wide digits", "＋８１ ３ １２３４ ５６７８", "+81312345678"],
  ["with the zero of the country", "+44 (0)20 7946 0000", "+442079460000"],
  ["with the zero of the country, which is dialled from abroad too", "+39 (0)6 698 12345", "+390669812345"],
  ["with two inner zeros", "+36 (06) 1 234 5678", "+3612345678"],
  ["with zeros for a plus sign", "00 90 532 123 45 67", "+905321234567"],
  ["dialled from North America", "011 44 20 7946 0000", "+442079460000"],
  ["as a link", "tel:+1-310-555-0134", "+13105550134"],
  ["with an extension", "+1 310 555 0134 ext. 45", "+13105550134;ext=45"],
  ["with a short extension", "+1 310 555 0134 x45", "+13105550134;ext=45"],
  ["with an extension in Turkish", "+90 212 555 01 23 dahili 45", "+902125550123;ext=45"],
  ["with an extension in Arabic", "+966 50 123 4567 تحويلة ١٢", "+966501234567;ext=12"],
  ["as it is stored", "+13105550134;ext=45", "+13105550134;ext=45"],
  ["in words", "call me", null],
  ["without a country code", "(310) 555-0134", null],
  ["too short for its country", "+1 310 555 01", null],
  ["of no country", "+999 123 4567", null],
  ["twice", "+905321234567 / +905321234568", null],
  ["empty", "", null],
])("a number %s: %j is stored as %j", (_how, written, stored) => {
  expect(parsePhone(written)).toBe(stored);
});

test.each([
  ["+905321234567", "+90 532 123 45 67"],
  ["+13105550134;ext=45", "+1 310 555 0134 ext. 45"],
  ["+442079460000", "+44 20 7946 0000"],
  ["555-1234", "555-1234"],
  ["", ""],
])("%j is shown as %j", (stored, shown) => {
  expect(shownPhone(stored)).toBe(shown);
});
