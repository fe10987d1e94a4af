import { bookedOutWindows } from "./booked-out-windows.ts";

const NOW = new Date("2026-11-29T20:00:00Z");

test("all that can be booked out begins yesterday and reaches two years ahead, in windows that talent reads", () => {
  expect(bookedOutWindows(NOW)).toEqual([
    { from: "2026-11-28", to: "2027-11-29" },
    { from: "2027-11-30", to: "2028-11-30" },
  ]);
});

test.each([
  [[], []],
  [["2027-01-02"], [{ from: "2027-01-02", to: "2027-01-02" }]],
  [["2027-03-01", "2027-01-02"], [{ from: "2027-01-02", to: "2027-03-01" }]],
  [
    ["2027-11-29", "2027-11-30", "2028-11-30"],
    [
      { from: "2027-11-29", to: "2027-11-29" },
      { from: "2027-11-30", to: "2028-11-30" },
    ],
  ],
  [["2026-11-27", "2028-12-01", "2099-01-01"], []],
])("for the days %j the talent service gets the windows %j", (days, windows) => {
  expect(bookedOutWindows(NOW, days)).toEqual(windows);
});
