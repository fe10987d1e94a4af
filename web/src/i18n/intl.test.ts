import { dateFormat, numberFormat } from "./intl.ts";

test("a formatter is made once for a language and its options", () => {
  const day = dateFormat("en-US", { day: "numeric" });
  expect(dateFormat("en-US", { day: "numeric" })).toBe(day);
  expect(dateFormat("tr", { day: "numeric" })).not.toBe(day);
  expect(dateFormat("en-US", { day: "numeric", timeZone: "UTC" })).not.toBe(day);
  expect(numberFormat("en-US").format(1234.5)).toBe("1,234.5");
  expect(numberFormat("en-US", { style: "percent" }).format(0.5)).toBe("50%");
});
