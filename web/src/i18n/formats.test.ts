import { LANGUAGE_TAGS } from "@callboard/catalog/interface/languages.ts";
import { fileSizeIn } from "./units/file-size.ts";
import { directionOf, formatsFor } from "./formats.ts";

const noon = "2026-11-21T12:00:00Z";

test.each([
  ["en", "Nov 21, 2026"],
  ["tr", "21 Kas 2026"],
  ["ar", "21 نوفمبر 2026"],
])("%s writes a day", (language, expected) => {
  expect(formatsFor(language).day("2026-11-21")).toContain(expected);
});

test("a calendar day is the same day in every zone", () => {
  expect(formatsFor("en").day("2026-11-21", "Pacific/Honolulu")).toBe("Nov 21, 2026");
});

test.each([
  ["America/Los_Angeles", "4:00"],
  ["Europe/Istanbul", "3:00"],
])("an instant is written in %s", (zone, expected) => {
  expect(formatsFor("en").moment(noon, zone)).toContain(expected);
});

test.each(LANGUAGE_TAGS)("%s keeps Latin digits", (language) => {
  expect(formatsFor(language).number(1250)).toMatch(/^[0-9.,\u00a0]+$/u);
  expect(formatsFor(language).moment(noon, "UTC")).toMatch(/[0-9]/);
  expect(formatsFor(language).moment(noon, "UTC")).not.toMatch(/[\u0660-\u0669]/u);
});

test.each([
  ["2026-11-24T12:00:00Z", "in 3 days"],
  ["2026-11-21T10:00:00Z", "2 hours ago"],
  ["2026-11-21T12:00:20Z", "just now"],
])("%s is %s", (value, expected) => {
  expect(formatsFor("en").ago(value, new Date(noon))).toBe(expected);
});

test.each([
  ["en", "ltr"],
  ["tr", "ltr"],
  ["ar", "rtl"],
])("%s runs %s", (language, direction) => {
  expect(directionOf(language)).toBe(direction);
});

test.each([
  ["en", "a, b"],
  ["ar", "a، b"],
])("%s lists with its own comma", (language, expected) => {
  expect(formatsFor(language).join(["a", "b"])).toBe(expected);
});

test.each([
  ["en", "$1,250"],
  ["tr", "$1.250"],
  ["ar", "\u2066$1,250\u2069"],
])("%s keeps a sum and its currency together", (language, expected) => {
  expect(formatsFor(language).money(1250)).toBe(expected);
});

test.each([
  ["en", "$300–$783"],
  ["ar", "\u2066\u2066$300\u2069–\u2066$783\u2069\u2069"],
])("%s has the lower sum of a range at the left", (language, expected) => {
  expect(formatsFor(language).moneyRange(300, 783)).toBe(expected);
});

test.each([
  ["en", 724, "724 bytes"],
  ["tr", 724, "724 bayt"],
  ["en", 1_100, "1.1 kB"],
  ["en", 20_000_000, "20 MB"],
])("%s writes the size of %i bytes", (language, bytes, expected) => {
  expect(fileSizeIn(language, bytes)).toBe(expected);
});
