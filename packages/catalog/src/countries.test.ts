import { COUNTRY_CODES } from "./countries.ts";

test("the codes are the 249 of ISO 3166-1", () => {
  expect(COUNTRY_CODES).toHaveLength(249);
});

test.each(["US", "TR", "SA", "DE", "GB", "TW", "PS", "SS", "BQ", "AQ"])("%s is a country", (code) => {
  expect(COUNTRY_CODES).toContain(code);
});

test.each(["ZZ", "XX", "XK", "EU", "UK", "SU", "DD", "AN", "us", "USA", ""])("%s is none", (code) => {
  expect(COUNTRY_CODES).not.toContain(code);
});
