import { insertAsChosen } from "./chosen-order.ts";

test.each([
  { what: "the first of all", keys: [], chosen: ["1"], expected: ["1"] },
  { what: "after what was there before", keys: ["A", "B"], chosen: ["1"], expected: ["A", "B", "1"] },
  {
    what: "overtaken by two",
    keys: ["A", "2", "3"],
    chosen: ["1", "2", "3"],
    expected: ["A", "1", "2", "3"],
  },
  {
    what: "between two",
    key: "2",
    keys: ["A", "1", "3"],
    chosen: ["1", "2", "3"],
    expected: ["A", "1", "2", "3"],
  },
  {
    what: "a later one is the poster now",
    key: "2",
    keys: ["3", "1"],
    chosen: ["1", "2", "3"],
    expected: ["3", "1", "2"],
  },
  {
    what: "an earlier one was moved to the front",
    key: "2",
    keys: ["1", "A"],
    chosen: ["1", "2"],
    expected: ["1", "A", "2"],
  },
  { what: "the later one was removed", key: "1", keys: ["A"], chosen: ["1", "2"], expected: ["A", "1"] },
  { what: "chosen elsewhere", key: "9", keys: ["A"], chosen: [], expected: ["A", "9"] },
])("a file arrives: $what", ({ key = "1", keys, chosen, expected }) => {
  expect(insertAsChosen(keys, key, chosen)).toEqual(expected);
});
