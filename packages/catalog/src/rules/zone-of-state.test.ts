import { US_STATES } from "../places.ts";
import { zoneOfState } from "./zone-of-state.ts";

test.each(US_STATES.map(({ value }) => [value]))("%s has a zone that browsers know", (state) => {
  const zone = zoneOfState(state) ?? "";
  expect(() => new Intl.DateTimeFormat("en", { timeZone: zone })).not.toThrow();
  expect(zone).not.toBe("");
});

test.each([
  ["IL", "America/Chicago"],
  ["AZ", "America/Phoenix"],
  ["XX", null],
  [null, null],
])("%s is in %s", (state, zone) => {
  expect(zoneOfState(state)).toBe(zone);
});
