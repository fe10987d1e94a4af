import { FORMER_ZONE_NAMES, ZONE_NAMES } from "./time-zone-names.ts";
import { zoneName } from "./time-zones.ts";

test.each([
  ["Asia/Kolkata", "Asia/Kolkata"],
  ["Asia/Calcutta", "Asia/Kolkata"],
  ["Europe/Kiev", "Europe/Kyiv"],
  ["Asia/Saigon", "Asia/Ho_Chi_Minh"],
  ["US/Pacific", "America/Los_Angeles"],
  ["Turkey", "Europe/Istanbul"],
  ["america/new_york", "America/New_York"],
  ["Etc/UTC", "UTC"],
  ["GMT", "UTC"],
  ["Etc/GMT+5", "Etc/GMT+5"],
])("%s is %s", (written, name) => {
  expect(zoneName(written)).toBe(name);
});

test("every zone that this runtime lists has a name of today", () => {
  const today = new Set(ZONE_NAMES);
  expect(Intl.supportedValuesOf("timeZone").filter((zone) => !today.has(zoneName(zone)))).toEqual([]);
});

test("this runtime knows every zone and every former name, and both have the same clock", () => {
  const at = (zone: string) =>
    [1, 7].map((month) =>
      new Date(Date.UTC(2026, month, 1)).toLocaleString("en", { timeZone: zone, timeZoneName: "longOffset" }),
    );
  expect(ZONE_NAMES.filter((zone) => at(zone).length === 0)).toEqual([]);
  expect([...FORMER_ZONE_NAMES].filter(([former, name]) => at(former).join() !== at(name).join())).toEqual(
    [],
  );
});
