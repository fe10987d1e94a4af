import { narrowingOf } from "./wall-criteria.ts";

test.each([
  ["", ""],
  ["?open=4&view=table", ""],
  ["?stage=New&open=4&fit=all&review=1&sort=Oldest", "?stage=New&fit=all&sort=Oldest"],
])("of %j the wall's own part is %j", (search, expected) => {
  expect(narrowingOf(search)).toBe(expected);
});
